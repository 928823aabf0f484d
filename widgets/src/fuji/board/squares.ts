/** Names of squares as places: column letter, row number, row 1 at the top. */
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
