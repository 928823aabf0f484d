/** Fuji's board and places at a table: which squares, dice, cards and players are lit, and whose dice lie in the tray. */
import { beginsOffer, isComplete, missing } from "../../table/picking";
import type { Picking } from "../../table/usePicking";
import type { WholeTable } from "../../table/view";
import { keyOf, named, ofFuji } from "../view";

/** Whose dice lie in the tray: of whoever is asked about, else of the meeple in hand. */
export function trayOf(table: WholeTable, { actor, whose }: Pick<Picking, "actor" | "whose">): string | null {
  const { prompt, seat } = ofFuji(table);
  if (prompt && prompt.seat === actor) return prompt.whose;
  return whose || actor || seat;
}

/** Squares that can be chosen, and what choosing each one does, in words. */
export function targetsOf({ offers, picked, lit }: Picking, table: WholeTable): Map<string, string> {
  return new Map(
    named(lit, "square").map((square) => {
      const key = keyOf.square(square);
      const wants = [...offers, ...table.offers].find((offer) => missing(offer, picked).includes(key));
      return [square, wants?.label ?? table.things[key] ?? square];
    }),
  );
}

/** A card in hand has been picked, so that what it can do is lit. */
export function isCardInHand({ tapped, offers }: Picking): boolean {
  return tapped.things.some((key) => beginsOffer(offers, key));
}

/** Cards of others can be touched only while one of them may be copied. */
export function copies({ lit }: Picking): ReadonlySet<string> {
  return new Set(named(lit, "copy"));
}

/** Cards that light up: those to pick or to copy now, and, while one is in hand, still all that could be used. */
export function usableCards({ lit, offers }: Picking): Set<string> {
  const leading = offers.flatMap((offer) => (offer.first ? offer.picks.slice(0, 1) : []));
  return new Set([...named(lit, "card"), ...named(lit, "copy"), ...named(leading, "card")]);
}

/** A player's place: the one a card is for, the one who acts, or the one acted for. */
export function tapSeat(picking: Picking, seat: string): void {
  const key = keyOf.seat(seat);
  const { lit, actors, whoses, tapped } = picking;
  const begun = tapped.intent !== "" || tapped.things.length > 0;
  if (lit.has(key) && (begun || picking.offers.some((offer) => isOnlyMissing(offer, key, picking)))) {
    picking.tapThing(key);
  } else if (actors.includes(seat)) picking.chooseActor(seat);
  else if (whoses.includes(seat)) picking.chooseWhose(seat);
  else if (lit.has(key)) picking.tapThing(key);
}

/** Nothing but this player is missing: an answer to a question. */
function isOnlyMissing(offer: Picking["offers"][number], key: string, { picked }: Picking): boolean {
  return !isComplete(offer, picked) && missing(offer, picked).join() === key;
}
