import { describe, expect, it } from "vitest";
import { doubleFrame, wavyFrame } from "../../../src/fuji/dice/frame";
import { tilesOf } from "../../../src/fuji/dice/tiles";

const drawn = (need: string) => {
  const { parity, tiles } = tilesOf(need);
  return [parity, ...tiles.map((tile) => ("value" in tile ? tile.value : tile.colour))];
};

describe("the tiles of a requirement", () => {
  it.each([
    ["yellow|4", [null, "yellow", "4"]],
    ["1|2|3", [null, "1", "2", "3"]],
    ["blue", [null, "blue"]],
    ["odd", ["odd"]],
    ["odd(pink|blue)", ["odd", "pink", "blue"]],
    ["even(yellow)", ["even", "yellow"]],
  ])("of %s", (need, tiles) => expect(drawn(need)).toEqual(tiles));

  it.each(["any", ""])("show every colour when every die counts (%j)", (need) =>
    expect(drawn(need)).toEqual([null, "pink", "blue", "yellow"]),
  );
});

describe("a frame", () => {
  const corners = (path: string) => [...path.matchAll(/M(\S+) /g)].length;

  it("is one wavy line for odd and two straight ones for even", () => {
    expect([corners(wavyFrame(46, 26)), corners(doubleFrame(46, 26))]).toEqual([1, 2]);
    expect(wavyFrame(46, 26)).toContain("q");
    expect(doubleFrame(46, 26)).not.toContain("q");
  });

  it("comes back to where it began", () => {
    let [x, y] = [0, 0];
    for (const [, dx, dy] of wavyFrame(55, 26).matchAll(/q\S+ \S+ (-?[\d.]+) (-?[\d.e-]+)(?=[qz])/g)) {
      x += Number(dx);
      y += Number(dy);
    }
    expect([Math.abs(x) < 1e-9, Math.abs(y) < 1e-9]).toEqual([true, true]);
  });
});
