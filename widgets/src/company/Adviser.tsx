/** The adviser: what a good teammate would do at this seat now, why, and a button that does it. */
import { Art } from "../art/Art";
import { Button } from "../Button";
import type { AdviceView } from "../generated";
import { useShell } from "../Shell";
import type { Say } from "../say";
import "../styles/company.css";

interface Props {
  advice: AdviceView | null;
  onFollow(line: string): void;
}

/** The line in words. */
function wouldDo({ line, said, label }: AdviceView, say: Say): string {
  if (!line) return say("adviser.would-wait");
  return said ? say("adviser.would-say", { text: said }) : say("adviser.would", { label: label || line });
}

export function Adviser({ advice, onFollow }: Props) {
  const { say } = useShell();
  return (
    <section class="fk-adviser" aria-label={say("adviser.label")}>
      <Art name="icon-adviser" />
      <div class="fk-adviser-words">
        <p class="fk-adviser-would">{advice ? wouldDo(advice, say) : say("adviser.nothing")}</p>
        {advice?.why && <p class="fk-adviser-why">{advice.why}</p>}
      </div>
      {advice?.line && (
        <Button kind="press" onClick={() => onFollow(advice.line)}>
          {say("adviser.do")}
        </Button>
      )}
    </section>
  );
}
