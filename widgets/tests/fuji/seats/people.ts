/** Players for tests and the gallery: a view with just what their places show. */
import type { SeatView } from "../../../src/generated";
import type { Sent } from "../../table/views";
import { drawingOf } from "../drawing";

const PLAIN: SeatView = {
  at: "c3",
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
  skill: "",
  character: "",
  bars: 0,
  boost: 0,
  flares: 0,
  unhurt: false,
  ready: false,
  moved: false,
};

const HIDDEN = [null, null, null, null, null, null];

export const seat = (own: Partial<SeatView> = {}): SeatView => ({ ...PLAIN, ...own });

export const CLARA = seat({
  skill: "buddy",
  character: "blue",
  dice: ["B1", "P1", "B4", "Y5", "Y3", "B4"],
  stamina: 7,
  injuries: ["eye"],
  equipment: ["compass", "first-aid-kit"],
  rerolls: 1,
});
export const JONA = seat({
  skill: "gatherer",
  character: "purple",
  dice: HIDDEN,
  stamina: 4,
  equipment: ["map"],
  bars: 2,
  ready: true,
});
export const STEVE = seat({
  skill: "tinkerer",
  character: "green",
  dice: ["P2", "Y6", null, null, null],
  aside: ["B3"],
  stamina: 18,
  injuries: ["leg", "arm", "amnesia", "eye"],
  equipment: ["rope", "duct-tape", "pocket-knife", "water"],
  tapped: ["duct-tape"],
  waiting: ["water"],
  boost: 2,
  flares: 1,
  unhurt: true,
  rerolls: 2,
});
export const MAREK = seat({ skill: "scout", character: "black", dice: HIDDEN.slice(1), stamina: 0 });

/** A view of these players. */
export function viewOf(seats: Record<string, SeatView>, rest: Partial<Sent> = {}): Sent {
  const view = {
    game: "fuji",
    round: 1,
    phase: "plan",
    seat: null,
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
    seats,
    third_set: [],
    cards: {},
    fits: {},
    lava: [],
    pile: 0,
    next_turn: null,
    track: { length: 20, injuries: [6, 10, 14, 17] },
    level: 2,
    level_card: { fail: 4, rows: [] },
    outcome: null,
    ...rest,
  };
  return { drawing: drawingOf(view.cards, view.seats), ...view };
}

export const TABLE = viewOf({ Clara: CLARA, Jona: JONA, Steve: STEVE, Marek: MAREK });
