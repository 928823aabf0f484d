/** What has happened this round, in sentences, the newest first. */
import type { Answer, LogView } from "../generated";
import { memo } from "../memo";
import { useShell } from "../Shell";
import { WholeLog } from "./WholeLog";
import "../styles/story.css";

/** Events by which the eye finds its way, where the game names none. */
const LOUD: ReadonlySet<string> = new Set(["Ended"]);

interface Props {
  log: readonly LogView[];
  round: number;
  /** Events by which the eye finds its way. */
  loud?: ReadonlySet<string> | undefined;
  /** Fetches all that has happened since the game began. */
  onTellLog(): Promise<Answer | null>;
}

export const Log = memo(({ log, round, loud = LOUD, onTellLog }: Props) => {
  const { translate } = useShell();
  const lines = log.map(({ text, event }, index) => ({ key: `${round}.${index}`, text, event }));
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
      <WholeLog kind="quiet" ask={onTellLog} />
    </section>
  );
});
