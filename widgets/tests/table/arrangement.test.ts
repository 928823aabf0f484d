import { describe, expect, it } from "vitest";
import { arrangementOf, boardHeight, isCompact } from "../../src/table/arrangement";

describe("the arrangement of a table", () => {
  it.each([
    [1366, 657, "beside"],
    [1000, 640, "beside"],
    [1280, 900, "below"],
    [812, 375, "landscape"],
    [1180, 460, "landscape"],
    [820, 640, "column"],
    [375, 812, "column"],
    [375, 400, "column"],
  ])("of %i by %i pixels is %s", (width, height, arrangement) => {
    expect(arrangementOf({ width, height })).toBe(arrangement);
  });

  it("leaves the board to scroll on a phone, and elsewhere says how high it may be", () => {
    expect(boardHeight({ width: 375, height: 812 })).toBeNull();
    expect(boardHeight({ width: 1366, height: 657 })).toBeGreaterThan(500);
    expect(boardHeight({ width: 812, height: 375 })).toBeGreaterThan(350);
  });

  it("makes players strips on a phone, upright and on its side", () => {
    expect([375, 699, 700, 1366].map((width) => isCompact({ width, height: 657 }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isCompact({ width: 812, height: 375 })).toBe(true);
  });
});
