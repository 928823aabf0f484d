import { expect, it } from "vitest";
import { reuseEqual } from "../src/structuralSharing";

it("an equal value is the old object", () => {
  const made = () => ({
    cards: { a1: { kind: "lava" } },
    log: ["one"],
    lit: new Set([1]),
    does: new Map([["a1", "go"]]),
  });
  const old = made();
  expect(reuseEqual(old, made())).toBe(old);
});

it("of a value that differs, the parts that are equal are the old ones", () => {
  const old = { cards: { a1: { kind: "lava" }, a2: { kind: "lake" } }, log: ["one"] };
  const next = { cards: { a1: { kind: "lava" }, a2: { kind: "lava" } }, log: ["one", "two"] };
  const mixed = reuseEqual(old, next);
  expect(mixed).toEqual({ cards: { a1: { kind: "lava" }, a2: { kind: "lava" } }, log: ["one", "two"] });
  expect(mixed.cards.a1).toBe(old.cards.a1);
});

it.each([
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [JSON.parse('{"__proto__": {"at": "a1"}}'), JSON.parse('{"__proto__": {"at": "a2"}}')],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  [{ a: {} }, { a: null }],
  [new Set([1, 2]), new Set([2, 1])],
  [new Map([["a", 1]]), new Map([["a", 2]])],
  [new Set(), new Map()],
])("%o is not taken for %o", (before, after) => {
  const mixed = reuseEqual<unknown>(before, after);
  expect(mixed).toStrictEqual(after);
  expect(JSON.stringify(mixed)).toBe(JSON.stringify(after));
  expect(mixed).not.toBe(before);
});
