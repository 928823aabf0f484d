import { expect, it } from "vitest";
import { squareForKey } from "../../../src/fuji/board/keys";
import { layoutOf } from "../../../src/fuji/board/layout";

//   a b c d
// 1 x . . x
// 2 x x . .
// 3 . . . x
const SQUARES = ["a1", "d1", "a2", "b2", "d3"];
const layout = layoutOf(SQUARES, { width: 800 });

it.each([
  ["ArrowRight", "a1", "d1"],
  ["ArrowLeft", "d1", "a1"],
  ["ArrowDown", "d1", "d3"],
  ["ArrowUp", "a2", "a1"],
])("%s goes over gaps from %s to %s", (key, from, to) => {
  expect(squareForKey(layout, from, key, false)).toBe(to);
});

it("an arrow with no card straight ahead leads to the nearest that way", () => {
  expect(squareForKey(layout, "b2", "ArrowDown", false)).toBe("d3");
  expect(squareForKey(layout, "b2", "ArrowUp", false)).toBe("a1");
});

it("an arrow over the edge leads nowhere", () => {
  expect(squareForKey(layout, "a1", "ArrowLeft", false)).toBeNull();
  expect(squareForKey(layout, "d3", "ArrowDown", false)).toBeNull();
});

it("every card can be reached by arrows from every other", () => {
  for (const start of SQUARES) {
    const reached = new Set([start]);
    for (const square of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = squareForKey(layout, square, key, false);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(SQUARES.length);
  }
});

it("Home and End go to the ends of the row, with Control to the ends of the board", () => {
  expect(squareForKey(layout, "d1", "Home", false)).toBe("a1");
  expect(squareForKey(layout, "a2", "End", false)).toBe("b2");
  expect(squareForKey(layout, "b2", "Home", true)).toBe("a1");
  expect(squareForKey(layout, "a1", "End", true)).toBe("d3");
});

it("PageUp and PageDown go to the ends of the column", () => {
  expect(squareForKey(layout, "d3", "PageUp", false)).toBe("d1");
  expect(squareForKey(layout, "a1", "PageDown", false)).toBe("a2");
});

it("on a turned board keys go by what is seen", () => {
  const wide = Array.from(
    { length: 24 },
    (_, index) => `${"abcdefghijkl"[index % 12]}${1 + Math.floor(index / 12)}`,
  );
  const turned = layoutOf(wide, { width: 320 });
  expect(turned.turned).toBe(true);
  expect(squareForKey(turned, "a1", "ArrowDown", false)).toBe("b1");
  expect(squareForKey(turned, "a1", "ArrowRight", false)).toBe("a2");
});

it("other keys lead nowhere", () => {
  expect(squareForKey(layout, "a1", "x", false)).toBeNull();
  expect(squareForKey(layout, "z9", "ArrowLeft", false)).toBeNull();
});
