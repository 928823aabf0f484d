/** Notes to the odds: the coach's advice, and the model that the numbers rest on. */
import "../styles/odds.css";
import { Art } from "../../art/Art";
import type { OddsView } from "../../generated";
import { useShell } from "../../Shell";

export function OddsNotes({ odds }: { odds: OddsView }) {
  const { translate } = useShell();
  return (
    <>
      {odds.advice && <Section icon="icon-hint" title={translate("odds.advice")} text={odds.advice} />}
      <Section icon="icon-odds" title={translate("odds.model")} text={odds.model} />
    </>
  );
}

function Section({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <section class="fk-odds-told">
      <h2>
        <Art name={icon} />
        {title}
      </h2>
      <p>{text}</p>
    </section>
  );
}
