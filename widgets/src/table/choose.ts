/** What the table offers now: from the lines of the view and what has been picked. It knows no rule. */
import type { ActionView, View } from "../generated";
import { choosesCards, deedOf, fits, goals, isPlain, isSet, missing, type Noun, type Picked } from "./picked";

/** A button beside the board: it plays a line, or picks one thing more. */
export interface Button {
  readonly key: string;
  readonly kind: "act" | "way" | "copy" | "word" | "seats" | "value" | "deed";
  /** The line it plays; without one it picks. */
  readonly action: ActionView | null;
  readonly picked: Picked | null;
  /** What it is about: a card, a word, a name, a face or a verb. */
  readonly thing: string;
}

export interface Offer {
  readonly actor: string | null;
  readonly whose: string | null;
  /** Who may act at this screen, and for whom the actor may. */
  readonly actors: readonly string[];
  readonly whoses: readonly string[];
  /** Whose dice lie in the tray. */
  readonly tray: string | null;
  /** Everything the actor may do for this meeple in this mode, and what of it fits what is picked. */
  readonly mode: readonly ActionView[];
  readonly left: readonly ActionView[];
  readonly squares: ReadonlyMap<string, ActionView>;
  readonly dice: ReadonlySet<number>;
  readonly cards: ReadonlySet<string>;
  readonly seats: ReadonlySet<string>;
  readonly buttons: readonly Button[];
  readonly picked: Picked;
}

function unique<Thing>(things: Iterable<Thing>): Thing[] {
  return [...new Set(things)];
}

/** Those awaited come first. */
export function actorsOf(view: View): string[] {
  const able = new Set(view.actions.map((action) => action.seat));
  return unique([...view.awaits, ...Object.keys(view.seats)]).filter((seat) => able.has(seat));
}

function asked(view: View, actor: string | null): boolean {
  return view.prompt !== null && view.prompt.seat === actor;
}

/** An open question about one card is answered with that card; it need not be picked first. */
function impliedCards(view: View, actor: string | null, actions: readonly ActionView[]): readonly string[] {
  if (!asked(view, actor)) return [];
  const uses = actions.filter((action) => action.verb === "use");
  const first = uses[0];
  if (!first || !uses.every((action) => action.cards.join() === first.cards.join())) return [];
  return first.cards;
}

interface Mode {
  picked: Picked;
  actions: readonly ActionView[];
}

/** Without a card, everything that needs none; with one, what that card can do. */
function modeOf(view: View, own: readonly ActionView[], picked: Picked, actor: string | null): Mode {
  const forWhom = asked(view, actor) ? own : own.filter((action) => action.whose === picked.whose);
  const implied = picked.cards.length ? [] : impliedCards(view, actor, own);
  if (implied.length) {
    return {
      picked: { ...picked, cards: implied },
      actions: own.filter((action) => action.verb === "use"),
    };
  }
  const free = (action: ActionView) => action.cards.length === 0 || choosesCards(action);
  const inUse = picked.cards.length > 0 && !forWhom.some(choosesCards);
  return { picked, actions: forWhom.filter((action) => inUse !== free(action)) };
}

function whoseOf(view: View, picked: Picked, actor: string | null, whoses: readonly string[]): string | null {
  if (picked.whose && whoses.includes(picked.whose)) return picked.whose;
  if (asked(view, actor)) return view.prompt?.whose ?? actor;
  return actor && whoses.includes(actor) ? actor : (whoses[0] ?? actor);
}

/** Cards that can be picked: each card in use, or those still missing in a set. */
function litCards(own: readonly ActionView[], left: readonly ActionView[]): Set<string> {
  const sets = left.filter(choosesCards);
  if (sets.length) return new Set(sets.flatMap((action) => action.cards));
  return new Set(own.flatMap((action) => action.cards.slice(0, 1)));
}

function litSquares(left: readonly ActionView[]): Map<string, ActionView> {
  const lit = new Map<string, ActionView>();
  for (const action of left) {
    for (const square of goals(action)) if (!lit.has(square)) lit.set(square, action);
  }
  return lit;
}

/** At an open table a tap may be meant for another seat, if nothing is picked yet. */
function ofOthers(view: View, actor: string | null): ActionView[] {
  return view.actions.filter((action) => action.seat !== actor && action.cards.length === 0);
}

const SPOKEN: readonly Noun[] = ["copy", "word", "seats", "value"];

function thingOf(action: ActionView, noun: Noun, picked: Picked): string {
  if (noun === "copy") return action.cards[picked.cards.length] ?? "";
  if (noun === "seats") return action.seats[picked.seats.length] ?? "";
  return noun === "word" ? action.word : String(action.value);
}

function withThing(picked: Picked, noun: Noun, action: ActionView): Picked {
  if (noun === "copy") return { ...picked, cards: action.cards };
  if (noun === "seats") return { ...picked, seats: action.seats.slice(0, picked.seats.length + 1) };
  return noun === "word" ? { ...picked, word: action.word } : { ...picked, value: action.value };
}

function choiceButton(noun: Noun, first: ActionView, left: readonly ActionView[], picked: Picked): Button {
  const next = { ...withThing(picked, noun, first), deed: deedOf(first) };
  const then = left.filter((action) => fits(action, next));
  const only = then.length === 1 && missing(first, next) === null ? first : null;
  const thing = thingOf(first, noun, picked);
  return {
    key: `${noun}:${deedOf(first)}:${thing}`,
    kind: noun as Button["kind"],
    action: only,
    picked: only ? null : next,
    thing,
  };
}

/** Verbs that need a name or a number wait behind one button, as long as nothing is picked. */
function deedButton(first: ActionView, picked: Picked): Button {
  const deed = deedOf(first);
  return { key: `deed:${deed}`, kind: "deed", action: null, picked: { ...picked, deed }, thing: deed };
}

function choices(left: readonly ActionView[], picked: Picked, folded: boolean): Button[] {
  const found = new Map<string, Button>();
  for (const action of left) {
    const noun = missing(action, picked);
    if (!noun || !SPOKEN.includes(noun)) continue;
    const fold = folded && (noun === "seats" || noun === "value");
    const button = fold ? deedButton(action, picked) : choiceButton(noun, action, left, picked);
    if (!found.has(button.key)) found.set(button.key, button);
  }
  return [...found.values()];
}

function actButton(action: ActionView, kind: "act" | "way" = "act"): Button {
  return { key: action.line, kind, action, picked: null, thing: action.verb };
}

function hasPicks(picked: Picked): boolean {
  const things = [...picked.cards, ...picked.squares, ...picked.dice, ...picked.seats];
  return things.length > 0 || picked.deed !== null || picked.word !== "" || picked.value !== 0;
}

/** Before the first roll no dice lie in the tray: then each is named on a button. */
function unrolled(view: View, left: readonly ActionView[], picked: Picked): readonly ActionView[] {
  return left.filter((action) => {
    const lying = view.seats[action.whose]?.dice.length ?? 0;
    return missing(action, picked) === "dice" && action.dice.some((die) => die > lying);
  });
}

function buttonsOf(
  view: View,
  mode: Mode,
  left: readonly ActionView[],
  plain: readonly ActionView[],
): Button[] {
  const complete = left.filter((action) => !isPlain(action) && missing(action, mode.picked) === null);
  const ways = complete.filter((action) => deedOf(action) === "move").length > 1;
  const folded = !hasPicks(mode.picked) && view.prompt === null;
  return [
    ...complete.map((action) => actButton(action, ways ? "way" : "act")),
    ...unrolled(view, left, mode.picked).map((action) => actButton(action)),
    ...choices(left, mode.picked, folded),
    ...plain.map((action) => actButton(action)),
  ];
}

/** Everything there is to light up and to press. */
export function choose(view: View, wish: Picked): Offer {
  const actors = actorsOf(view);
  const actor = wish.actor && actors.includes(wish.actor) ? wish.actor : (actors[0] ?? view.seat);
  const own = view.actions.filter((action) => action.seat === actor);
  const whoses = unique(own.filter((action) => !isPlain(action)).map((action) => action.whose));
  const whose = whoseOf(view, wish, actor, whoses);
  const mode = modeOf(view, own, { ...wish, actor, whose }, actor);
  const left = mode.actions.filter((action) => !isPlain(action) && fits(action, mode.picked));
  const lit = left.filter((action) => missing(action, mode.picked) !== "copy");
  const others = hasPicks(mode.picked) ? [] : ofOthers(view, actor);
  const inMode = wish.cards.length > 0 && !left.some(choosesCards);
  const plain = inMode || wish.deed ? [] : own.filter(isPlain);
  return {
    actor,
    whose,
    actors,
    whoses: asked(view, actor) ? [] : whoses,
    tray: asked(view, actor) ? (view.prompt?.whose ?? actor) : whose,
    mode: mode.actions,
    left,
    squares: litSquares([...lit, ...others]),
    dice: new Set(lit.flatMap((action) => action.dice)),
    cards: litCards(own, left),
    seats: new Set(lit.flatMap((action) => action.seats[mode.picked.seats.length] ?? [])),
    buttons: buttonsOf(view, mode, left, plain),
    picked: mode.picked,
  };
}

/** Whether nothing lies on any of the ways: then it does not matter which one is taken. */
function aimless(view: View, ways: readonly ActionView[]): boolean {
  const crossed = ways.flatMap((action) => action.squares.slice(1));
  return crossed.every((square) => !view.cards[square]?.token);
}

/** The one line that is left and that a tap may send by itself; of ways that are all alike, the unnamed one. */
export function settled(view: View, offer: Offer): ActionView | null {
  const [first, ...others] = offer.left;
  if (!first || offer.left.some((action) => missing(action, offer.picked) !== null)) return null;
  const ways = others.every((action) => deedOf(action) === "move" && action.whose === first.whose);
  if (others.length && !(ways && deedOf(first) === "move" && aimless(view, offer.left))) return null;
  return isSet(first, offer.mode) ? null : first;
}
