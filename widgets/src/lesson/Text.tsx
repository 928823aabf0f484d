/** What a step says, on a slip of paper, with a seal that tells its kind. */
import { Art } from "../art/Art";
import type { LessonView } from "../generated";
import { useShell } from "../Shell";

const SEALS = {
  say: "icon-book",
  ask: "icon-talk",
  do: "meeple",
  show: "icon-eye",
  change: "phase-roll",
} as const;

export function Text({ step }: { step: LessonView }) {
  const { translate } = useShell();
  return (
    <div class="fk-course-text">
      <span class="fk-seal" aria-hidden="true">
        <Art name={SEALS[step.kind]} />
      </span>
      <div>
        <p class="fk-course-kind">
          {translate(`lesson.${step.kind}`)}
          <span class="fk-course-at">
            {translate("lesson.step", { at: step.at + 1, count: step.solved.length })}
          </span>
        </p>
        <StepText step={step} />
      </div>
    </div>
  );
}

/** The last sentence of a task says what to do, so the eye should find it. */
const LAST_SENTENCE = /^(?<before>.*[.!?…](?:\s?[»”"])?\s+)?(?<last>.+)$/su;

function StepText({ step }: { step: LessonView }) {
  const task = step.kind === "do" && LAST_SENTENCE.exec(step.text)?.groups;
  if (!task) return <p class="fk-course-said">{step.text}</p>;
  return (
    <p class="fk-course-said">
      {task["before"]}
      <b>{task["last"]}</b>
    </p>
  );
}
