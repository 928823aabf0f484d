/**
 * The rule of a table that knows no game: which offers fit what was tapped, what is lit, what is picked by itself, what
 * can be sent, and the line that is sent. `docs/explanation/views.md` says it in words.
 */
import { type Key, kindOf, type WholeOffer } from "./view";

/** What somebody has tapped: an intent or none, and things in the order of the taps. */
export interface Taps {
  intent: string;
  things: readonly Key[];
}

/** What was tapped, with what follows from it. */
export interface Selection {
  intent: string;
  things: ReadonlySet<Key>;
}

export const NOTHING: Taps = { intent: "", things: [] };

export function isNothing({ intent, things }: Taps): boolean {
  return !intent && things.length === 0;
}

/** What one person may say, for themselves or for another one. */
export function offersOf(offers: readonly WholeOffer[], name: string, whose = ""): WholeOffer[] {
  return offers.filter(
    (offer) => offer.by.includes(name) && (!whose || !offer.whose || offer.whose === whose),
  );
}

/** Picked things that an offer could take only into its free set. */
function spare(offer: WholeOffer, picked: Selection): Key[] {
  return [...picked.things].filter((key) => !offer.picks.includes(key));
}

/** Something was picked, but not yet what this offer begins with. */
function isLate(offer: WholeOffer, picked: Selection): boolean {
  const [first] = offer.picks;
  return offer.first && !picked.intent && first !== undefined && !picked.things.has(first);
}

/** The intent is the chosen one, or none is; and it takes all picked things, in any order after its first one. */
export function fits(offer: WholeOffer, picked: Selection): boolean {
  if (picked.intent && offer.intent !== picked.intent) return false;
  if (picked.things.size > 0 && isLate(offer, picked)) return false;
  const rest = spare(offer, picked);
  if (!offer.many) return rest.length === 0;
  return rest.length <= offer.many.most && rest.every((key) => offer.many?.things.includes(key));
}

/** The things that an offer still needs, apart from its free set. */
export function missing(offer: WholeOffer, picked: Selection): Key[] {
  return offer.picks.filter((key) => !picked.things.has(key));
}

/** The things of the free set that are picked, in the order of the line. */
export function pickedOfSet(offer: WholeOffer, picked: Selection): Key[] {
  const rest = new Set(spare(offer, picked));
  return offer.many?.things.filter((key) => rest.has(key)) ?? [];
}

/** Nothing is missing; a free set holds enough. */
export function isComplete(offer: WholeOffer, picked: Selection): boolean {
  if (missing(offer, picked).length > 0) return false;
  return !offer.many || spare(offer, picked).length >= offer.many.least;
}

export function fitting(offers: readonly WholeOffer[], picked: Selection): WholeOffer[] {
  return offers.filter((offer) => fits(offer, picked));
}

/** Only the thing that an offer begins with has been tapped: what is done with it is still to be said. */
function isBegun(offer: WholeOffer, { intent, things }: Taps): boolean {
  return offer.first && !intent && things.every((key) => key === offer.picks[0]);
}

/** Once anything was tapped, an intent or a thing that all fitting offers share is picked by itself. */
export function settle(offers: readonly WholeOffer[], tapped: Taps): Selection {
  const picked = { intent: tapped.intent, things: new Set(tapped.things) };
  if (isNothing(tapped)) return picked;
  const [first, ...others] = fitting(offers, picked);
  if (!first) return picked;
  const shared = first.picks.filter((key) => others.every((offer) => offer.picks.includes(key)));
  const same = others.every((offer) => offer.intent === first.intent);
  if (isBegun(first, tapped)) return { ...picked, intent: same ? first.intent : "" };
  return { intent: same ? first.intent : picked.intent, things: new Set([...picked.things, ...shared]) };
}

/** What of a free set can still be picked; nothing before the things that the offer needs for certain. */
function openSet(offer: WholeOffer, picked: Selection): Key[] {
  const had = spare(offer, picked);
  if (!offer.many || had.length >= offer.many.most) return [];
  return offer.many.things.filter((key) => !had.includes(key) && !offer.picks.includes(key));
}

/** What can be picked next for an offer. */
function open(offer: WholeOffer, picked: Selection): Key[] {
  if (isLate(offer, picked)) return offer.picks.slice(0, 1);
  const wanted = missing(offer, picked);
  return wanted.length > 0 ? wanted : openSet(offer, picked);
}

/** Every thing still missing in a fitting offer: what a board lights. Some intents light theirs only once chosen. */
export function highlightedThings(offers: readonly WholeOffer[], picked: Selection): ReadonlySet<Key> {
  const begun = picked.intent || picked.things.size > 0;
  return new Set(
    fitting(offers, picked)
      .filter((offer) => begun || offer.lit)
      .flatMap((offer) => open(offer, picked)),
  );
}

/** What comes next where every thing is a button: of each fitting offer the first thing that is missing. */
export function nextThings(offers: readonly WholeOffer[], picked: Selection): Key[] {
  const next = fitting(offers, picked).flatMap((offer) => {
    const wanted = missing(offer, picked);
    return wanted.length > 0 ? wanted.slice(0, 1) : openSet(offer, picked);
  });
  return [...new Set(next)];
}

/** Fitting offers of which nothing is missing, also while others fit; each can be sent by its button. */
export function readyOffers(offers: readonly WholeOffer[], picked: Selection): WholeOffer[] {
  const begun = picked.intent || picked.things.size > 0;
  return begun ? fitting(offers, picked).filter((offer) => isComplete(offer, picked)) : [];
}

/**
 * The offer that the last tap sends: alone, without a set of several or a text. Some want a button, never a thing, and
 * what can't be taken back is asked back first.
 */
export function sentByTap(offers: readonly WholeOffer[], picked: Selection): WholeOffer | null {
  const [only, ...others] = fitting(offers, picked);
  if (!only || others.length > 0 || !picked.intent || !isComplete(only, picked)) return null;
  const needsButton = only.press && only.picks.length > 0;
  const isSet = only.many !== null && only.many.most > 1;
  return isSet || only.text || needsButton || only.confirm ? null : only;
}

/** The offer that is asked back: it is chosen and complete, and only its button is still to be pressed. */
export function askedBack(offers: readonly WholeOffer[], picked: Selection): WholeOffer | null {
  const [only, ...others] = readyOffers(offers, picked);
  return only?.confirm && others.length === 0 && picked.intent ? only : null;
}

/** Whether some offer begins with a thing. */
export function beginsOffer(offers: readonly WholeOffer[], key: Key): boolean {
  return offers.some((offer) => offer.first && offer.picks[0] === key);
}

/** A tap on a thing that was tapped before: it is put back, and with a thing that leads all that followed it. */
function without(offers: readonly WholeOffer[], { intent, things }: Taps, key: Key): Taps {
  if (beginsOffer(offers, key)) return NOTHING;
  return { intent, things: things.filter((each) => each !== key) };
}

/**
 * What a tap on a thing leads to: it is put back, or picked beside the rest, in the place of the oldest of its kind,
 * or of all but what leads; a thing that leads may also begin anew. Null where no offer takes it.
 */
export function tapThing(offers: readonly WholeOffer[], tapped: Taps, key: Key): Taps | null {
  const { intent, things } = tapped;
  if (things.includes(key)) return without(offers, tapped, key);
  const oldest = things.find((each) => kindOf(each) === kindOf(key) && !beginsOffer(offers, each));
  const ways = [
    things,
    things.filter((each) => each !== oldest),
    things.filter((each) => beginsOffer(offers, each)),
  ].map((kept) => ({ intent, things: [...kept, key] }));
  if (beginsOffer(offers, key)) ways.push({ intent: "", things: [key] });
  const takes = (next: Taps) =>
    fitting(offers, { intent: next.intent, things: new Set(next.things) }).length > 0;
  return ways.find(takes) ?? null;
}

/** One tap less: the last thing, else the intent. */
export function stepBack({ intent, things }: Taps): Taps {
  return things.length > 0 ? { intent, things: things.slice(0, -1) } : NOTHING;
}

/** The words of a free set in the line, in its order. */
export function nounsOf(offer: WholeOffer, picked: Selection): string[] {
  return pickedOfSet(offer, picked).map((key) => offer.many?.nouns[offer.many.things.indexOf(key)] ?? key);
}

/** The line that is sent: a name, and the offer's line with its set or its text in place. */
export function lineOf(offer: WholeOffer, picked: Selection, name: string, text = ""): string {
  const who = offer.by.includes(name) ? name : (offer.by[0] ?? name);
  const filled = offer.many ? nounsOf(offer, picked).join(" ") : text.trim().slice(0, offer.text);
  const line = offer.many || offer.text ? offer.line.replace("{}", () => filled) : offer.line;
  return `${who} ${line}`;
}
