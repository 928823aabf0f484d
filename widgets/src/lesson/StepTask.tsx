/** The task of a step: choose an answer, press what the table offers, say something, take a hint. */
import { useState } from "preact/hooks";
import { Art } from "../art/Art";
import { Button } from "../Button";
import type { ChoiceView, LessonMessage, LessonView } from "../generated";
import type { Ask } from "../kernel";
import { useShell } from "../Shell";
import { type Choice, choicesOf } from "../table/promptContent";
import { Switch } from "../table/Switch";
import type { Picking } from "../table/usePicking";
import type { WholeTable } from "../table/view";
import type { LessonParts } from "./parts";

interface Props {
  parts: LessonParts;
  table: WholeTable;
  step: LessonView;
  task: Picking;
  ask: Ask<LessonMessage>;
}

export function StepTask({ parts, table, step, task, ask }: Props) {
  if (step.kind === "ask") {
    return <Answers answers={step.answers} onChoose={(answer) => ask({ do: "choose", answer })} />;
  }
  if (step.kind !== "do") return null;
  const open = !step.solved[step.at];
  return (
    <>
      {open && step.talks && <Talk parts={parts} table={table} ask={ask} />}
      {open && !step.talks && <ForWhom task={task} />}
      {open && !step.talks && <Buttons parts={parts} table={table} task={task} />}
      <Hints step={step} onHint={() => ask({ do: "hint" })} />
    </>
  );
}

const SIGNS = { right: "icon-check", wrong: "icon-cross" } as const;

function Answers({ answers, onChoose }: { answers: readonly ChoiceView[]; onChoose(answer: number): void }) {
  const { translate } = useShell();
  const solved = answers.some(({ tried }) => tried === "right");
  return (
    <ul class="fk-answers" aria-label={translate("lesson.answers")}>
      {answers.map(({ text, tried }, number) => (
        <li key={text}>
          <Button
            data-tried={tried || undefined}
            aria-pressed={tried === "right"}
            off={solved}
            onClick={() => onChoose(number)}
          >
            <span class="fk-answer-sign">{tried && <Art name={SIGNS[tried]} />}</span>
            {text}
            {tried === "wrong" && <span class="fk-unseen">, {translate("lesson.tried")}</span>}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Talk({ parts, table, ask }: Pick<Props, "parts" | "table" | "ask">) {
  const [text, setText] = useState("");
  const line = table.offers.find((offer) => offer.text > 0)?.line ?? "{}";
  return (
    <parts.TalkField
      text={text}
      onText={setText}
      onSay={async (said) => {
        await ask({ do: "act", line: `${table.seat} ${line.replace("{}", () => said)}` });
        return false;
      }}
    />
  );
}

/** Two players also act for their third meeple. */
function ForWhom({ task }: Pick<Props, "task">) {
  const { translate } = useShell();
  const { whose, whoses } = task;
  if (whoses.length < 2) return null;
  return (
    <Switch
      label={translate("table.whose")}
      values={whoses}
      value={whose}
      show={(name) => name}
      onChoose={task.chooseWhose}
    />
  );
}

function Buttons({ parts, table, task }: Pick<Props, "parts" | "table" | "task">) {
  const { fill } = useShell();
  const draws = (key: string) => parts.draws(table, key);
  const choices = choicesOf({ table, chosen: task, draws, fill }).filter(({ offer, thing, intent }) =>
    Boolean(offer || thing || intent),
  );
  const press = ({ offer, thing, intent }: Choice) => {
    if (offer) task.send(offer);
    else if (thing) task.tapThing(thing);
    else task.tapIntent(intent);
  };
  if (choices.length === 0) return null;
  return (
    <div class="fk-course-buttons">
      {choices.map((choice) => (
        <Button
          key={choice.id}
          data-main={isChosen(choice, task) || undefined}
          aria-label={choice.spoken === choice.label ? undefined : choice.spoken}
          onClick={() => press(choice)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}

/** What is picked has come to this line. */
function isChosen({ offer }: Choice, { picked }: Picking): boolean {
  return offer !== null && picked.things.size > 0 && (offer.picks.length > 0 || offer.many !== null);
}

function Hints({ step, onHint }: { step: LessonView; onHint(): void }) {
  const { translate } = useShell();
  return (
    <div class="fk-hints">
      {step.hints.length > 0 && (
        <ul aria-label={translate("lesson.hints")}>
          {step.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      {(step.more_hints || step.hints.length > 0) && !step.solved[step.at] && (
        <Button class="fk-hint" off={!step.more_hints} icon="hint" onClick={onHint}>
          {translate("lesson.hint")}
        </Button>
      )}
    </div>
  );
}
