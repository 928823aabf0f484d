/** The sandbox of a lesson: dice to turn, the table to play on, and what the lesson's own change leads to. */
import { Button } from "../../Button";
import "../styles/sandbox.css";
import { useEffect, useId, useRef } from "preact/hooks";
import type { SandboxProps } from "../../lesson/parts";
import { ReplyBox } from "../../lesson/ReplyBox";
import { Nested } from "../../Nested";
import { useShell } from "../../Shell";
import { DiceEditor } from "./DiceEditor";

export function Sandbox({ model, sandbox, table, ask }: SandboxProps) {
  const { translate } = useShell();
  const [turn, play] = [useId(), useId()];
  useShows(sandbox.shows);
  return (
    <>
      <div class="fk-sandbox-side">
        <div class="fk-course-buttons">
          <Button icon="eye" onClick={() => ask({ do: "show-example" })}>
            {translate("lesson.show-one")}
          </Button>
          <Button icon="undo" onClick={() => ask({ do: "reset-sandbox" })}>
            {translate("lesson.anew")}
          </Button>
        </div>
        {sandbox.shows && (
          <ReplyBox
            reply={{ ok: true, text: sandbox.shows, reasons: [], story: sandbox.story }}
            kind="change"
          />
        )}
      </div>
      <section class="fk-sandbox-dice" aria-labelledby={turn}>
        <h3 id={turn}>{translate("lesson.turn")}</h3>
        <p>{translate("lesson.turn-how")}</p>
        <DiceEditor
          hands={sandbox.hands}
          onTurn={(seat, die, face) => void ask({ do: "set-lesson-die", seat, die, face })}
        />
      </section>
      <section class="fk-sandbox-table" aria-labelledby={play}>
        <h3 id={play}>{translate("lesson.play")}</h3>
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
