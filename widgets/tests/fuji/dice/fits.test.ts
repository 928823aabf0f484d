import { describe, expect, it } from "vitest";
import { counting, worth } from "../../../src/fuji/dice/fits";
import { viewOf } from "../seats/people";

const card = (need: string | null) => ({
  kind: "landscape",
  need,
  reroll: false,
  token: null,
  source: "house",
});
const VIEW = viewOf(
  {},
  {
    cards: { c2: card("yellow|4"), d2: card("blue"), a1: card(null) },
    fits: { "yellow|4": "B4 P4 Y1 Y2 Y3 Y4 Y5 Y6" },
  },
);
const HAND = ["B1", "B4", null, "Y5"];

describe("what counts on a card", () => {
  it("is what the view lists for its requirement", () =>
    expect(counting(VIEW, "c2", HAND)).toEqual(new Set([2, 4])));

  it("is nothing where the view lists nothing, asks nothing, or has no card", () =>
    expect(["d2", "a1", "z9"].map((square) => counting(VIEW, square, HAND).size)).toEqual([0, 0, 0]));

  it("adds up, hidden dice left out", () => {
    expect(worth(HAND, new Set([2, 4]))).toBe(9);
    expect(worth(HAND, new Set([3]))).toBe(0);
  });
});
