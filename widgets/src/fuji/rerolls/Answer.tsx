/** The answer: how likely, what to keep, and what other choices give away. */
import type { KeepView, WeighedView } from "../../generated";
import { useShell } from "../../Shell";
import { KeptDice } from "./KeptDice";

interface Props {
  weighed: WeighedView;
  /** How many dice there are, and whether any may be thrown again. */
  dice: number;
  rerolls: number;
}

function Best({ weighed, dice, rerolls }: Props) {
  const { translate } = useShell();
  const kept = weighed.best.dice;
  if (!rerolls) return null;
  if (kept.length === dice) return <p class="fk-rerolls-best">{translate("rerolls.keep-all")}</p>;
  if (!kept.length) return <p class="fk-rerolls-best">{translate("rerolls.keep-none")}</p>;
  return (
    <p class="fk-rerolls-best">
      {translate("rerolls.keep")} <KeptDice dice={kept} />
    </p>
  );
}

function Others({ others }: { others: readonly KeepView[] }) {
  const { translate } = useShell();
  return (
    <table class="fk-rerolls-table">
      <caption>{translate("rerolls.others")}</caption>
      <thead>
        <tr>
          <th scope="col">{translate("rerolls.column-keep")}</th>
          <th scope="col">{translate("rerolls.column-chance")}</th>
          <th scope="col">{translate("rerolls.column-away")}</th>
        </tr>
      </thead>
      <tbody>
        {others.map(({ dice, numbers, chance, away }) => (
          <tr key={numbers.join(" ")}>
            <td>
              <KeptDice dice={dice} />
            </td>
            <td>{chance.text}</td>
            <td>{away}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Answer({ weighed, dice, rerolls }: Props) {
  const { translate } = useShell();
  return (
    // biome-ignore lint/a11y/useSemanticElements: parts of a widget are no fieldset of a form
    <div class="fk-rerolls-answer" role="group" aria-label={translate("rerolls.answer")}>
      <div aria-live="polite" class="fk-rerolls-said">
        <p class="fk-rerolls-chance">
          <strong>{weighed.best.chance.text}</strong> {translate(rerolls ? "rerolls.chance" : "rerolls.now")}
        </p>
        {rerolls > 0 && (
          <p>
            <b>{weighed.now.text}</b> {translate("rerolls.now")}
          </p>
        )}
        <Best weighed={weighed} dice={dice} rerolls={rerolls} />
      </div>
      {weighed.others.length > 0 && <Others others={weighed.others} />}
    </div>
  );
}
