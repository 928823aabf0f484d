/** The clauses that a step rests on, each a click away. */
import { useId } from "preact/hooks";
import { Art } from "../art/Art";
import { Button } from "../Button";
import type { LessonView } from "../generated";
import { useShell } from "../Shell";

export function Rules({ clauses, onClause }: { clauses: LessonView["clauses"]; onClause(id: string): void }) {
  const { translate } = useShell();
  const label = useId();
  return (
    <div class="fk-course-rules">
      <h3 id={label}>
        <Art name="icon-book" />
        {translate("lesson.rules")}
      </h3>
      <ul aria-labelledby={label}>
        {clauses.map(([id, heading]) => (
          <li key={id}>
            <Button kind="link" onClick={() => onClause(id)}>
              {heading}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
