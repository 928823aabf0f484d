import { describe, expect, it } from "vitest";
import {
  FOLDED_WIDTH,
  isCramped,
  isFolded,
  layoutOf,
  MAX_CARD_WIDTH,
  MIN_CARD_WIDTH,
  middle,
  THUMB,
} from "../../../src/fuji/board/layout";

const WIDE = Array.from(
  { length: 72 },
  (_, index) => `${"abcdefghijkl"[index % 12]}${1 + Math.floor(index / 12)}`,
);
const TALL = Array.from({ length: 70 }, (_, index) => `${"bcdefgh"[index % 7]}${1 + Math.floor(index / 7)}`);
const spread = (layout: ReturnType<typeof layoutOf>) => layout.whole;

describe("the layout of a board of 12 by 6", () => {
  it("draws cards as large as they get on a wide screen", () => {
    const layout = layoutOf(WIDE, { width: 1440 });
    expect(layout).toMatchObject({ turned: false, columns: 12, rows: 6, width: MAX_CARD_WIDTH });
  });

  it.each([1440, 1024, 800, 600, 375, 320, 296])("fits into %i pixels without scrolling", (width) => {
    expect(spread(layoutOf(WIDE, { width: width }))).toBeLessThanOrEqual(width);
  });

  it.each([375, 320, 296])("is turned on its side at %i pixels, with wider cards", (width) => {
    const layout = layoutOf(WIDE, { width: width });
    expect(layout).toMatchObject({ turned: true, columns: 6, rows: 12 });
    expect(layout.width).toBeGreaterThanOrEqual(MIN_CARD_WIDTH);
    expect(layout.above).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(layout.aside[11]).toBe("l");
  });

  it("scrolls only where not even a turned board fits", () => {
    const layout = layoutOf(WIDE, { width: 200 });
    expect(layout.width).toBe(MIN_CARD_WIDTH);
    expect(spread(layout)).toBeGreaterThan(200);
  });
});

it("a board that is taller than wide is not turned", () => {
  expect(layoutOf(TALL, { width: 320 })).toMatchObject({ turned: false, columns: 7, rows: 10 });
});

it("only the box around the cards is drawn", () => {
  const layout = layoutOf(["c3", "d5"], { width: 800 });
  expect(layout.above).toEqual(["c", "d"]);
  expect(layout.aside).toEqual(["3", "4", "5"]);
  expect(layout.spots.get("d5")).toEqual({ x: 1, y: 2 });
});

it("lines hold the cards as they are seen, without the gaps", () => {
  expect(layoutOf(["c1", "a1", "b2"], { width: 800 }).lines).toEqual([["a1", "c1"], ["b2"]]);
});

it("a board without cards can be drawn", () => {
  expect(layoutOf([], { width: 320 }).lines).toEqual([]);
});

it("middles of neighbours are a card and a gap apart", () => {
  const layout = layoutOf(["a1", "b1"], { width: 800 });
  const [one, other] = [middle(layout, "a1"), middle(layout, "b1")];
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBe(layout.width + layout.gap);
  expect(middle(layout, "z9")).toBeNull();
});

describe("a board in a room of some height", () => {
  const high = (layout: ReturnType<typeof layoutOf>) =>
    layout.edge + layout.rows * (layout.height + layout.gap);

  it.each([
    [780, 590],
    [900, 592],
    [480, 363],
  ])("of %i by %i pixels is seen as a whole", (width, height) => {
    const layout = layoutOf(WIDE, { width, height, folded: "ab" });
    expect(layout.turned).toBe(false);
    expect(high(layout)).toBeLessThanOrEqual(height);
    expect(layout.whole).toBeLessThanOrEqual(width);
    expect(layout.height).toBeGreaterThanOrEqual(THUMB);
  });

  it("rather scrolls than that cards are too small to be touched", () => {
    expect(layoutOf(WIDE, { width: 800, height: 200 }).height).toBe(THUMB);
  });

  it("has no letters along its edges where it is low", () => {
    expect(layoutOf(WIDE, { width: 440, height: 363 }).edge).toBe(0);
    expect(layoutOf(WIDE, { width: 440, height: 580 }).edge).toBeGreaterThan(0);
  });

  it("is cramped where cards are too narrow for a thumb, and has wider ones when columns are folded", () => {
    const room = { width: 440, height: 363 };
    expect(isCramped(WIDE, room)).toBe(true);
    expect(isCramped(WIDE, { width: 900, height: 363 })).toBe(false);
    const folded = layoutOf(WIDE, { ...room, folded: "abc" });
    expect(folded.width).toBeGreaterThan(layoutOf(WIDE, room).width - 1);
    expect(folded.widths.slice(0, 4)).toEqual([FOLDED_WIDTH, FOLDED_WIDTH, FOLDED_WIDTH, folded.width]);
    expect([isFolded(folded, "b2"), isFolded(folded, "d2")]).toEqual([true, false]);
    const [one, next] = [middle(folded, "a1"), middle(folded, "b1")];
    expect((next?.x ?? 0) - (one?.x ?? 0)).toBe(FOLDED_WIDTH + folded.gap);
  });
});
