/** Which drawing a card shows: always the same for the same card, and varied over a board. */
import type { CardView, View } from "../../generated";
import { placeOf } from "./squares";

const LANDSCAPES = ["bamboo", "blossom", "hills", "lake", "ridge", "pines", "field", "path"] as const;
const VILLAGES = 3;
/** Rounds after which the volcano looks angrier. */
const ANGER = [2, 4, 6];

/** Steps through the list that make all eight neighbours of a card differ from it. */
const [ACROSS, DOWN, OTHER] = [3, 2, 4];

/** Whether a requirement is an odd one out: the same square need not look alike in every game. */
function tossed(need: string): boolean {
  return [...need].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 1;
}

function landscape(square: string, need: string): string {
  const { column, row } = placeOf(square);
  const place = ACROSS * column + DOWN * row + (tossed(need) ? OTHER : 0);
  return `landscape-${LANDSCAPES[place % LANDSCAPES.length]}`;
}

function village(square: string): string {
  const { column, row } = placeOf(square);
  return `village-${1 + ((column + row) % VILLAGES)}`;
}

export function pictureOf(square: string, card: CardView, view: View): string {
  switch (card.kind) {
    case "volcano":
      return `volcano-${ANGER.filter((round) => view.round >= round).length}`;
    case "village":
      return village(square);
    case "landscape":
      return landscape(square, card.need ?? "");
  }
  return card.kind;
}

/** Turns and mirrors of a drawing, so that cards with the same one still differ. */
export type Turn = "" | "x" | "y" | "xy";
const TURNS: readonly Turn[] = ["", "x", "y", "xy"];
const MIRRORED = new Set(["landscape", "rubble"]);

export function turnOf(square: string, card: CardView): Turn {
  const { column, row } = placeOf(square);
  if (card.kind === "lava") return TURNS[(column + 2 * row) % TURNS.length] ?? "";
  return MIRRORED.has(card.kind) && ((column >> 2) + (row >> 1)) % 2 ? "x" : "";
}
