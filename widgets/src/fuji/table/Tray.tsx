/** The dice of whoever acts, and what counts of them for the card that is looked at. */
import { Button } from "../../Button";
import { useStable, useStructuralSharing } from "../../memo";
import { useShell } from "../../Shell";
import type { PartProps } from "../../table/parts";
import { nameOf } from "../../table/view";
import { counting } from "../dice/fits";
import { Hand } from "../dice/Hand";
import { diceOf, keyOf, ofFuji } from "../view";
import { trayOf } from "./choosing";

/** The card whose requirement is shown on the dice: the one looked at, else the marker of their owner. */
export function countedSquare({
  table,
  picking,
  looked,
}: Pick<PartProps, "table" | "picking" | "looked">): string | null {
  return looked ? nameOf(looked) : (ofFuji(table).seats[trayOf(table, picking) ?? ""]?.marker ?? null);
}

export function Tray(props: PartProps) {
  const { translate } = useShell();
  const { table, screen, picking, onHide } = props;
  const view = ofFuji(table);
  const owner = trayOf(table, picking);
  const seat = view.seats[owner ?? ""];
  const square = countedSquare(props);
  const counts = useStructuralSharing(
    seat && square && view.cards[square]?.need ? counting(view, square, seat.dice) : null,
  );
  const lit = useStructuralSharing(diceOf(picking.lit, owner ?? ""));
  const chosen = useStructuralSharing(diceOf(picking.picked.things, owner ?? ""));
  const keep = useStructuralSharing(new Set(screen.odds?.keep ?? []));
  const { onPick } = useStable({
    onPick: (die: number) => picking.tapThing(keyOf.die(owner ?? "", die)),
  });
  if (!seat || !owner || seat.dice.length === 0) return null;
  return (
    <section
      class="fk-tray"
      data-part="dice"
      data-character={seat.character}
      aria-label={translate("table.dice", { seat: owner })}
    >
      <Hand
        dice={seat.dice}
        label={translate("table.dice", { seat: owner })}
        lit={lit}
        chosen={chosen}
        counting={counts}
        keep={keep}
        character={seat.character}
        onPick={onPick}
      />
      {screen.at !== null && table.screens && screen.people.length > 1 && (
        <Button class="fk-tray-hide" icon="eye-closed" aria-label={translate("table.hide")} onClick={onHide}>
          <span>{translate("table.hide")}</span>
        </Button>
      )}
    </section>
  );
}
