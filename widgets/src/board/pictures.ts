/** Which drawing a card shows: always the same for the same card, and varied over a board. */
import type { CardView, View } from "../generated";
import { placeOf } from "./squares";

const LANDSCAPES = ["bamboo", "blossom", "hills", "lake", "ridge", "pines", "field", "path"] as const;
const VILLAGES = 3;
/** Rounds after which the volcano looks angrier. */
const ANGER = [2, 4, 6];

/** A small hash that spreads neighbouring squares well (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function pictureOf(square: string, card: CardView, view: View): string {
  const { column, row } = placeOf(square);
  switch (card.kind) {
    case "volcano":
      return `volcano-${ANGER.filter((round) => view.round >= round).length}`;
    case "village":
      return `village-${1 + ((column + row) % VILLAGES)}`;
    case "landscape":
      return `landscape-${LANDSCAPES[spread(`${square} ${card.need}`) % LANDSCAPES.length]}`;
  }
  return card.kind;
}
