/** The dice of whoever acts, and what counts of them for the card that is looked at. */
import { Art } from "../../art/Art";
import type { ScreenView, View } from "../../generated";
import { useShell } from "../../Shell";
import { useShared } from "../../shared";
import type { Choosing } from "../../table/useChoosing";
import { counting } from "../dice/fits";
import { Hand } from "../dice/Hand";

interface Props {
  view: View;
  screen: ScreenView;
  choosing: Choosing;
  /** The card whose requirement is shown on the dice. */
  square: string | null;
  onHide(): void;
}

export function Tray({ view, screen, choosing, square, onHide }: Props) {
  const { say } = useShell();
  const { offer } = choosing;
  const owner = offer.tray ?? view.seat;
  const seat = view.seats[owner ?? ""];
  const counts = useShared(
    seat && square && view.cards[square]?.need ? counting(view, square, seat.dice) : null,
  );
  const chosen = useShared(new Set(offer.picked.dice));
  const keep = useShared(new Set(screen.odds?.keep ?? []));
  if (!seat || !owner || seat.dice.length === 0) return null;
  return (
    <section
      class="fk-tray"
      data-part="dice"
      data-character={seat.character}
      aria-label={say("table.dice", { seat: owner })}
    >
      <Hand
        dice={seat.dice}
        label={say("table.dice", { seat: owner })}
        lit={offer.dice}
        chosen={chosen}
        counting={counts}
        keep={keep}
        character={seat.character}
        onPick={choosing.die}
      />
      {screen.at !== null && view.screens && screen.people.length > 1 && (
        <button type="button" class="fk-tray-hide" onClick={onHide}>
          <Art name="icon-eye-closed" />
          <span>{say("table.hide")}</span>
        </button>
      )}
    </section>
  );
}
