/** Where the learner stands: stones on a path, and the buttons that lead along it. */
import { Art } from "../art/Art";
import type { LessonView } from "../generated";
import { useShell } from "../Shell";

interface Props {
  step: LessonView;
  /** Null is the beginning, with everything forgotten. */
  onGo(at: number | null): void;
}

export function Stones({ step, onGo }: Props) {
  const { say } = useShell();
  return (
    <nav class="fk-stones" aria-label={say("lesson.steps")}>
      <ol>
        {step.solved.map((solved, at) => (
          <li key={at} data-solved={solved || undefined}>
            <button
              type="button"
              aria-label={say(solved ? "lesson.dot-done" : "lesson.dot", { at: at + 1 })}
              aria-current={at === step.at ? "step" : undefined}
              aria-disabled={at >= step.reached}
              onClick={() => at < step.reached && onGo(at)}
            >
              <span class="fk-stone">{solved ? <Art name="icon-check" /> : at + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The buttons stay where they are, and keep the focus, whatever they can do. */
export function Onward({ step, onGo }: Props) {
  const { say } = useShell();
  const last = step.at === step.solved.length - 1;
  const ready = step.solved[step.at] ?? false;
  const ahead = last ? null : step.at + 1;
  return (
    <div class="fk-onward">
      <button
        type="button"
        class="fk-onward-back"
        aria-disabled={step.at === 0}
        onClick={() => step.at > 0 && onGo(step.at - 1)}
      >
        <Art name="icon-back" />
        {say("lesson.back")}
      </button>
      <button
        type="button"
        class="fk-onward-next"
        aria-disabled={!ready}
        onClick={() => ready && onGo(ahead)}
      >
        {say(last ? "lesson.again" : "lesson.next")}
        <Art name={last ? "icon-first" : "icon-next"} />
      </button>
    </div>
  );
}
