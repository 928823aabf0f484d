/** Where the parts of a table stand, by the room there is. The styles of each are in `styles/arrangements.css`. */
import type { Room } from "../useRoom";

/**
 * - `beside`: the board on the left in full height, everything else on the right, the question on top;
 * - `below`: the question at the foot of the board, the players on the right;
 * - `landscape`: a phone on its side, as `beside` and as small as it gets;
 * - `column`: one below the other, the question at the foot of the window.
 */
export type Arrangement = "beside" | "below" | "landscape" | "column";

const WIDE = 1000;
const HIGH = 860;
/** Narrower and lower than this is a phone on its side. */
const LANDSCAPE = { width: 640, height: 480 };
/** Narrower than this is a phone: players are strips that open. */
const NARROW = 700;

/** What stands above and below the board in pixels: the head, the question with dice and slip, and the gaps. */
const AROUND_BOARD: Record<Arrangement, number> = { beside: 68, below: 308, landscape: 12, column: 284 };

export function arrangementOf({ width, height }: Room): Arrangement {
  if (height < LANDSCAPE.height && width >= LANDSCAPE.width) return "landscape";
  if (width < WIDE) return "column";
  return height < HIGH ? "beside" : "below";
}

/** Whether players are strips that open. */
export function isCompact(room: Room): boolean {
  return room.width < NARROW || arrangementOf(room) === "landscape";
}

/** How high the board may be to be seen as a whole; null on a phone, where it scrolls with the page. */
export function boardHeight(room: Room): number | null {
  if (room.width < NARROW && arrangementOf(room) === "column") return null;
  return room.height - AROUND_BOARD[arrangementOf(room)];
}
