/** Players for tests and the gallery: a view with just what their places show. */
import type { SeatView } from "../../../src/generated";
import type { Sent } from "../../table/views";
import { viewOf as boardView, seatOf } from "../board/view";

const HIDDEN = [null, null, null, null, null, null];

export const seat = (own: Partial<SeatView> = {}): SeatView =>
  seatOf({ at: "c3", skill: "", character: "", ...own });

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
  const track = { length: 20, injuries: [6, 10, 14, 17] };
  return boardView("", { seat: null, seats, fits: {}, track, ...rest });
}

export const TABLE = viewOf({ Clara: CLARA, Jona: JONA, Steve: STEVE, Marek: MAREK });
