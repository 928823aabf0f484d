/** Where every card is drawn: as large as fits, turned on its side where the board would get too small. */
import { BOARD_EDGE, CARD_TALL } from "../../generated";
import { letterOf, placeOf } from "./squares";

export const MAX_CARD_WIDTH = 104;
/** Below this width of a card the board is turned, if that makes the cards wider. */
export const COMFORTABLE_CARD_WIDTH = 56;
/** Below this the board scrolls sideways. */
export const MIN_CARD_WIDTH = 40;
/** A turned board is long: its cards are less tall, and do not grow as far. */
export const MAX_TURNED_CARD_WIDTH = 84;
const TALL_TURNED = 1.06;
/** The strip with letters or numbers along an edge. */
export const EDGE = BOARD_EDGE;
/** Room for the ring around a card at the right edge. */
const MARGIN = 5;

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  /** Rows of the board are drawn as columns. */
  turned: boolean;
  columns: number;
  rows: number;
  /** The width and height of a card, and the gap between two, in pixels. */
  width: number;
  height: number;
  gap: number;
  /** Squares in rows as seen, without gaps, top to bottom and left to right. */
  lines: readonly (readonly string[])[];
  spots: ReadonlyMap<string, Spot>;
  /** What stands along the upper and the left edge. */
  above: readonly string[];
  aside: readonly string[];
}

interface Box {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

function boxOf(squares: readonly string[]): Box {
  const places = squares.map(placeOf);
  const columns = places.map((place) => place.column);
  const rows = places.map((place) => place.row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

function gapFor(width: number): number {
  return width >= 760 ? 7 : width >= 520 ? 5 : 3;
}

/** How wide a card can be when so many stand side by side. */
function fitting(columns: number, width: number): number {
  return Math.floor((width - EDGE - MARGIN - gapFor(width) * columns) / columns);
}

export function layoutOf(squares: readonly string[], width: number): Layout {
  const box = squares.length ? boxOf(squares) : { left: 0, top: 0, columns: 1, rows: 1 };
  const [upright, onSide] = [fitting(box.columns, width), fitting(box.rows, width)];
  const turned = upright < COMFORTABLE_CARD_WIDTH && onSide > upright;
  const card = Math.max(
    MIN_CARD_WIDTH,
    turned ? Math.min(onSide, MAX_TURNED_CARD_WIDTH) : Math.min(upright, MAX_CARD_WIDTH),
  );
  const letters = Array.from({ length: box.columns }, (_, column) => letterOf(box.left + column));
  const numbers = Array.from({ length: box.rows }, (_, row) => String(box.top + row + 1));
  const spots = new Map(squares.map((square) => [square, spotOf(square, box, turned)]));
  return {
    turned,
    columns: turned ? box.rows : box.columns,
    rows: turned ? box.columns : box.rows,
    width: card,
    height: Math.round(card * (turned ? TALL_TURNED : CARD_TALL)),
    gap: gapFor(width),
    lines: linesOf(spots),
    spots,
    above: turned ? numbers : letters,
    aside: turned ? letters : numbers,
  };
}

function spotOf(square: string, box: Box, turned: boolean): Spot {
  const { column, row } = placeOf(square);
  const [x, y] = [column - box.left, row - box.top];
  return turned ? { x: y, y: x } : { x, y };
}

function linesOf(spots: ReadonlyMap<string, Spot>): string[][] {
  const lines = new Map<number, [string, Spot][]>();
  for (const entry of spots) {
    const { y } = entry[1];
    lines.set(y, [...(lines.get(y) ?? []), entry]);
  }
  return [...lines.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, line]) => line.sort(([, one], [, other]) => one.x - other.x).map(([square]) => square));
}

/** The middle of a card in pixels, from the upper left corner of the cards. */
export function middle(layout: Layout, square: string): Spot | null {
  const spot = layout.spots.get(square);
  if (!spot) return null;
  return {
    x: EDGE + spot.x * (layout.width + layout.gap) + layout.gap + layout.width / 2,
    y: EDGE + spot.y * (layout.height + layout.gap) + layout.gap + layout.height / 2,
  };
}
