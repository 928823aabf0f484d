/** Change it yourself: dice to turn, the table to play on, and what came of it. */
import { Button } from "../../Button";
import "../styles/trial.css";
import { useEffect, useId, useRef } from "preact/hooks";
import type { TrialProps } from "../../lesson/parts";
import { ReplyBox } from "../../lesson/ReplyBox";
import { Nested } from "../../Nested";
import { useShell } from "../../Shell";
import { Turning } from "./Turning";

export function Trial({ model, trial, table, ask }: TrialProps) {
  const { say } = useShell();
  const [turn, play] = [useId(), useId()];
  useShows(trial.shows);
  return (
    <>
      <div class="fk-trial-side">
        <div class="fk-course-buttons">
          <Button icon="eye" onClick={() => ask({ do: "show-example" })}>
            {say("lesson.show-one")}
          </Button>
          <Button icon="undo" onClick={() => ask({ do: "reset-sandbox" })}>
            {say("lesson.anew")}
          </Button>
        </div>
        {trial.shows && (
          <ReplyBox reply={{ ok: true, text: trial.shows, reasons: [], story: trial.story }} kind="change" />
        )}
      </div>
      <section class="fk-trial-dice" aria-labelledby={turn}>
        <h3 id={turn}>{say("lesson.turn")}</h3>
        <p>{say("lesson.turn-how")}</p>
        <Turning
          hands={trial.hands}
          onTurn={(seat, die, face) => void ask({ do: "set-lesson-die", seat, die, face })}
        />
      </section>
      <section class="fk-trial-table" aria-labelledby={play}>
        <h3 id={play}>{say("lesson.play")}</h3>
        <Nested key={table} model={model} id={table} />
      </section>
    </>
  );
}

/** What the lesson's own change leads to is read out; the table tells the rest itself. */
function useShows(shows: string): void {
  const { announce } = useShell();
  const heard = useRef("");
  useEffect(() => {
    if (shows && heard.current !== shows) announce(shows);
    heard.current = shows;
  }, [shows, announce]);
}
