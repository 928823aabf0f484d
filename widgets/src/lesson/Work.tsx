/** What the learner can do in a step: choose an answer, press what the table offers, say something, take a hint. */
import { useState } from "preact/hooks";
import { Art } from "../art/Art";
import { TalkField } from "../fuji/talk/TalkField";
import type { ChoiceView, LessonView } from "../generated";
import type { Wish } from "../kernel";
import { useShell } from "../Shell";
import type { Button } from "../table/choose";
import { buttonLabel } from "../table/labels";
import { Switch } from "../table/Switch";
import type { Task } from "./useTask";

type Ask = (wish: Wish) => Promise<{ ok: boolean } | null>;

interface Props {
  step: LessonView;
  task: Task;
  ask: Ask;
}

export function Work({ step, task, ask }: Props) {
  if (step.kind === "ask") {
    return <Answers answers={step.answers} onChoose={(answer) => ask({ do: "choose", answer })} />;
  }
  if (step.kind !== "do") return null;
  const open = !step.solved[step.at];
  return (
    <>
      {open && step.talks && <Talk seat={step.seat} ask={ask} />}
      {open && !step.talks && <ForWhom task={task} />}
      {open && !step.talks && <Buttons task={task} />}
      <Hints step={step} onHint={() => ask({ do: "hint" })} />
    </>
  );
}

const SIGNS = { right: "icon-check", wrong: "icon-cross" } as const;

function Answers({ answers, onChoose }: { answers: readonly ChoiceView[]; onChoose(answer: number): void }) {
  const { say } = useShell();
  const solved = answers.some(({ tried }) => tried === "right");
  return (
    <ul class="fk-answers" aria-label={say("lesson.answers")}>
      {answers.map(({ text, tried }, number) => (
        <li key={text}>
          <button
            type="button"
            data-tried={tried || undefined}
            aria-pressed={tried === "right"}
            aria-disabled={solved}
            onClick={() => !solved && onChoose(number)}
          >
            <span class="fk-answer-sign">{tried && <Art name={SIGNS[tried]} />}</span>
            {text}
            {tried === "wrong" && <span class="fk-unseen">, {say("lesson.tried")}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Talk({ seat, ask }: { seat: string; ask: Ask }) {
  const [text, setText] = useState("");
  return (
    <TalkField
      text={text}
      onText={setText}
      onSay={async (said) => {
        await ask({ do: "act", line: `${seat} say ${said}` });
        return false;
      }}
    />
  );
}

/** Two players also act for their third meeple. */
function ForWhom({ task }: { task: Task }) {
  const { say } = useShell();
  const { whose, whoses } = task.offer;
  if (whoses.length < 2) return null;
  return (
    <Switch
      label={say("table.whose")}
      values={whoses}
      value={whose}
      show={(name) => name}
      onChoose={task.forWhom}
    />
  );
}

function Buttons({ task }: { task: Task }) {
  const { say } = useShell();
  const { buttons } = task.offer;
  if (buttons.length === 0) return null;
  return (
    <div class="fk-course-buttons">
      {buttons.map((button) => (
        <button
          type="button"
          key={button.key}
          data-main={isChosen(button, task) || undefined}
          onClick={() => task.press(button)}
        >
          {buttonLabel(button, say)}
        </button>
      ))}
    </div>
  );
}

/** The line that what is picked has come to. */
function isChosen({ action }: Button, { offer }: Task): boolean {
  return action !== null && offer.left.includes(action);
}

function Hints({ step, onHint }: { step: LessonView; onHint(): void }) {
  const { say } = useShell();
  return (
    <div class="fk-hints">
      {step.hints.length > 0 && (
        <ul aria-label={say("lesson.hints")}>
          {step.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      {(step.more_hints || step.hints.length > 0) && !step.solved[step.at] && (
        <button
          type="button"
          class="fk-hint"
          aria-disabled={!step.more_hints}
          onClick={() => step.more_hints && onHint()}
        >
          <Art name="icon-hint" />
          {say("lesson.hint")}
        </button>
      )}
    </div>
  );
}
