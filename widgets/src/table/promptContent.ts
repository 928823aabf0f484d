/** The content of the prompt: the question and the buttons below it. */
import type { Fill, Translate } from "../translate";
import {
  askedBack,
  beginsOffer,
  fitting,
  isNothing,
  missing,
  nextThings,
  nounsOf,
  pickedOfSet,
  readyOffers,
  type Selection,
  type Taps,
} from "./picking";
import type { Picking } from "./usePicking";
import { type Key, kindOf, type WholeIntent, type WholeMany, type WholeOffer, type WholeTable } from "./view";

export interface Question {
  question: string;
  help: string;
  /** For whom else something is still to be done. */
  calls: string;
  reminder: string;
}

type Chosen = Pick<Picking, "actor" | "whose" | "offers" | "tapped" | "picked">;

/** The thing that the chosen offers begin with, while it is open what is done with it. */
function leading({ offers, tapped, picked }: Chosen): Key | undefined {
  return picked.intent ? undefined : tapped.things.find((key) => beginsOffer(offers, key));
}

function waitsFor(names: readonly string[], translate: Translate): string {
  return names.length ? translate("plain.waits", { names }) : translate("plain.waits-nobody");
}

/** The question for what is missing now: of the intent by the kind of thing, of the intent, else of the game. */
export function questionOf(table: WholeTable, chosen: Chosen, translate: Translate): Question {
  const { actor, whose, offers, picked } = chosen;
  const asked = (whose !== actor && table.asks[whose]) || table.ask;
  const intent = table.intents.find((each) => each.id === picked.intent);
  const kind = kindOf(nextThings(offers, picked)[0] ?? "");
  const lead = leading(chosen);
  const own = lead ? table.things[lead] : (intent?.asks[kind] ?? intent?.ask);
  const back = askedBack(offers, picked);
  if (back) return { question: back.confirm, help: "", calls: "", reminder: "" };
  return {
    question: own || asked?.question || waitsFor(table.awaits, translate),
    help: (lead ? table.notes[lead] : intent?.help) || asked?.help || "",
    calls: asked?.calls ?? "",
    reminder: asked?.reminder ?? "",
  };
}

/** The free set that things are collected for now: one alone, and nothing else is missing. */
export function freeSetOf(offers: readonly WholeOffer[], picked: Selection): WholeMany | null {
  const [only, ...others] = fitting(offers, picked);
  const isNow = only && others.length === 0 && picked.intent && missing(only, picked).length === 0;
  return isNow ? only.many : null;
}

/** What the button says that sends an offer: of a set, also what is picked of it. */
export function labelOf(
  offer: WholeOffer,
  picked: Selection,
  things: WholeTable["things"],
  fill: Fill,
): string {
  if (!offer.many?.label) return offer.label;
  const set = pickedOfSet(offer, picked);
  const names = set.map((key) => things[key] ?? key);
  return fill(offer.many.label, { count: set.length, nouns: nounsOf(offer, picked), names });
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

const needsNothing = (offer: WholeOffer) => offer.picks.length === 0 && offer.many === null;

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

/** Intents that end the phase and can't be carried out yet; a button says why. */
export function notYet(table: WholeTable, { actor, offers, tapped }: Chosen): WholeIntent[] {
  if (!actor || !isNothing(tapped) || table.seats[actor]?.ready) return [];
  return table.intents.filter(
    ({ id, place }) => place === "end" && !offers.some((offer) => offer.intent === id),
  );
}

/** The buttons for what can be tapped now, where nothing is drawn that could be touched. */
export function buttonsOf(
  table: WholeTable,
  offers: readonly WholeOffer[],
  tapped: Taps,
  picked: Selection,
): Buttons {
  const left = fitting(offers, picked);
  if (picked.intent) return { things: nextThings(offers, picked), places: [] };
  const ready = readyOffers(offers, picked);
  const open = left.filter((offer) => !ready.includes(offer));
  const able = table.intents.filter((intent) => open.some((offer) => offer.intent === intent.id));
  if (!isNothing(tapped)) return { things: nextThings(offers, picked), places: byPlace(able) };
  const shownIds = new Set(able.filter((intent) => isOpen(intent, able.length)).map((intent) => intent.id));
  const shown = left.filter((offer) => shownIds.has(offer.intent));
  const closed = able.filter(
    ({ id }) => !shownIds.has(id) || shown.some((offer) => offer.intent === id && needsNothing(offer)),
  );
  return { things: nextThings(shown, picked), places: byPlace(closed) };
}

/** Things that can't be picked now, for those who wonder why; of kinds that the chosen intent has to do with. */
export function thingsOutOfReach(table: WholeTable, reachable: ReadonlySet<Key>, picked: Selection): Key[] {
  const about = table.offers.filter((offer) => !picked.intent || offer.intent === picked.intent);
  const kinds = new Set(
    about.flatMap((offer) => [...offer.picks, ...(offer.many?.things ?? [])]).map(kindOf),
  );
  return Object.keys(table.things).filter(
    (key) => kinds.has(kindOf(key)) && !reachable.has(key) && !picked.things.has(key),
  );
}

/** A button below the question of a table with a board: it sends an offer, picks a thing, or chooses an intent. */
export interface Choice {
  id: string;
  label: string;
  /** What a screen reader hears, where the label says it only in its place. */
  spoken: string;
  intent: string;
  offer: WholeOffer | null;
  thing: Key;
  /** It goes on with the game; what goes back stands behind it. */
  goesOn: boolean;
}

/** The offer that a thing would complete, if it is the only one that the thing is missing in. */
function completedBy(key: Key, left: readonly WholeOffer[], picked: Selection): WholeOffer | null {
  const [only, ...others] = left.filter((offer) => missing(offer, picked).includes(key));
  return only && others.length === 0 && !only.many && missing(only, picked).length === 1 ? only : null;
}

interface ChoiceContext {
  table: WholeTable;
  chosen: Chosen;
  /** Whether a thing can be touched on the board, so that it needs no button. */
  draws(key: Key): boolean;
  fill: Fill;
}

const isBack = (table: WholeTable, id: string) =>
  table.intents.find((intent) => intent.id === id)?.place === "back";

function sends(offer: WholeOffer, { table, chosen, fill }: ChoiceContext): Choice {
  const label = labelOf(offer, chosen.picked, table.things, fill);
  const { line, intent } = offer;
  return { id: line, label, spoken: label, intent, offer, thing: "", goesOn: !isBack(table, intent) };
}

/** While it is open what is meant, a thing says what it would do; then its name is enough. */
function picks(key: Key, left: readonly WholeOffer[], { table, chosen: { picked } }: ChoiceContext): Choice {
  const done = completedBy(key, left, picked);
  const name = table.things[key] ?? key;
  const spoken = done?.label ?? name;
  const label = picked.intent ? name : spoken;
  return { id: key, label, spoken, intent: "", offer: null, thing: key, goesOn: false };
}

/** Things without a place on the board; before anything is chosen, only those that answer a question. */
function undrawn(shown: ChoiceContext, left: readonly WholeOffer[]): Choice[] {
  const { table, chosen, draws } = shown;
  const places = new Map(table.intents.map(({ id, place }) => [id, place]));
  const begun = !isNothing(chosen.tapped);
  const found = new Map<string, Choice>();
  for (const offer of left) {
    const [next] = nextThings([offer], chosen.picked);
    if (!next || draws(next)) continue;
    const intent = table.intents.find(({ id }) => id === offer.intent);
    if (begun || places.get(offer.intent) === "answer" || !intent) found.set(next, picks(next, left, shown));
    else {
      const { id, label } = intent;
      found.set(id, { id, label, spoken: label, intent: id, offer: null, thing: "", goesOn: false });
    }
  }
  return [...found.values()];
}

/** Where the main intent of the moment can only begin with one thing on the board, a button does so too. */
function onlyWay({ table, chosen, draws }: ChoiceContext, left: readonly WholeOffer[]): Choice[] {
  if (!isNothing(chosen.tapped)) return [];
  const isMain = ({ intent }: WholeOffer) =>
    table.intents.some(({ id, place }) => id === intent && place === "main");
  const main = left.filter(isMain).sort((one, other) => one.picks.length - other.picks.length);
  const [thing, ...others] = new Set(main.flatMap((offer) => nextThings([offer], chosen.picked).slice(0, 1)));
  const [shortest] = main;
  if (!thing || !shortest || others.length > 0 || !draws(thing)) return [];
  const { label, intent } = shortest;
  return [{ id: thing, label, spoken: label, intent, offer: null, thing, goesOn: true }];
}

/** All buttons of a table with a board: what is complete, what is not drawn, what needs nothing. */
export function choicesOf(shown: ChoiceContext): Choice[] {
  const { table, chosen } = shown;
  const { offers, tapped, picked } = chosen;
  const said = offers.filter((offer) => offer.text === 0);
  const complete = readyOffers(said, picked);
  const left = fitting(said, picked).filter((offer) => !complete.includes(offer) && !needsNothing(offer));
  const stays = !tapped.intent && !tapped.things.some((key) => beginsOffer(offers, key));
  const plain = said.filter((offer) => needsNothing(offer) && stays && !complete.includes(offer));
  return [
    ...complete.map((offer) => sends(offer, shown)),
    ...undrawn(shown, left),
    ...plain.map((offer) => sends(offer, shown)),
    ...onlyWay(shown, left),
    ...(stays ? notYet(table, { ...chosen, tapped: { intent: "", things: [] } }) : []).map(
      ({ id, label }): Choice => ({
        id,
        label,
        spoken: label,
        intent: "",
        offer: null,
        thing: "",
        goesOn: false,
      }),
    ),
  ];
}

/** The button to press next; among equals none is. */
export function mainOf(choices: readonly Choice[]): Choice | undefined {
  const [first, ...more] = choices.filter((choice) => (choice.offer || choice.thing) && choice.goesOn);
  return more.some((choice) => choice.intent === first?.intent) ? undefined : first;
}
