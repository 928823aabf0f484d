/** The latest sentence of the log, above the prompt, and a button to skip ahead. */
import { Art } from "../art/Art";
import { Button } from "../Button";
import type { LogView } from "../generated";
import { useShell } from "../Shell";
import type { CodeSeats } from "./useCodeSeats";
import "../styles/code-seats.css";

interface Props {
  log: readonly LogView[];
  codeSeats: CodeSeats;
}

export function LatestMove({ log, codeSeats }: Props) {
  const { translate } = useShell();
  const latest = log.at(-1);
  return (
    <div class="fk-latest-move">
      {/* The live region has announced it already. */}
      <p key={log.length} class="fk-latest-move-text" data-event={latest?.event} aria-hidden="true">
        {latest?.text}
      </p>
      {codeSeats.thinking && (
        <Button class="fk-skip" aria-keyshortcuts="s" onClick={codeSeats.skip}>
          {translate("code.skip")}
          <Art name="icon-last" />
        </Button>
      )}
    </div>
  );
}
