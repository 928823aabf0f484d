/** What a step says, on a slip of paper with a seal that tells its kind, and the rules behind it. */
import { useId } from "preact/hooks";
import { Art } from "../art/Art";
import type { LessonView } from "../generated";
import { useShell } from "../Shell";

const SEALS = { say: "icon-book", ask: "icon-talk", do: "meeple", show: "icon-eye" } as const;

interface Props {
  step: LessonView;
  onClause(id: string): void;
}

export function Text({ step, onClause }: Props) {
  const { say } = useShell();
  return (
    <div class="fk-course-text">
      <span class="fk-seal" aria-hidden="true">
        <Art name={SEALS[step.kind]} />
      </span>
      <div>
        <p class="fk-course-kind">
          {say(`lesson.${step.kind}`)}
          <span class="fk-course-at">
            {say("lesson.step", { at: step.at + 1, count: step.solved.length })}
          </span>
        </p>
        <p class="fk-course-said">{step.text}</p>
        {step.clauses.length > 0 && <Rules clauses={step.clauses} onClause={onClause} />}
      </div>
    </div>
  );
}

function Rules({ clauses, onClause }: { clauses: LessonView["clauses"]; onClause(id: string): void }) {
  const { say } = useShell();
  const label = useId();
  return (
    <div class="fk-course-rules">
      <h3 id={label}>{say("lesson.rules")}</h3>
      <ul aria-labelledby={label}>
        {clauses.map(([id, heading]) => (
          <li key={id}>
            <button type="button" class="fk-clause-link" onClick={() => onClause(id)}>
              {heading}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
