/** Names of squares as places: column letter, row number, row 1 at the top. */
import type { View } from "../../generated";

export interface Place {
  column: number;
  row: number;
}

const FIRST = "a".charCodeAt(0);

export function placeOf(square: string): Place {
  return { column: square.charCodeAt(0) - FIRST, row: Number(square.slice(1)) - 1 };
}

export function letterOf(column: number): string {
  return String.fromCharCode(FIRST + column);
}

export function squareAt({ column, row }: Place): string {
  return `${letterOf(column)}${row + 1}`;
}

const STEPS = [
  { column: -1, row: 0 },
  { column: 1, row: 0 },
  { column: 0, row: -1 },
  { column: 0, row: 1 },
];

/** The four squares that share an edge with a square. */
export function beside(square: string): string[] {
  const { column, row } = placeOf(square);
  return STEPS.map((step) => squareAt({ column: column + step.column, row: row + step.row }));
}

const BURNING = new Set(["lava", "volcano"]);

/** The squares that lava spreads from. */
export function burning(view: View): Set<string> {
  return new Set(Object.keys(view.cards).filter((square) => BURNING.has(view.cards[square]?.kind ?? "")));
}

/** The neighbours of a card that burn, for a card that does not burn itself. */
export function fires(square: string, hot: ReadonlySet<string>): string[] {
  return hot.has(square) ? [] : beside(square).filter((each) => hot.has(each));
}
