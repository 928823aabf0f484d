/** The replay of a game: the board, the story of the step, the players, and the controls. */
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../Button";
import type { ReplayMessage, ReplayTraits } from "../generated";
import { Languages } from "../Languages";
import { useWidth } from "../measure";
import { type Model, useTrait } from "../model";
import { useShell } from "../Shell";
import { TableText } from "../table/TableText";
import { type AddDefaults, useTable, type WholeTable } from "../table/view";
import "../styles/replay.css";
import { Nested } from "../Nested";
import { ReviewPanel } from "../review/ReviewPanel";
import { useAsk } from "../useAsk";
import { Steps } from "./Steps";
import { Story } from "./Story";

/** What a game brings to its replay; without it the table is a text. */
export interface ReplayParts {
  addDefaults: AddDefaults;
  Board: ComponentType<{ table: WholeTable; label: string }>;
  Places: ComponentType<{ table: WholeTable; acting: string; compact: boolean }>;
  /** What the replay is called. */
  title(table: WholeTable): string;
}

const NARROW = 700;

interface Props {
  model: Model<ReplayTraits>;
  parts?: ReplayParts | null;
}

export function ReplayPanel({ model, parts = null }: Props) {
  const branch = useTrait(model, "branch_model");
  const left = useRef(false);
  if (branch) left.current = true;
  return branch ? (
    <Branch model={model} branch={branch} />
  ) : (
    <ReplayView model={model} parts={parts} returned={left.current} />
  );
}

interface ReplayViewProps {
  model: Model<ReplayTraits>;
  parts: ReplayParts | null;
  /** The reader comes back from a branch: the focus does too. */
  returned: boolean;
}

function ReplayView({ model, parts, returned }: ReplayViewProps) {
  const { translate } = useShell();
  const view = useTable(model, parts?.addDefaults);
  const steps = useTrait(model, "steps");
  const open = useTrait(model, "everything");
  const review = useTrait(model, "review");
  const { ask, note } = useAsk<ReplayMessage>();
  const box = useRef<HTMLDivElement>(null);
  const compact = useWidth(box) < NARROW;

  const go = async (step: number) => {
    const answer = await ask({ do: "go-to-step", step });
    if (!answer?.ok) throw new Error(answer?.note);
  };
  const tryFrom = async (step: number) => {
    const answer = await ask({ do: "go-to-step", step });
    if (answer?.ok) ask({ do: "branch" });
  };
  const watch = async (step: number) => {
    await ask({ do: "go-to-step", step });
    const place = box.current?.querySelector<HTMLElement>(".fk-replay-way input");
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  };
  return (
    <div class="fk-replay-page" ref={box}>
      <Headline table={view} title={parts?.title(view) || view.title} focused={returned} />
      {review && <ReviewPanel review={review} compact={compact} onTry={tryFrom} onWatch={watch} />}
      <div class="fk-replay-left">
        <div class="fk-replay-way">
          <Steps steps={steps} onGo={go} {...(open ? { onBranch: () => ask({ do: "branch" }) } : {})} />
          {note && <p role="alert">{note}</p>}
        </div>
        <div class="fk-replay-board">
          {parts ? (
            <parts.Board table={view} label={translate("replay.board", { at: steps.at })} />
          ) : (
            <TableText text={view.text} />
          )}
        </div>
      </div>
      <div class="fk-replay-right">
        <Story steps={steps} view={view} open={open} />
        {parts && (
          <section class="fk-replay-places" aria-label={translate("replay.places")}>
            <parts.Places table={view} acting={steps.seat} compact={compact} />
          </section>
        )}
      </div>
    </div>
  );
}

interface HeadlineProps {
  table: WholeTable;
  title: string;
  focused: boolean;
}

function Headline({ table: { round, phase, phases }, title, focused }: HeadlineProps) {
  const { translate } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const name = phases.find(({ id }) => id === phase)?.name;
  return (
    <header class="fk-replay-header">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{[round > 0 ? translate("replay.round", { round }) : "", name].filter(Boolean).join(" · ")}</p>
      <Languages />
    </header>
  );
}

function Branch({ model, branch }: { model: Model<ReplayTraits>; branch: string }) {
  const { translate } = useShell();
  const { ask, note } = useAsk<ReplayMessage>();
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => way.current?.focus(), []);
  return (
    <div>
      <Button ref={way} class="fk-replay-return" icon="back" onClick={() => ask({ do: "go-to-step" })}>
        {translate("replay.to-replay")}
      </Button>
      {note && <p role="alert">{note}</p>}
      <Nested key={branch} model={model} id={branch} />
    </div>
  );
}
