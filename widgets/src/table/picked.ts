/** What has been picked so far towards a line, and which of the offered lines it still fits. */
import type { ActionView } from "../generated";

export interface Picked {
  /** Who acts, at an open table. */
  readonly actor: string | null;
  /** For whom, where a player acts for another meeple too. */
  readonly whose: string | null;
  readonly deed: string | null;
  /** The card in use first, then the one it copies; or the cards of a set. */
  readonly cards: readonly string[];
  readonly word: string;
  readonly squares: readonly string[];
  readonly dice: readonly number[];
  readonly seats: readonly string[];
  readonly value: number;
}

export const NOTHING: Picked = {
  actor: null,
  whose: null,
  deed: null,
  cards: [],
  word: "",
  squares: [],
  dice: [],
  seats: [],
  value: 0,
};

/** The verb of what is done, be it proposed or done at once. */
export function deedOf(action: ActionView): string {
  return action.proposes || action.verb;
}

/** The squares to tap: of a way only its goal. */
export function goals(action: ActionView): readonly string[] {
  return deedOf(action) === "move" ? action.squares.slice(0, 1) : action.squares;
}

/** The cards to tap form a set when they are the thing to choose; else the first one is the card in use. */
export function choosesCards(action: ActionView): boolean {
  return deedOf(action) === "keep";
}

/** Whether a line needs nothing but its verb. */
export function isPlain(action: ActionView): boolean {
  const nouns = [...action.squares, ...action.dice, ...action.cards, ...action.seats];
  return nouns.length === 0 && !action.word && !action.value;
}

function holds<Thing>(all: readonly Thing[], some: readonly Thing[]): boolean {
  return some.every((thing) => all.includes(thing));
}

function startsWith<Thing>(all: readonly Thing[], start: readonly Thing[]): boolean {
  return start.every((thing, index) => all[index] === thing);
}

function fitsCards(action: ActionView, cards: readonly string[]): boolean {
  return choosesCards(action) ? holds(action.cards, cards) : startsWith(action.cards, cards);
}

/** Whether the line can still be what is meant. */
export function fits(action: ActionView, picked: Picked): boolean {
  return (
    (!picked.deed || deedOf(action) === picked.deed) &&
    fitsCards(action, picked.cards) &&
    (!picked.word || action.word === picked.word) &&
    holds(goals(action), picked.squares) &&
    holds(action.dice, picked.dice) &&
    startsWith(action.seats, picked.seats) &&
    (!picked.value || action.value === picked.value)
  );
}

export type Noun = "cards" | "copy" | "word" | "squares" | "dice" | "seats" | "value";

/** What is to be picked next for this line; null when nothing is missing. */
export function missing(action: ActionView, picked: Picked): Noun | null {
  const wanted: [Noun, boolean][] = [
    [choosesCards(action) ? "cards" : "copy", action.cards.length > picked.cards.length],
    ["word", action.word !== picked.word],
    ["squares", goals(action).length > picked.squares.length],
    ["dice", action.dice.length > picked.dice.length],
    ["seats", action.seats.length > picked.seats.length],
    ["value", action.value !== picked.value],
  ];
  return wanted.find(([, open]) => open)?.[0] ?? null;
}

/** Lines of a kind differ only in the dice, or the cards, of a set. */
function kindOf(action: ActionView): string {
  const cards = choosesCards(action) ? [] : action.cards;
  const { seat, verb, proposes, whose, squares, seats, value, word } = action;
  return JSON.stringify([seat, verb, proposes, whose, squares, cards, seats, value, word]);
}

/** Whether the line names a set that is collected tap by tap, so that a tap never sends it by itself. */
export function isSet(action: ActionView, among: readonly ActionView[]): boolean {
  const size = (each: ActionView) => each.dice.length + (choosesCards(each) ? each.cards.length : 0);
  const kind = kindOf(action);
  return size(action) > 1 || among.some((each) => kindOf(each) === kind && size(each) > 1);
}
