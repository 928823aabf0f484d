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
/** What a thumb needs: cards are not made smaller than this to see the whole board at once. */
export const THUMB = 44;
/** A column where nothing can happen any more is folded to this width before cards get too narrow for a thumb. */
export const FOLDED_WIDTH = 18;
/** The strip with letters or numbers along an edge. */
export const EDGE = BOARD_EDGE;
/** Below this height there is no room for it: each card says its square. */
const EDGE_FROM = 380;
/** Room for the ring around a card at the right edge, and above and below the board. */
const MARGIN = 5;
const MARGIN_UPRIGHT = 14;

export interface Spot {
  x: number;
  y: number;
}

/** The room for a board. It may be higher where the height is null: then the page scrolls. */
export interface BoardRoom {
  width: number;
  height?: number | null | undefined;
  /** Letters of the columns that are folded. */
  folded?: string | undefined;
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
  /** The strip with letters or numbers; 0 where there is none. */
  edge: number;
  /** The width of each column, and where it begins, from the left edge of the cards. */
  widths: readonly number[];
  lefts: readonly number[];
  /** How wide all is, with the edge. */
  whole: number;
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

/** How wide a card can be when so many stand side by side, and so many more are folded. */
function fitting(columns: number, width: number, gap: number, folded = 0): number {
  const free = width - MARGIN - gap * (columns + folded) - folded * FOLDED_WIDTH;
  return Math.floor(free / Math.max(columns, 1));
}

interface Size {
  width: number;
  height: number;
}

/** A card as wide as it can be, and lower and narrower where the board would be higher than its room. */
function cardSize(widest: number, tall: number, highest: number | null): Size {
  const height = Math.round(widest * tall);
  if (highest === null) return { width: widest, height };
  const lower = Math.min(height, Math.max(THUMB, highest));
  const narrower = Math.max(Math.round(lower / tall), Math.min(lower, THUMB + 2));
  return { width: Math.min(widest, narrower), height: lower };
}

/** The strip along the edges, the width that is left, and the gap between two cards. */
function measuresOf(room: BoardRoom) {
  const edge = room.height && room.height < EDGE_FROM ? 0 : EDGE;
  return { edge, width: room.width - edge, gap: gapFor(room.width) };
}

/** Whether cards get too narrow for a thumb, so that columns where nothing can happen are to be folded. */
export function isCramped(squares: readonly string[], room: BoardRoom): boolean {
  const { width, gap } = measuresOf(room);
  return Boolean(room.height) && squares.length > 0 && fitting(boxOf(squares).columns, width, gap) < THUMB;
}

export function layoutOf(squares: readonly string[], room: BoardRoom): Layout {
  const box = squares.length ? boxOf(squares) : { left: 0, top: 0, columns: 1, rows: 1 };
  const { edge, width, gap } = measuresOf(room);
  const letters = Array.from({ length: box.columns }, (_, column) => letterOf(box.left + column));
  const numbers = Array.from({ length: box.rows }, (_, row) => String(box.top + row + 1));
  const [upright, onSide] = [fitting(box.columns, width, gap), fitting(box.rows, width, gap)];
  const turned = !room.height && upright < COMFORTABLE_CARD_WIDTH && onSide > upright;
  const above = turned ? numbers : letters;
  const folded = above.map((name) => !turned && (room.folded?.includes(name) ?? false));
  const few = folded.filter(Boolean).length;
  const fits = turned
    ? Math.min(onSide, MAX_TURNED_CARD_WIDTH)
    : Math.min(fitting(box.columns - few, width, gap, few), MAX_CARD_WIDTH);
  const rows = turned ? box.columns : box.rows;
  const highest = room.height ? Math.floor((room.height - edge - MARGIN_UPRIGHT) / rows) - gap : null;
  const card = cardSize(Math.max(MIN_CARD_WIDTH, fits), turned ? TALL_TURNED : CARD_TALL, highest);
  const widths = folded.map((each) => (each ? FOLDED_WIDTH : card.width));
  const spots = new Map(squares.map((square) => [square, spotOf(square, box, turned)]));
  return {
    turned,
    columns: above.length,
    rows,
    ...card,
    gap,
    edge,
    widths,
    lefts: leftsOf(widths, gap),
    whole: edge + widths.reduce((sum, each) => sum + each + gap, 0),
    lines: linesOf(spots),
    spots,
    above,
    aside: turned ? letters : numbers,
  };
}

function leftsOf(widths: readonly number[], gap: number): number[] {
  let left = 0;
  return widths.map((width) => {
    const here = left;
    left += width + gap;
    return here;
  });
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

/** Whether the column of a square is folded. */
export function isFolded({ widths, width, spots }: Layout, square: string): boolean {
  const spot = spots.get(square);
  return spot !== undefined && (widths[spot.x] ?? width) < width;
}

/** The middle of a card in pixels, from the upper left corner of the board with its edges. */
export function middle(layout: Layout, square: string): Spot | null {
  const spot = layout.spots.get(square);
  if (!spot) return null;
  const { edge, gap, height, lefts, widths } = layout;
  return {
    x: edge + gap + (lefts[spot.x] ?? 0) + (widths[spot.x] ?? 0) / 2,
    y: edge + spot.y * (height + gap) + gap + height / 2,
  };
}
