/** The end: won or lost, how well, and what may come after. */
import { useState } from "preact/hooks";
import { Button } from "../Button";
import type { Ending } from "../generated";
import { useShell } from "../Shell";
import { addressOf } from "./gameStorage";
import type { GameParts } from "./parts";
import "../styles/outcome.css";

interface Props {
  outcome: Ending;
  parts: GameParts | null;
  link: string;
  name: string;
  /** The address of this game's review; empty where there is none. */
  review: string;
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
  const { translate, announce } = useShell();
  const [state, setState] = useState<"" | "copied" | "by-hand">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState("copied");
      announce(translate("table.copied"));
    } catch {
      setState("by-hand");
    }
  };
  return (
    <>
      <Button kind="press" icon="link" onClick={copy}>
        {translate(state === "copied" ? "table.copied" : "table.copy")}
      </Button>
      {state === "by-hand" && (
        <label class="fk-link">
          {translate("table.copy-by-hand")}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}

export function Outcome({ outcome, parts, link, name, review, onReplay, onNew, setsUp, onSave }: Props) {
  const { translate } = useShell();
  const title =
    parts?.endTitle(outcome.won, translate) ?? translate(outcome.won ? "plain.won" : "plain.lost");
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
        {score !== null && <p class="fk-score">{translate("table.score", { score })}</p>}
        <p>{outcome.text}</p>
        <div class="fk-outcome-buttons">
          <Button kind="main" data-main icon="play" onClick={onReplay}>
            {translate("table.replay")}
          </Button>
          {review && (
            <a class="fk-press fk-outcome-review" href={review}>
              {translate("games.review")}
            </a>
          )}
          {link && <CopyLink address={new URL(addressOf(name, link), location.href).href} />}
          <Button kind="press" onClick={onNew}>
            {translate(setsUp ? "setup.new" : "table.new")}
          </Button>
          <Button kind="press" icon="save" onClick={onSave}>
            {translate("table.save")}
          </Button>
        </div>
      </div>
    </section>
  );
}
