import { describe, expect, it } from "vitest";
import { EDGE, layoutOf, MAX_CARD_WIDTH, MIN_CARD_WIDTH, middle } from "../../../src/fuji/board/layout";

const WIDE = Array.from(
  { length: 72 },
  (_, index) => `${"abcdefghijkl"[index % 12]}${1 + Math.floor(index / 12)}`,
);
const TALL = Array.from({ length: 70 }, (_, index) => `${"bcdefgh"[index % 7]}${1 + Math.floor(index / 7)}`);
const spread = (layout: ReturnType<typeof layoutOf>) => EDGE + layout.columns * (layout.width + layout.gap);

describe("the layout of a board of 12 by 6", () => {
  it("draws cards as large as they get on a wide screen", () => {
    const layout = layoutOf(WIDE, 1440);
    expect(layout).toMatchObject({ turned: false, columns: 12, rows: 6, width: MAX_CARD_WIDTH });
  });

  it.each([1440, 1024, 800, 600, 375, 320, 296])("fits into %i pixels without scrolling", (width) => {
    expect(spread(layoutOf(WIDE, width))).toBeLessThanOrEqual(width);
  });

  it.each([375, 320, 296])("is turned on its side at %i pixels, with wider cards", (width) => {
    const layout = layoutOf(WIDE, width);
    expect(layout).toMatchObject({ turned: true, columns: 6, rows: 12 });
    expect(layout.width).toBeGreaterThanOrEqual(MIN_CARD_WIDTH);
    expect(layout.above).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(layout.aside[11]).toBe("l");
  });

  it("scrolls only where not even a turned board fits", () => {
    const layout = layoutOf(WIDE, 200);
    expect(layout.width).toBe(MIN_CARD_WIDTH);
    expect(spread(layout)).toBeGreaterThan(200);
  });
});

it("a board that is taller than wide is not turned", () => {
  expect(layoutOf(TALL, 320)).toMatchObject({ turned: false, columns: 7, rows: 10 });
});

it("only the box around the cards is drawn", () => {
  const layout = layoutOf(["c3", "d5"], 800);
  expect(layout.above).toEqual(["c", "d"]);
  expect(layout.aside).toEqual(["3", "4", "5"]);
  expect(layout.spots.get("d5")).toEqual({ x: 1, y: 2 });
});

it("lines hold the cards as they are seen, without the gaps", () => {
  expect(layoutOf(["c1", "a1", "b2"], 800).lines).toEqual([["a1", "c1"], ["b2"]]);
});

it("a board without cards can be drawn", () => {
  expect(layoutOf([], 320).lines).toEqual([]);
});

it("middles of neighbours are a card and a gap apart", () => {
  const layout = layoutOf(["a1", "b1"], 800);
  const [one, other] = [middle(layout, "a1"), middle(layout, "b1")];
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBe(layout.width + layout.gap);
  expect(middle(layout, "z9")).toBeNull();
});
