/** The end: won or lost, how well, and what may come after. */
import { useState } from "preact/hooks";
import { Button } from "../Button";
import type { Ending } from "../generated";
import { useShell } from "../Shell";
import { addressOf } from "./keep";
import type { GameParts } from "./parts";
import "../styles/outcome.css";

interface Props {
  outcome: Ending;
  parts: GameParts | null;
  link: string;
  name: string;
  onReplay(): void;
  onNew(): void;
  /** A new game is set up first. */
  setsUp: boolean;
  onSave(): void;
}

const FALLING = Array.from({ length: 14 }, (_, index) => index);

/** Petals for a win, ash for a loss; the same fall every time, so nothing here is chance. */
function Falling() {
  return (
    <div class="fk-falling" aria-hidden="true">
      {FALLING.map((index) => (
        <i key={index} style={{ "--fk-x": (index * 37) % 100, "--fk-late": (index * 53) % 29 }} />
      ))}
    </div>
  );
}

function CopyLink({ address }: { address: string }) {
  const { say, announce } = useShell();
  const [state, setState] = useState<"" | "copied" | "by-hand">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState("copied");
      announce(say("table.copied"));
    } catch {
      setState("by-hand");
    }
  };
  return (
    <>
      <Button kind="press" icon="link" onClick={copy}>
        {say(state === "copied" ? "table.copied" : "table.copy")}
      </Button>
      {state === "by-hand" && (
        <label class="fk-link">
          {say("table.copy-by-hand")}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}

export function Outcome({ outcome, parts, link, name, onReplay, onNew, setsUp, onSave }: Props) {
  const { say } = useShell();
  const title = parts?.endTitle(outcome.won, say) ?? say(outcome.won ? "plain.won" : "plain.lost");
  const score = outcome.score ?? null;
  return (
    <section
      class={parts ? "fk-outcome" : "fk-outcome fk-plain-outcome"}
      data-won={outcome.won}
      aria-label={title}
    >
      {parts && (
        <>
          <Falling />
          <div class="fk-outcome-picture" aria-hidden="true">
            <parts.End won={outcome.won} />
          </div>
        </>
      )}
      <div class="fk-outcome-words">
        <h3>{title}</h3>
        {score !== null && <p class="fk-score">{say("table.score", { score })}</p>}
        <p>{outcome.text}</p>
        <div class="fk-outcome-buttons">
          <Button kind="main" data-main icon="play" onClick={onReplay}>
            {say("table.replay")}
          </Button>
          {link && <CopyLink address={new URL(addressOf(name, link), location.href).href} />}
          <Button kind="press" onClick={onNew}>
            {say(setsUp ? "setup.new" : "table.new")}
          </Button>
          <Button kind="press" icon="save" onClick={onSave}>
            {say("table.save")}
          </Button>
        </div>
      </div>
    </section>
  );
}
