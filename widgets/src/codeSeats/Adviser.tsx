/** The adviser: what a good teammate would do at this seat now, why, and a button that does it. */
import { Art } from "../art/Art";
import { Button } from "../Button";
import type { AdviceView } from "../generated";
import { useShell } from "../Shell";
import type { Translate } from "../translate";
import "../styles/code-seats.css";

interface Props {
  advice: AdviceView | null;
  onFollow(line: string): void;
}

/** The line in words. */
function wouldDo({ line, said, label }: AdviceView, translate: Translate): string {
  if (!line) return translate("adviser.would-wait");
  return said
    ? translate("adviser.would-say", { text: said })
    : translate("adviser.would", { label: label || line });
}

export function Adviser({ advice, onFollow }: Props) {
  const { translate } = useShell();
  return (
    <section class="fk-adviser" aria-label={translate("adviser.label")}>
      <Art name="icon-adviser" />
      <div class="fk-adviser-words">
        <p class="fk-adviser-would">{advice ? wouldDo(advice, translate) : translate("adviser.nothing")}</p>
        {advice?.why && <p class="fk-adviser-why">{advice.why}</p>}
      </div>
      {advice?.line && (
        <Button kind="press" onClick={() => onFollow(advice.line)}>
          {translate("adviser.do")}
        </Button>
      )}
    </section>
  );
}
