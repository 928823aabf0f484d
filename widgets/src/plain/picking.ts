/**
 * The rule of a table that knows no game: which offers fit what was tapped, what is lit, what is picked by itself, what
 * can be sent, and the line that is sent. `docs/explanation/views.md` says it in words.
 */
import type { Key, WholeIntent, WholeOffer } from "./view";

/** What somebody has tapped: an intent or none, and things in the order of the taps. */
export interface Tapped {
  intent: string;
  things: readonly Key[];
}

/** What was tapped, with what follows from it. */
export interface Picked {
  intent: string;
  things: ReadonlySet<Key>;
}

export const NOTHING: Tapped = { intent: "", things: [] };

export function isNothing({ intent, things }: Tapped): boolean {
  return !intent && things.length === 0;
}

/** What one person may say. */
export function offersOf(offers: readonly WholeOffer[], name: string): WholeOffer[] {
  return offers.filter((offer) => offer.by.includes(name));
}

/** Picked things that an offer could take only into its free set. */
function spare(offer: WholeOffer, picked: Picked): Key[] {
  return [...picked.things].filter((key) => !offer.picks.includes(key));
}

/** The intent is the chosen one, or none is; and it takes all picked things, in any order. */
export function fits(offer: WholeOffer, picked: Picked): boolean {
  if (picked.intent && offer.intent !== picked.intent) return false;
  const rest = spare(offer, picked);
  if (!offer.many) return rest.length === 0;
  return rest.length <= offer.many.most && rest.every((key) => offer.many?.things.includes(key));
}

/** The things that an offer still needs, apart from its free set. */
export function missing(offer: WholeOffer, picked: Picked): Key[] {
  return offer.picks.filter((key) => !picked.things.has(key));
}

/** The things of the free set that are picked, in the order of the line. */
export function pickedOfSet(offer: WholeOffer, picked: Picked): Key[] {
  const rest = new Set(spare(offer, picked));
  return offer.many?.things.filter((key) => rest.has(key)) ?? [];
}

/** Nothing is missing; a free set holds enough. */
export function isComplete(offer: WholeOffer, picked: Picked): boolean {
  if (missing(offer, picked).length > 0) return false;
  return !offer.many || spare(offer, picked).length >= offer.many.least;
}

export function fitting(offers: readonly WholeOffer[], picked: Picked): WholeOffer[] {
  return offers.filter((offer) => fits(offer, picked));
}

/** Once anything was tapped, an intent or a thing that all fitting offers share is picked by itself. */
export function settle(offers: readonly WholeOffer[], tapped: Tapped): Picked {
  const picked = { intent: tapped.intent, things: new Set(tapped.things) };
  if (isNothing(tapped)) return picked;
  const [first, ...others] = fitting(offers, picked);
  if (!first) return picked;
  const shared = first.picks.filter((key) => others.every((offer) => offer.picks.includes(key)));
  const same = others.every((offer) => offer.intent === first.intent);
  return { intent: same ? first.intent : picked.intent, things: new Set([...picked.things, ...shared]) };
}

/** What of a free set can still be picked; nothing before the things that the offer needs for certain. */
function openSet(offer: WholeOffer, picked: Picked): Key[] {
  const had = spare(offer, picked);
  if (!offer.many || had.length >= offer.many.most) return [];
  return offer.many.things.filter((key) => !had.includes(key) && !offer.picks.includes(key));
}

/** Offers whose things are lit: all that fit, but before anything is picked not those of a reluctant intent. */
function litOffers(
  offers: readonly WholeOffer[],
  intents: readonly WholeIntent[],
  picked: Picked,
): WholeOffer[] {
  const begun = picked.intent || picked.things.size > 0;
  const reluctant = new Set(intents.filter((intent) => !intent.lit).map((intent) => intent.id));
  return fitting(offers, picked).filter((offer) => begun || !reluctant.has(offer.intent));
}

/** Every thing still missing in a fitting offer: what a board lights. */
export function lit(
  offers: readonly WholeOffer[],
  intents: readonly WholeIntent[],
  picked: Picked,
): ReadonlySet<Key> {
  return new Set(
    litOffers(offers, intents, picked).flatMap((offer) => {
      const wanted = missing(offer, picked);
      return wanted.length > 0 ? wanted : openSet(offer, picked);
    }),
  );
}

/** What comes next where every thing is a button: of each fitting offer the first thing that is missing. */
export function nextThings(offers: readonly WholeOffer[], picked: Picked): Key[] {
  const next = fitting(offers, picked).flatMap((offer) => {
    const wanted = missing(offer, picked);
    return wanted.length > 0 ? wanted.slice(0, 1) : openSet(offer, picked);
  });
  return [...new Set(next)];
}

/** Fitting offers of which nothing is missing, also while others fit; each can be sent by its button. */
export function presses(offers: readonly WholeOffer[], picked: Picked): WholeOffer[] {
  return picked.intent ? fitting(offers, picked).filter((offer) => isComplete(offer, picked)) : [];
}

/** The offer that the last tap sends: alone, without a set or a text. Some want a button, never a thing. */
export function sentByTap(offers: readonly WholeOffer[], picked: Picked): WholeOffer | null {
  const [only, ...others] = fitting(offers, picked);
  if (!only || others.length > 0 || !picked.intent || !isComplete(only, picked)) return null;
  const needsButton = only.press && only.picks.length > 0;
  return only.many || only.text || needsButton ? null : only;
}

/** A tap on a thing picks it, or puts it back. */
export function tapThing(tapped: Tapped, key: Key): Tapped {
  const had = tapped.things.includes(key);
  const things = had ? tapped.things.filter((each) => each !== key) : [...tapped.things, key];
  return { ...tapped, things };
}

/** One tap less: the last thing, else the intent. */
export function stepBack({ intent, things }: Tapped): Tapped {
  return things.length > 0 ? { intent, things: things.slice(0, -1) } : NOTHING;
}

/** The words of a free set in the line, in its order. */
export function nounsOf(offer: WholeOffer, picked: Picked): string[] {
  return pickedOfSet(offer, picked).map((key) => offer.many?.nouns[offer.many.things.indexOf(key)] ?? key);
}

/** The line that is sent: a name, and the offer's line with its set or its text in place. */
export function lineOf(offer: WholeOffer, picked: Picked, name: string, text = ""): string {
  const who = offer.by.includes(name) ? name : (offer.by[0] ?? name);
  const filled = offer.many ? nounsOf(offer, picked).join(" ") : text.trim().slice(0, offer.text);
  const line = offer.many || offer.text ? offer.line.replace("{}", () => filled) : offer.line;
  return `${who} ${line}`;
}
