/** A requirement as tiles to draw. Which dice count is not read from here: the view's `fits` says it. */

export type Colour = "pink" | "blue" | "yellow";
export type Parity = "odd" | "even";
export type Tile = { colour: Colour } | { value: string };

export interface Tiles {
  parity: Parity | null;
  tiles: readonly Tile[];
}

const COLOURS: readonly Colour[] = ["pink", "blue", "yellow"];
const WITH_PARITY = /^(odd|even)(?:\((.*)\))?$/;

function tile(word: string): Tile {
  const colour = COLOURS.find((each) => each === word);
  return colour ? { colour } : { value: word };
}

/** `odd(pink|blue)` is a frame around two tiles; a requirement that takes every die shows every colour. */
export function tilesOf(need: string): Tiles {
  const found = need.match(WITH_PARITY);
  const inner = found ? (found[2] ?? "") : need;
  const words = inner.split("|").filter((word) => word && word !== "any");
  if (found) return { parity: found[1] as Parity, tiles: words.map(tile) };
  return { parity: null, tiles: words.length ? words.map(tile) : COLOURS.map((colour) => ({ colour })) };
}
