/** The one voice of the table: what is asked now, and a second line that helps to answer it. */
import { counting, worth } from "../fuji/dice/fits";
import type { ScreenView, View, WordKey } from "../generated";
import type { Say } from "../say";
import type { Offer } from "./choose";
import { choosesCards } from "./picked";

export interface Asked {
  question: string;
  help: string;
}

function cardInUse(offer: Offer): string | null {
  return offer.left.some(choosesCards) ? null : (offer.picked.cards.at(-1) ?? null);
}

/** Somebody else is to act: nobody at this screen can. */
function waiting(view: View, say: Say): Asked {
  return { question: say("ask.waits", { names: view.awaits }), help: "" };
}

/** Another meeple of the actor's that has no marker yet, once the one in hand has its own. */
export function waitsForMarker(view: View, { whose, whoses }: Offer): string | null {
  if (view.phase !== "plan" || !view.seats[whose ?? ""]?.marker) return null;
  return whoses.find((each) => view.seats[each]?.marker === null) ?? null;
}

function planning(view: View, offer: Offer, say: Say): Asked {
  const { actor, whose } = offer;
  const seat = view.seats[whose ?? ""];
  if (seat?.marker) {
    const question = say("ask.marked", { seat: whose ?? "", square: seat.marker });
    const help = seat.ready ? say("help.wait") : say("help.marked", { rerolls: seat.rerolls ?? 0 });
    return { question, help };
  }
  const own = whose === actor;
  const question = own ? say("ask.plan", { seat: actor ?? "" }) : say("ask.plan-third");
  return { question, help: say("help.plan") };
}

function rerolling(view: View, offer: Offer, say: Say): Asked {
  const own = offer.whose === offer.actor;
  const rerolls = view.seats[offer.whose ?? ""]?.rerolls ?? 0;
  const question = own ? say("ask.reroll", { seat: offer.actor ?? "" }) : say("ask.reroll-third");
  return { question, help: say("help.reroll", { rerolls }) };
}

/** Code that has not gone yet and lets people go first. */
function letsPass(view: View, { code, thinking }: ScreenView): string[] {
  const waits = view.next_turn === null && !thinking;
  return waits ? view.awaits.filter((name) => name in code) : [];
}

function moving(view: View, screen: ScreenView, say: Say): Asked {
  const names = letsPass(view, screen);
  if (names.length) {
    const question = say("ask.first", { names, count: names.length });
    return { question, help: say("help.first") };
  }
  const question = view.next_turn ? say("ask.turn", { seat: view.next_turn }) : say("ask.move");
  return { question, help: say("help.move") };
}

function byPhase(view: View, screen: ScreenView, offer: Offer, say: Say): Asked {
  if (view.phase === "plan") return planning(view, offer, say);
  if (view.phase === "reroll") return rerolling(view, offer, say);
  if (view.phase === "move") return moving(view, screen, say);
  const ready = view.seats[offer.actor ?? ""]?.ready && view.phase === "equip";
  return {
    question: say(`ask.${view.phase}` as WordKey, { seat: offer.actor ?? "" }),
    help: say(ready ? "help.wait" : (`help.${view.phase}` as WordKey)),
  };
}

export function asking(view: View, screen: ScreenView, offer: Offer, say: Say): Asked {
  const card = cardInUse(offer);
  if (screen.curtain) {
    return { question: say("table.curtain", { seat: screen.curtain }), help: "" };
  }
  if (view.prompt) return { question: view.prompt.text, help: "" };
  if (card) {
    return { question: say("ask.card", { equipment: card }), help: say(`card.${card}` as WordKey) };
  }
  return offer.actor === null || offer.actors.length === 0
    ? waiting(view, say)
    : byPhase(view, screen, offer, say);
}

/** What a card that is looked at would mean for the dice in the tray. */
export function looking(
  view: View,
  screen: ScreenView,
  offer: Offer,
  square: string | null,
  say: Say,
): string {
  const dice = view.seats[offer.tray ?? ""]?.dice ?? [];
  if (!square || !view.cards[square]?.need || !dice.some((die) => die !== null)) return "";
  const sum = worth(dice, counting(view, square, dice));
  return screen.odds?.squares[square]?.text || say("table.counts", { square, sum });
}
