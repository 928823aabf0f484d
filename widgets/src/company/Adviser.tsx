/** The adviser: what a good teammate would do at this seat now, why, and a button that does it. */
import { Art } from "../art/Art";
import type { AdviceView, View } from "../generated";
import { useShell } from "../Shell";
import type { Say } from "../say";
import { labelOf } from "../table/labels";
import "../styles/company.css";

interface Props {
  advice: AdviceView | null;
  view: View;
  busy: boolean;
  onFollow(line: string): void;
}

/** The line in words. */
function wouldDo({ seat, line }: AdviceView, view: View, say: Say): string {
  if (!line) return say("adviser.would-wait");
  const spoken = `${seat} say `;
  if (line.startsWith(spoken)) return say("adviser.would-say", { text: line.slice(spoken.length) });
  const action = view.actions.find((each) => each.line === line);
  return say("adviser.would", { label: action ? labelOf(action, say) : line });
}

export function Adviser({ advice, view, busy, onFollow }: Props) {
  const { say } = useShell();
  return (
    <section class="fk-adviser" aria-label={say("adviser.label")}>
      <Art name="icon-adviser" />
      <div class="fk-adviser-words">
        <p class="fk-adviser-would">{advice ? wouldDo(advice, view, say) : say("adviser.nothing")}</p>
        {advice?.why && <p class="fk-adviser-why">{advice.why}</p>}
      </div>
      {advice?.line && (
        <button
          type="button"
          class="fk-press"
          aria-busy={busy || undefined}
          onClick={() => onFollow(advice.line)}
        >
          {say("adviser.do")}
        </button>
      )}
    </section>
  );
}
