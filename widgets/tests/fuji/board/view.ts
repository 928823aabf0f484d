/** A small view, from a map as position files have it. */
import type { CardDrawing, CardView, SeatView, View } from "../../../src/generated";
import type { Sent } from "../../table/views";
import { drawingOf } from "../drawing";

const KINDS: Record<string, string> = {
  V: "volcano",
  R: "rubble",
  L: "lava",
  l: "landscape",
  v: "village",
};

export function cardsOf(map: string): Record<string, CardView> {
  const cards: Record<string, CardView> = {};
  const rows = map.trim().split("\n");
  rows.forEach((row, index) => {
    row
      .trim()
      .split(" ")
      .forEach((sign, column) => {
        const kind = KINDS[sign];
        if (!kind) return;
        const terrain = kind === "landscape" || kind === "village";
        const square = `${String.fromCharCode(97 + column)}${index + 1}`;
        cards[square] = {
          kind,
          need: terrain ? "yellow|4" : null,
          reroll: false,
          token: null,
        };
      });
  });
  return cards;
}

export function seatOf(seat: Partial<SeatView> = {}): SeatView {
  return {
    at: null,
    marker: null,
    dice: [],
    aside: [],
    rerolls: null,
    taken: null,
    stamina: 0,
    injuries: [],
    equipment: [],
    tapped: [],
    waiting: [],
    skill: "buddy",
    character: "blue",
    bars: 0,
    boost: 0,
    flares: 0,
    unhurt: false,
    ready: false,
    moved: false,
    ...seat,
  };
}

export const RIDGE = `
V L l . l
. l l l v
. . . l v
`;

export function viewOf(map = RIDGE, rest: Partial<Sent> = {}): Sent {
  const view = {
    game: "fuji",
    round: 1,
    phase: "plan",
    seat: "Clara",
    screens: true,
    awaits: [],
    scenario: 1,
    scenario_name: "",
    edition: "en",
    variant: "",
    lang: "en",
    prompt: null,
    title: "Fuji",
    phases: [],
    ask: null,
    intents: [],
    offers: [],
    things: {},
    notes: {},
    log: [],
    said: [],
    seats: { Clara: seatOf({ at: "c2" }), Jona: seatOf({ at: "d2", character: "purple" }) },
    third_set: [],
    cards: cardsOf(map),
    fits: { "yellow|4": "B4 P4 Y1 Y2 Y3 Y4 Y5 Y6" },
    lava: [],
    pile: 0,
    next_turn: null,
    track: { length: 20, injuries: [] },
    level: 2,
    level_card: { fail: 4, rows: [] },
    outcome: null,
    ...rest,
  };
  return { drawing: drawingOf(view.cards, view.seats), ...view };
}

/** The view with another card on a square, perhaps drawn otherwise. */
export function withCard(
  view: View,
  square: string,
  card: Partial<CardView>,
  drawing: Partial<CardDrawing> = {},
): View {
  const [before, drawn] = [view.cards[square], view.drawing.cards[square]];
  if (!before || !drawn) throw new Error(`no card on ${square}`);
  const cards = { ...view.drawing.cards, [square]: { ...drawn, art: card.kind ?? drawn.art, ...drawing } };
  return {
    ...view,
    cards: { ...view.cards, [square]: { ...before, ...card } },
    drawing: { ...view.drawing, cards },
  };
}
