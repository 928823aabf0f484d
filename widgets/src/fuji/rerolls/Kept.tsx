/** Small dice in a row: those that a choice keeps. */

import { useShell } from "../../Shell";
import { Die } from "../dice/Die";

export function Kept({ dice }: { dice: readonly string[] }) {
  const { say } = useShell();
  if (!dice.length) return <>{say("rerolls.none")}</>;
  return (
    <span class="fk-rerolls-kept">
      {dice.map((code, place) => (
        <Die key={place} code={code} />
      ))}
    </span>
  );
}
