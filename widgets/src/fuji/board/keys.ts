/** Where a key leads on the board as it is seen. */
import type { Layout, Spot } from "./layout";

type Way = (from: Spot, to: Spot) => { ahead: number; beside: number };

const ARROWS: Record<string, Way> = {
  ArrowLeft: (from, to) => ({ ahead: from.x - to.x, beside: Math.abs(from.y - to.y) }),
  ArrowRight: (from, to) => ({ ahead: to.x - from.x, beside: Math.abs(from.y - to.y) }),
  ArrowUp: (from, to) => ({ ahead: from.y - to.y, beside: Math.abs(from.x - to.x) }),
  ArrowDown: (from, to) => ({ ahead: to.y - from.y, beside: Math.abs(from.x - to.x) }),
};

/** More than any board is long: a card straight ahead always comes before one that is not. */
const ASIDE = 100;

/** The next card in a direction, over gaps; where none is straight ahead, the nearest that way. */
function ahead(layout: Layout, from: Spot, way: Way): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [square, spot] of layout.spots) {
    const { ahead: far, beside } = way(from, spot);
    const cost = far + ASIDE * beside;
    if (far > 0 && cost < least) [best, least] = [square, cost];
  }
  return best;
}

/** The square that a key leads to from a square; null for keys that lead nowhere. */
export function squareForKey(layout: Layout, square: string, key: string, whole: boolean): string | null {
  const from = layout.spots.get(square);
  if (!from) return null;
  const way = ARROWS[key];
  if (way) return ahead(layout, from, way);
  const line = layout.lines.find((each) => each.includes(square)) ?? [];
  switch (key) {
    case "Home":
      return (whole ? layout.lines[0]?.[0] : line[0]) ?? null;
    case "End":
      return (whole ? layout.lines.at(-1)?.at(-1) : line.at(-1)) ?? null;
    case "PageUp":
      return column(layout, from)[0] ?? null;
    case "PageDown":
      return column(layout, from).at(-1) ?? null;
  }
  return null;
}

/** The cards above and below, from the top. */
function column(layout: Layout, { x }: Spot): string[] {
  return layout.lines.flat().filter((square) => layout.spots.get(square)?.x === x);
}
