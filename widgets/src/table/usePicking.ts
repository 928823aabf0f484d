/** Choosing at a table: who acts and for whom, what is picked, what is refused, and the line that is sent. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer, Message, ReasonView } from "../generated";
import type { Ask } from "../kernel";
import { useStable, useStructuralSharing } from "../memo";
import {
  fitting,
  highlightedThings,
  isNothing,
  lineOf,
  NOTHING,
  offersOf,
  type Selection,
  sentByTap,
  settle,
  stepBack,
  type Taps,
  tapThing,
} from "./picking";
import type { Key, WholeOffer, WholeTable } from "./view";

export interface Refusal {
  reasons: readonly ReasonView[];
  note: string;
}

/** What can be done to choose; always the same functions. */
type PickingActions = {
  chooseActor(name: string): void;
  /** Whom the actor acts for from now on. */
  chooseWhose(name: string): void;
  tapIntent(id: string): void;
  /** Pick a thing, put it back, or ask why it can't be picked; `owner` is the player at whose place it lies. */
  tapThing(key: Key, owner?: string): void;
  /** One tap less. */
  back(): void;
  /** Let go of everything; tells whether there was anything. */
  clear(): boolean;
  send(offer: WholeOffer, text?: string): Promise<Answer | null>;
  /** Why a thing can't be picked now; or, without a thing, why an intent can't be carried out. */
  askWhy(key: Key, intent?: string, owner?: string): void;
  dismiss(): void;
};

export interface Picking extends PickingActions {
  /** Those who may do something; nobody to choose from where it does not matter who does it. */
  actors: readonly string[];
  actor: string;
  /** For whom the actor may act, where that is to be chosen, and for whom now. */
  whoses: readonly string[];
  whose: string;
  /** What the actor may say. */
  offers: readonly WholeOffer[];
  tapped: Taps;
  picked: Selection;
  /** What a board lights: while nothing is picked, for everybody who may act here. */
  lit: ReadonlySet<Key>;
  refusal: Refusal | null;
}

/** Those who may say something: whoever is awaited first. */
export function actorsOf({ seats, offers, awaits }: WholeTable): string[] {
  const able = new Set(offers.flatMap((offer) => offer.by));
  return [...new Set([...awaits, ...Object.keys(seats), ...able])].filter((name) => able.has(name));
}

/** The actor: whoever acted last, else the first one that the game waits for. */
export function actorOf(table: WholeTable, wanted: string): string {
  const able = actorsOf(table);
  return able.includes(wanted) ? wanted : (able[0] ?? "");
}

/** Whether some may say what others may not. */
export function isActorAsked(table: WholeTable): boolean {
  const able = actorsOf(table);
  return table.offers.some((offer) => offer.by.length < able.length);
}

/** For whom somebody may act, where there is more than one. */
export function whosesOf(offers: readonly WholeOffer[]): string[] {
  const names = [...new Set(offers.flatMap((offer) => offer.whose || []))];
  return names.length > 1 ? names : [];
}

function whoseOf(whoses: readonly string[], wanted: string, actor: string): string {
  if (whoses.includes(wanted)) return wanted;
  return whoses.includes(actor) ? actor : (whoses[0] ?? "");
}

/** Others who could pick this thing first. */
function otherTakers(table: WholeTable, actor: string, key: Key): string[] {
  const takes = (name: string) =>
    fitting(offersOf(table.offers, name), { intent: "", things: new Set([key]) }).length > 0;
  return actorsOf(table).filter((name) => name !== actor && takes(name));
}

/** Who of them picks the thing, and what that leads to; where several could, it is only they who act next. */
function meantFor(table: WholeTable, able: readonly string[], key: Key, owner: string) {
  const name = able.includes(owner) ? owner : able[0];
  if (!name) return null;
  const own = offersOf(table.offers, name, whoseOf(whosesOf(offersOf(table.offers, name)), "", name));
  const isClear = able.length === 1 || name === owner;
  return { name, own, next: isClear ? tapThing(own, NOTHING, key) : null };
}

function litNow(table: WholeTable, own: readonly WholeOffer[], tapped: Taps): ReadonlySet<Key> {
  return highlightedThings(isNothing(tapped) ? [...own, ...table.offers] : own, settle(own, tapped));
}

interface Chosen {
  actor: string;
  whose: string;
}

interface Options {
  ask: Ask<Extract<Message, { do: "act" | "why-not" }>>;
  /** What is said of a thing that turns out to be allowed. */
  allowed: string;
}

export function usePicking(table: WholeTable, { ask, allowed }: Options): Picking {
  const [wanted, setWanted] = useState<Chosen>({ actor: "", whose: "" });
  const [tapped, setTapped] = useState<Taps>(NOTHING);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // A line is on its way. Nothing shows it, so nothing is drawn for it.
  const busy = useRef(false);
  const seen = useRef(table);
  // Together with the drawing: what is picked a moment later belongs to the new view and stays.
  useLayoutEffect(() => {
    const { offers, ask: asked, phase } = seen.current;
    const same = table.offers === offers && table.ask === asked && table.phase === phase;
    seen.current = table;
    if (same) return;
    setTapped(NOTHING);
    setRefusal(null);
    setWanted((name) => (table.awaits.includes(name.actor) ? name : { actor: "", whose: "" }));
  }, [table]);

  const actor = actorOf(table, wanted.actor);
  const whoses = useMemo(() => whosesOf(offersOf(table.offers, actor)), [table.offers, actor]);
  const whose = whoseOf(whoses, wanted.whose, actor);
  const offers = useMemo(() => offersOf(table.offers, actor, whose), [table.offers, actor, whose]);
  const picked = useStructuralSharing(useMemo(() => settle(offers, tapped), [offers, tapped]));
  const shown = useStructuralSharing(useMemo(() => litNow(table, offers, tapped), [table, offers, tapped]));

  const refuse = (answer: Answer | null) =>
    answer && setRefusal({ reasons: answer.reasons, note: answer.ok ? allowed : answer.note });
  const send = async (offer: WholeOffer, what: Selection, name: string, text = "") => {
    if (busy.current) return null;
    setRefusal(null);
    busy.current = true;
    const answer = await ask({ do: "act", line: lineOf(offer, what, name, text) });
    busy.current = false;
    if (answer?.ok) setTapped(NOTHING);
    return answer;
  };
  const take = (next: Taps, own = offers, name = actor) => {
    if (busy.current) return;
    setRefusal(null);
    const what = settle(own, next);
    const alone = sentByTap(own, what);
    // What is sent at once is not shown as picked: the buttons for it would flash up until the answer comes.
    if (!alone) setTapped(next);
    else send(alone, what, name).then((answer) => answer && !answer.ok && refuse(answer));
  };
  const askWhy = async (key: Key, intent: string, owner: string) => {
    setRefusal(null);
    refuse(await ask({ do: "why-not", key, intent, seat: owner || actor, picked: [...picked.things] }));
  };
  const begin = (name: string) => {
    setWanted({ actor: name, whose: "" });
    setTapped(NOTHING);
    setRefusal(null);
  };
  /** A thing that the actor can't pick may be meant for somebody else at the same screen. */
  const tapForOthers = (key: Key, owner: string) => {
    const meant =
      tapped.things.length > 1 ? null : meantFor(table, otherTakers(table, actor, key), key, owner);
    if (!meant) return false;
    const { name, own, next } = meant;
    // Whose line is sent by that tap acts only this once.
    if (!next || !sentByTap(own, settle(own, next))) begin(name);
    if (next) take(next, own, name);
    return true;
  };
  /** It may be meant for another one that the actor acts for. */
  const tapForWhose = (key: Key) => {
    const other = whoses.find((each) => tapThing(offersOf(table.offers, actor, each), NOTHING, key));
    if (!other || other === whose || !isNothing(tapped)) return false;
    setWanted({ actor, whose: other });
    const own = offersOf(table.offers, actor, other);
    take(tapThing(own, NOTHING, key) ?? NOTHING, own);
    return true;
  };
  const taps = useStable<PickingActions>({
    chooseActor: begin,
    chooseWhose: (name) => {
      setWanted({ actor, whose: name });
      setTapped(NOTHING);
      setRefusal(null);
    },
    tapIntent: (intent) => take({ ...tapped, intent }),
    tapThing: (key, owner = "") => {
      if (busy.current) return;
      const next = tapThing(offers, tapped, key);
      if (next) take(next);
      else if (!tapForWhose(key) && !tapForOthers(key, owner)) askWhy(key, picked.intent, owner);
    },
    back: () => {
      setRefusal(null);
      setTapped(stepBack(tapped));
    },
    clear: () => {
      setRefusal(null);
      setTapped(NOTHING);
      return !isNothing(tapped) || refusal !== null;
    },
    send: async (offer, text) => {
      const answer = await send(offer, picked, actor, text);
      if (answer && !answer.ok) refuse(answer);
      return answer;
    },
    askWhy: (key, intent, owner = "") => askWhy(key, intent ?? picked.intent, owner),
    dismiss: () => setRefusal(null),
  });
  const actors = useStructuralSharing(isActorAsked(table) ? actorsOf(table) : []);
  return { actors, actor, whoses, whose, offers, tapped, picked, lit: shown, refusal, ...taps };
}
