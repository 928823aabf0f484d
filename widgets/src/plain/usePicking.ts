/** Choosing at a table that knows no game: who acts, what is picked, what is refused, and the line that is sent. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer } from "../generated";
import { useStable } from "../stable";
import type { Refusal } from "../table/useChoosing";
import type { Line } from "../table/useLine";
import {
  lineOf,
  NOTHING,
  offersOf,
  type Picked,
  sentByTap,
  settle,
  stepBack,
  type Tapped,
  tapThing,
} from "./picking";
import type { Key, WholeOffer, WholeTable } from "./view";

type Taps = {
  chooseActor(name: string): void;
  tapIntent(id: string): void;
  tapThing(key: Key): void;
  /** One tap less. */
  back(): void;
  send(offer: WholeOffer, text?: string): Promise<boolean>;
  undo(): void;
  /** Why a thing can't be picked now. */
  askWhy(key: Key): void;
  dismiss(): void;
};

export interface Picking extends Taps {
  /** Those who may do something; nobody to choose from where it does not matter who does it. */
  actors: readonly string[];
  actor: string;
  /** What the actor may say. */
  offers: readonly WholeOffer[];
  tapped: Tapped;
  picked: Picked;
  refusal: Refusal | null;
  /** A line is on its way. */
  busy: boolean;
}

/** Those who may say something, in the order of their seats. */
export function actorsOf({ seats, offers }: WholeTable): string[] {
  const able = new Set(offers.flatMap((offer) => offer.by));
  return seats.map((seat) => seat.name).filter((name) => able.has(name));
}

/** Whoever acted stays; else the first one that the game waits for. */
export function actorOf(table: WholeTable, wanted: string): string {
  const able = actorsOf(table);
  if (able.includes(wanted)) return wanted;
  return able.find((name) => table.awaits.includes(name)) ?? able[0] ?? "";
}

/** Whether some may say what others may not. */
export function isActorAsked(table: WholeTable): boolean {
  const able = actorsOf(table);
  return table.offers.some((offer) => offer.by.length < able.length);
}

export function usePicking(
  table: WholeTable,
  { ask }: Line,
  words: { allowed: string; undo: string },
): Picking {
  const [wanted, setWanted] = useState("");
  const [tapped, setTapped] = useState<Tapped>(NOTHING);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const seen = useRef(table);
  // Together with the drawing: what is picked a moment later belongs to the new view and stays.
  useLayoutEffect(() => {
    const same = table.offers === seen.current.offers && table.ask === seen.current.ask;
    seen.current = table;
    if (same) return;
    setTapped(NOTHING);
    setRefusal(null);
    setWanted((name) => (table.awaits.includes(name) ? name : ""));
  }, [table]);

  const actor = actorOf(table, wanted);
  const offers = useMemo(() => offersOf(table.offers, actor), [table.offers, actor]);
  const picked = useMemo(() => settle(offers, tapped), [offers, tapped]);

  const refuse = (answer: Answer) =>
    setRefusal({ reasons: answer.reasons, note: answer.ok ? words.allowed : answer.note });
  const request = async (wish: { do: string } & Record<string, unknown>): Promise<boolean> => {
    setBusy(true);
    const answer = await ask(wish);
    setBusy(false);
    if (answer && !answer.ok) refuse(answer);
    return answer?.ok ?? false;
  };
  const send = async (offer: WholeOffer, what: Picked, text = "") => {
    if (busy) return false;
    setRefusal(null);
    const sent = await request({ do: "act", line: lineOf(offer, what, actor, text) });
    if (sent) setTapped(NOTHING);
    return sent;
  };
  const take = (next: Tapped) => {
    if (busy) return;
    setRefusal(null);
    setTapped(next);
    const what = settle(offers, next);
    const alone = sentByTap(offers, what);
    if (alone) send(alone, what);
  };
  const taps = useStable<Taps>({
    chooseActor: (name) => {
      setWanted(name);
      setTapped(NOTHING);
      setRefusal(null);
    },
    tapIntent: (intent) => take({ ...tapped, intent }),
    tapThing: (key) => {
      if (tapped.things.includes(key)) setTapped(tapThing(tapped, key));
      else take(tapThing(tapped, key));
    },
    back: () => {
      setRefusal(null);
      setTapped(stepBack(tapped));
    },
    send: (offer, text) => send(offer, picked, text),
    undo: () => {
      if (words.undo) setRefusal({ reasons: [], note: words.undo });
      else request({ do: "undo" });
    },
    askWhy: async (key) => {
      const answer = await ask({ do: "why-not", key, intent: picked.intent, seat: actor });
      if (answer) refuse(answer);
    },
    dismiss: () => setRefusal(null),
  });
  const actors = isActorAsked(table) ? actorsOf(table) : [];
  return { actors, actor, offers, tapped, picked, refusal, busy, ...taps };
}
