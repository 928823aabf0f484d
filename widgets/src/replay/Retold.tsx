/** A game told again: the board, the story of the step, the players, and the way through all steps. */

import { useEffect, useRef } from "preact/hooks";
import { Art } from "../art/Art";
import { Board } from "../fuji/board/Board";
import { Place } from "../fuji/seats/Place";
import type { StepsView, View, WordKey } from "../generated";
import { Languages } from "../Languages";
import { useWidth } from "../measure";
import { type Look, type Model, useTrait } from "../model";
import { useShell } from "../Shell";
import { type Packed, useView } from "../view";
import "../styles/replay.css";
import { Nested } from "../Nested";
import { useAsk } from "../useAsk";
import { Steps } from "./Steps";
import { Story } from "./Story";

export interface ReplayTraits extends Look {
  view: Packed;
  steps: StepsView;
  /** Nothing is hidden, and a branch can be played on. */
  everything: boolean;
  branch_model: string;
}

const NARROW = 700;

export function Retold({ model }: { model: Model<ReplayTraits> }) {
  const branch = useTrait(model, "branch_model");
  const left = useRef(false);
  if (branch) left.current = true;
  return branch ? (
    <PlayedOn model={model} branch={branch} />
  ) : (
    <Shown model={model} returned={left.current} />
  );
}

interface ShownProps {
  model: Model<ReplayTraits>;
  /** The reader comes back from a branch: the focus does too. */
  returned: boolean;
}

function Shown({ model, returned }: ShownProps) {
  const { say } = useShell();
  const view = useView(model);
  const steps = useTrait(model, "steps");
  const open = useTrait(model, "everything");
  const { ask, note } = useAsk();
  const box = useRef<HTMLDivElement>(null);
  const compact = useWidth(box) < NARROW;

  const go = async (step: number) => {
    const answer = await ask({ do: "go", step });
    if (!answer?.ok) throw new Error(answer?.note);
  };
  return (
    <div class="fk-replay-page" ref={box}>
      <Headline view={view} focused={returned} />
      <div class="fk-replay-left">
        <div class="fk-replay-way">
          <Steps steps={steps} onGo={go} {...(open ? { onBranch: () => ask({ do: "branch" }) } : {})} />
          {note && <p role="alert">{note}</p>}
        </div>
        <div class="fk-replay-board">
          <Board view={view} label={say("replay.board", { at: steps.at })} />
        </div>
      </div>
      <div class="fk-replay-right">
        <Story steps={steps} view={view} open={open} />
        <section class="fk-replay-places" aria-label={say("replay.places")}>
          {Object.keys(view.seats).map((name) => (
            <Place
              key={name}
              name={name}
              view={view}
              me={null}
              acting={steps.seat === name}
              compact={compact}
            />
          ))}
        </section>
      </div>
    </div>
  );
}

function Headline({ view, focused }: { view: View; focused: boolean }) {
  const { say } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <header class="fk-replay-header">
      <h2 ref={heading} tabIndex={-1}>
        {view.scenario_name || say("table.title")}
      </h2>
      <p>
        {view.round > 0 && `${say("replay.round", { round: view.round })} · `}
        {say(`phase.${view.phase}` as WordKey)}
      </p>
      <Languages />
    </header>
  );
}

function PlayedOn({ model, branch }: { model: Model<ReplayTraits>; branch: string }) {
  const { say } = useShell();
  const { ask, note } = useAsk();
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus(), []);
  return (
    <div>
      <button type="button" ref={way} class="fk-replay-return" onClick={() => ask({ do: "go" })}>
        <Art name="icon-back" />
        {say("replay.to-replay")}
      </button>
      {note && <p role="alert">{note}</p>}
      <Nested key={branch} model={model} id={branch} />
    </div>
  );
}
