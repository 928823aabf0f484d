/** Small dice in a row: those that a choice keeps. */
import { Die } from "../dice/Die";
import { useShell } from "../Shell";

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
