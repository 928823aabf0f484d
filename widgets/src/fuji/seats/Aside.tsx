/** Dice that a player has set aside, open to all. */

import type { SeatView } from "../../generated";
import { useShell } from "../../Shell";
import { Hand } from "../dice/Hand";

export function Aside({ seat }: { seat: SeatView }) {
  const { translate } = useShell();
  if (!seat.aside.length) return null;
  return (
    <div class="fk-aside">
      <span aria-hidden="true">{translate("seat.aside")}</span>
      <Hand dice={seat.aside} label={translate("seat.aside")} character={seat.character} />
    </div>
  );
}
