/** What has happened this round, in sentences, the newest first. */
import type { LogView } from "../generated";
import { memo } from "../memo";
import { useShell } from "../Shell";
import "../styles/story.css";

/** Events by which the eye finds its way, where the game names none. */
const LOUD: ReadonlySet<string> = new Set(["Ended"]);

interface Props {
  log: readonly LogView[];
  round: number;
  /** Lines that were refused at this screen, after so many sentences of the log. */
  refusals: readonly { after: number; text: string }[];
  /** Events by which the eye finds its way. */
  loud?: ReadonlySet<string> | undefined;
}

export const Log = memo(({ log, round, refusals, loud = LOUD }: Props) => {
  const { translate } = useShell();
  const refusedAfter = (count: number) =>
    refusals
      .filter((refusal) => refusal.after === count)
      .map(({ text }) => ({ key: `${round}.${count}.${text}`, text, event: "refused" }));
  const told = log.flatMap(({ text, event }, index) => [
    { key: `${round}.${index}`, text, event },
    ...refusedAfter(index + 1),
  ]);
  const lines = [...refusedAfter(0), ...told];
  return (
    <section class="fk-log" data-part="log" aria-label={translate("table.log")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <ol tabIndex={0} aria-label={translate("table.log")}>
        {lines.reverse().map((line) => (
          <li key={line.key} data-event={line.event} data-loud={loud.has(line.event) || undefined}>
            {line.text}
          </li>
        ))}
      </ol>
    </section>
  );
});
