/** What a tap on a thing does: it plays a line, picks the thing, or asks why not. */
import type { ActionView, View } from "../generated";
import { choose, type Offer, settled } from "./choose";
import { choosesCards, fits, goals, NOTHING, type Picked } from "./picked";

export type Step =
  | { do: "act"; action: ActionView }
  | { do: "pick"; picked: Picked }
  | { do: "why"; line: string }
  | { do: "why-card"; card: string; seat: string };

type Things = "squares" | "dice" | "cards" | "seats";

/** Everything let go but the card in use and who acts. */
export function loose(picked: Picked): Picked {
  const { actor, whose, deed, cards } = picked;
  return { ...NOTHING, actor, whose, deed, cards };
}

function without<Thing>(all: readonly Thing[], gone: Thing): Thing[] {
  return all.filter((thing) => thing !== gone);
}

/** Ways to add a thing to what is picked: beside the rest, in place of the oldest of its kind, or alone. */
function additions(picked: Picked, kind: Things, thing: string | number): Picked[] {
  const all = picked[kind] as readonly (string | number)[];
  return [
    { ...picked, [kind]: [...all, thing] },
    { ...picked, [kind]: [...all.slice(1), thing] },
    { ...loose(picked), [kind]: [thing] },
  ];
}

function picking(view: View, offer: Offer, picked: Picked): Step | null {
  if (!offer.mode.some((action) => fits(action, picked))) return null;
  const only = settled(view, choose(view, picked));
  return only ? { do: "act", action: only } : { do: "pick", picked };
}

function pickThing(view: View, offer: Offer, kind: Things, thing: string | number): Step | null {
  const all = offer.picked[kind] as readonly (string | number)[];
  if (kind !== "seats" && all.includes(thing)) {
    return { do: "pick", picked: { ...offer.picked, [kind]: without(all, thing) } };
  }
  for (const picked of additions(offer.picked, kind, thing)) {
    const step = picking(view, offer, picked);
    if (step) return step;
  }
  return null;
}

/** An offered line with another thing in the place of its own: what a touched thing would stand for. */
function lineWith(action: ActionView, own: string | number | undefined, other: string | number): string {
  const words = action.line.split(" ");
  const place = words.findIndex((word, index) => index > 1 && word === String(own));
  return place < 0 ? "" : words.with(place, String(other)).join(" ");
}

function filled(template: string, seat: string, field: string, thing: string | number): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === "seat" ? seat : name === field ? String(thing) : "",
  );
}

/** The line that a card stands for which is not offered. */
export function whySquare(view: View, offer: Offer, square: string): { do: "why"; line: string } {
  const like = offer.left.find((action) => goals(action).length > 0);
  const own = like && goals(like).find((each) => !offer.picked.squares.includes(each));
  const line = like && lineWith(like, own, square);
  return { do: "why", line: line || filled(view.tries.square, offer.actor ?? "", "square", square) };
}

function whyDie(view: View, offer: Offer, die: number): Step {
  const like = offer.left.find((action) => action.dice.length === 1);
  const line = like && lineWith(like, like.dice[0], die);
  return { do: "why", line: line || filled(view.tries.die, offer.actor ?? "", "die", die) };
}

/** Another seat of an open table that can go there: if it is the only one, the tap is meant for it. */
function elsewhere(view: View, offer: Offer, square: string): Step | null {
  const others = offer.actors.filter((seat) => seat !== offer.actor);
  const goes = (seat: string) =>
    choose(view, { ...NOTHING, actor: seat })
      .left.flatMap(goals)
      .includes(square);
  const able = others.filter(goes);
  const actor = able[0];
  if (!actor) return null;
  if (able.length > 1) return { do: "pick", picked: { ...NOTHING, actor } };
  const chosen = choose(view, { ...NOTHING, actor });
  return pickThing(view, chosen, "squares", square);
}

export function tapSquare(view: View, offer: Offer, square: string): Step {
  return (
    pickThing(view, offer, "squares", square) ??
    (offer.picked.cards.length ? null : elsewhere(view, offer, square)) ??
    whySquare(view, offer, square)
  );
}

export function tapDie(view: View, offer: Offer, die: number): Step {
  return pickThing(view, offer, "dice", die) ?? whyDie(view, offer, die);
}

/** A card of a hand: part of a set, the card to copy, or the card to use; a second tap puts it back. */
export function tapCard(view: View, offer: Offer, card: string, owner: string): Step {
  const { actor, cards } = offer.picked;
  if (offer.mode.some(choosesCards)) {
    return pickThing(view, offer, "cards", card) ?? { do: "why-card", card, seat: owner };
  }
  if (cards.includes(card)) return { do: "pick", picked: { ...NOTHING, actor, whose: offer.whose } };
  const copied = cards.length === 1 && picking(view, offer, { ...offer.picked, cards: [...cards, card] });
  return copied || (useCard(view, offer, card) ?? { do: "why-card", card, seat: owner });
}

/** The card may be another meeple's, or at an open table another seat's. */
function useCard(view: View, offer: Offer, card: string): Step | null {
  const lines = view.actions.filter((action) => action.cards[0] === card);
  const line = lines.find((action) => action.seat === offer.actor) ?? lines[0];
  if (!line) return null;
  return { do: "pick", picked: { ...NOTHING, actor: line.seat, whose: line.whose, cards: [card] } };
}

/** A player's place: the one a card is for, the one who acts, or the one acted for. */
export function tapSeat(view: View, offer: Offer, seat: string): Step | null {
  const inMode = offer.picked.cards.length > 0 || offer.picked.deed !== null;
  if (inMode || view.prompt) {
    const step = offer.seats.has(seat) ? pickThing(view, offer, "seats", seat) : null;
    if (step) return step;
  }
  if (offer.actors.includes(seat)) return { do: "pick", picked: { ...NOTHING, actor: seat } };
  if (offer.whoses.includes(seat)) {
    return { do: "pick", picked: { ...NOTHING, actor: offer.actor, whose: seat } };
  }
  return offer.seats.has(seat) ? pickThing(view, offer, "seats", seat) : null;
}
