/** Below the dice: why something was refused, else what the thing that is looked at means. */
import { RefusalNote } from "./RefusalNote";
import type { Picking } from "./usePicking";
import "../styles/slip.css";

interface Props {
  picking: Picking;
  /** What the thing that is looked at means. */
  meaning: string;
  /** Shows a clause, where there is a rulebook. */
  onClause?: ((id: string) => void) | undefined;
}

/** It keeps its room while it is empty, so that nothing below it moves when a pointer passes over the board. */
export function Slip({ picking, meaning, onClause }: Props) {
  const { refusal } = picking;
  return (
    <div class="fk-slip">
      {refusal ? (
        <RefusalNote refusal={refusal} onClause={onClause} onClose={picking.dismiss} />
      ) : (
        meaning && <p class="fk-slip-meaning">{meaning}</p>
      )}
    </div>
  );
}
