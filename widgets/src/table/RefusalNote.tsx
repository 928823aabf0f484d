/** Why something was refused: a note, or reasons with their clauses. */
import { Art } from "../art/Art";
import { Button } from "../Button";
import { Reasons } from "../rules/Reasons";
import { useShell } from "../Shell";
import type { Refusal } from "./usePicking";
import "../styles/prompt.css";

export function RefusalNote({
  refusal,
  onClause,
  onClose,
}: {
  refusal: Refusal;
  /** Shows a clause, where there is a rulebook. */
  onClause?: ((id: string) => void) | undefined;
  onClose(): void;
}) {
  const { translate } = useShell();
  return (
    <div class="fk-refusal">
      <Art name="icon-hint" class="fk-refusal-sign" />
      <div>
        {refusal.note && <p>{refusal.note}</p>}
        {refusal.reasons.length > 0 && <Reasons reasons={refusal.reasons} onClause={onClause} />}
      </div>
      <Button class="fk-refusal-close" aria-label={translate("table.close")} icon="close" onClick={onClose} />
    </div>
  );
}
