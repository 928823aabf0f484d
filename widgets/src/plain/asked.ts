/** What is asked at a table that knows no game, and in which groups its buttons stand. */
import { fitting, isNothing, missing, nextThings, type Picked, type Tapped } from "./picking";
import { type Key, kindOf, type WholeIntent, type WholeMany, type WholeOffer, type WholeTable } from "./view";

export interface Question {
  question: string;
  help: string;
}

/** The question for what is missing now: of the intent by the kind of thing, of the intent, else of the game. */
export function questionOf(table: WholeTable, offers: readonly WholeOffer[], picked: Picked): Question {
  const intent = table.intents.find((each) => each.id === picked.intent);
  const kind = kindOf(nextThings(offers, picked)[0] ?? "");
  const own = intent?.asks[kind] ?? intent?.ask;
  return { question: own || table.ask?.question || "", help: intent?.help || table.ask?.help || "" };
}

/** The free set that things are collected for now: one alone, and nothing else is missing. */
export function setOf(offers: readonly WholeOffer[], picked: Picked): WholeMany | null {
  const [only, ...others] = fitting(offers, picked);
  const isNow = only && others.length === 0 && picked.intent && missing(only, picked).length === 0;
  return isNow ? only.many : null;
}

/** A button for an intent, or for several of a group. */
export interface IntentButton {
  id: string;
  label: string;
  intents: readonly WholeIntent[];
}

export interface Buttons {
  /** Things to pick, in the order of the offers. */
  things: readonly Key[];
  /** Intents by their place; places without any are left out. */
  places: readonly { place: WholeIntent["place"]; buttons: readonly IntentButton[] }[];
}

const PLACES = ["answer", "main", "more", "back", "end"] as const;

/** Intents whose things are shown before they are chosen: answers to a question, and one that is alone. */
function isOpen(intent: WholeIntent, count: number): boolean {
  return intent.place === "answer" || count === 1;
}

const needsButton = (offer: WholeOffer) => offer.picks.length === 0 && offer.many === null;

function grouped(intents: readonly WholeIntent[]): IntentButton[] {
  const groups = new Map<string, WholeIntent[]>();
  for (const intent of intents) {
    const name = intent.group && intent.group_label ? `group ${intent.group}` : `intent ${intent.id}`;
    groups.set(name, [...(groups.get(name) ?? []), intent]);
  }
  return [...groups].map(([id, members]) => {
    const [first] = members;
    const label = members.length > 1 ? first?.group_label : first?.label;
    return { id, label: label ?? id, intents: members };
  });
}

function byPlace(intents: readonly WholeIntent[]): Buttons["places"] {
  return PLACES.map((place) => ({
    place,
    buttons: grouped(intents.filter((intent) => intent.place === place)),
  })).filter(({ buttons }) => buttons.length > 0);
}

/** The buttons for what can be tapped now, where nothing is drawn that could be touched. */
export function buttonsOf(
  table: WholeTable,
  offers: readonly WholeOffer[],
  tapped: Tapped,
  picked: Picked,
): Buttons {
  const left = fitting(offers, picked);
  if (picked.intent) return { things: nextThings(offers, picked), places: [] };
  const able = table.intents.filter((intent) => left.some((offer) => offer.intent === intent.id));
  if (!isNothing(tapped)) return { things: nextThings(offers, picked), places: byPlace(able) };
  const open = new Set(able.filter((intent) => isOpen(intent, able.length)).map((intent) => intent.id));
  const shown = left.filter((offer) => open.has(offer.intent));
  const closed = able.filter(
    ({ id }) => !open.has(id) || shown.some((offer) => offer.intent === id && needsButton(offer)),
  );
  return { things: nextThings(shown, picked), places: byPlace(closed) };
}

/** Things that can't be picked now, for those who wonder why; of kinds that the chosen intent has to do with. */
export function thingsOutOfReach(table: WholeTable, reachable: ReadonlySet<Key>, picked: Picked): Key[] {
  const about = table.offers.filter((offer) => !picked.intent || offer.intent === picked.intent);
  const kinds = new Set(
    about.flatMap((offer) => [...offer.picks, ...(offer.many?.things ?? [])]).map(kindOf),
  );
  return Object.keys(table.things).filter(
    (key) => kinds.has(kindOf(key)) && !reachable.has(key) && !picked.things.has(key),
  );
}
