/** How hand-made views are drawn: enough for tests of the browser. What is really drawn, Python's tests say. */
import type { BoardDrawing, CardView, NeedDrawing, SeatView } from "../../src/generated";

export const NEEDS: Record<string, NeedDrawing> = {
  any: { label: "any die", tiles: ["pink", "blue", "yellow"] },
  yellow: { label: "yellow", tiles: ["yellow"] },
  odd: { label: "odd", tiles: [], parity: "odd" },
  even: { label: "even", tiles: [], parity: "even" },
  blue: { label: "blue", tiles: ["blue"] },
  "yellow|4": { label: "yellow or 4", tiles: ["yellow", "4"] },
  "pink|4": { label: "pink or 4", tiles: ["pink", "4"] },
  "pink|blue": { label: "pink or blue", tiles: ["pink", "blue"] },
  "1|2|3": { label: "1, 2 or 3", tiles: ["1", "2", "3"] },
  "odd(pink|blue)": { label: "odd, pink or blue", tiles: ["pink", "blue"], parity: "odd" },
  "even(yellow)": { label: "even, yellow", tiles: ["yellow"], parity: "even" },
};

/** A drawing for every kind of card. */
const ART: Record<string, string> = {
  landscape: "landscape-lake",
  village: "village-1",
  volcano: "volcano-0",
};

export function drawingOf(
  cards: Readonly<Record<string, CardView>>,
  seats: Readonly<Record<string, SeatView>>,
): BoardDrawing {
  const drawn = Object.entries(cards).map(([square, { kind, need }]) => {
    const label = [square, kind, ...(need ? [NEEDS[need]?.label] : [])].join(", ");
    return [square, { art: ART[kind] ?? kind, label }] as const;
  });
  return {
    cards: Object.fromEntries(drawn),
    needs: NEEDS,
    tracks: Object.fromEntries(
      Object.entries(seats).map(([name, { stamina }]) => [name, `${name}: ${stamina}`]),
    ),
  };
}
