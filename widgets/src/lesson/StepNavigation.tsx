/** The steps of a lesson as dots, and the buttons to go on and back. */
import { Art } from "../art/Art";
import { Button } from "../Button";
import type { LessonView } from "../generated";
import { useShell } from "../Shell";
import type { Translate } from "../translate";

interface Props {
  step: LessonView;
  /** Null is the beginning, with everything forgotten. */
  onGo(at: number | null): void;
}

export function StepDots({ step, onGo }: Props) {
  const { translate } = useShell();
  return (
    <nav class="fk-step-dots" aria-label={translate("lesson.steps")}>
      <ol>
        {step.solved.map((solved, at) => (
          <li key={at} data-solved={solved || undefined}>
            <Button
              aria-label={labelOf(step, at, translate)}
              aria-current={at === step.at ? "step" : undefined}
              off={at >= step.reached}
              onClick={() => onGo(at)}
            >
              <span class="fk-step-dot">{signOf(step, at)}</span>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function labelOf(step: LessonView, at: number, translate: Translate): string {
  if (at === step.change) return translate("lesson.dot-change");
  return translate(step.solved[at] ? "lesson.dot-done" : "lesson.dot", { at: at + 1 });
}

function signOf(step: LessonView, at: number) {
  if (at === step.change) return <Art name="phase-roll" />;
  return step.solved[at] ? <Art name="icon-check" /> : at + 1;
}

interface OnwardProps extends Props {
  /** The next lesson of the page; absent behind the last one. */
  onNextLesson?: (() => void) | undefined;
}

/** The buttons stay where they are, and keep the focus, whatever they can do. */
export function Onward({ step, onGo, onNextLesson }: OnwardProps) {
  const { translate } = useShell();
  const last = step.at === step.solved.length - 1;
  const ready = step.solved[step.at] ?? false;
  const ahead = () => {
    if (!last) onGo(step.at + 1);
    else if (onNextLesson) onNextLesson();
    else onGo(null);
  };
  const again = last && !onNextLesson;
  return (
    <div class="fk-onward" data-ready={ready || undefined}>
      <Button class="fk-onward-back" off={step.at === 0} icon="back" onClick={() => onGo(step.at - 1)}>
        {translate("lesson.back")}
      </Button>
      <Button class="fk-onward-next" data-again={again || undefined} off={!ready} onClick={ahead}>
        {translate(again ? "lesson.again" : last ? "lessons.next" : "lesson.next")}
        <Art name={again ? "icon-first" : "icon-next"} />
      </Button>
    </div>
  );
}
