/** The dice that a choice keeps, small and in a row. */

import { useShell } from "../../Shell";
import { Die } from "../dice/Die";

export function KeptDice({ dice }: { dice: readonly string[] }) {
  const { translate } = useShell();
  if (!dice.length) return <>{translate("rerolls.none")}</>;
  return (
    <span class="fk-rerolls-kept">
      {dice.map((code, place) => (
        <Die key={place} code={code} />
      ))}
    </span>
  );
}
