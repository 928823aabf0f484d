/** What happened with a step, as a paragraph of a book. */
import type { Ending, StepsView } from "../generated";
import { useShell } from "../Shell";
import { describeStep } from "./Steps";

interface Props {
  steps: StepsView;
  view: { outcome: Ending | null };
  /** Nothing of the game is hidden. */
  open: boolean;
}

export function Story({ steps, view, open }: Props) {
  const { translate } = useShell();
  const { at, last, line, story } = steps;
  const outcome = at === last ? view.outcome?.text : undefined;
  const verdict = outcome && !story.includes(outcome) ? outcome : "";
  return (
    <section class="fk-replay-story" aria-label={translate("replay.story")}>
      <p class="fk-replay-count">
        {at === 0 ? describeStep(steps, translate) : translate("replay.count", { at, last })}
      </p>
      <div key={at} class="fk-replay-told">
        {story.map((sentence, index) => (
          <p key={index}>{sentence}</p>
        ))}
        {verdict && <p class="fk-replay-outcome">{verdict}</p>}
      </div>
      {line && <code class="fk-replay-line">{line}</code>}
      {!open && <p class="fk-replay-hidden">{translate("replay.hidden")}</p>}
    </section>
  );
}
