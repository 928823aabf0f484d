import { expect, it } from "vitest";
import { pictureOf } from "../../src/board/pictures";
import { beside } from "../../src/board/squares";
import { viewOf, withCard } from "./view";

const FIELD = Array.from({ length: 6 }, () => Array.from({ length: 12 }, () => "l").join(" ")).join("\n");
const NEEDS = ["yellow|4", "1|2|3", "odd(pink|blue)", "blue", "even"];

it("a card looks the same every time, and never like the cards beside it", () => {
  const plain = viewOf(FIELD);
  const squares = Object.keys(plain.cards);
  const view = squares.reduce(
    (before, square, index) => withCard(before, square, { need: NEEDS[(index * 7) % NEEDS.length] ?? "odd" }),
    plain,
  );
  const picture = (square: string) => {
    const card = view.cards[square];
    return card && pictureOf(square, card, view);
  };
  for (const square of squares) {
    expect(picture(square)).toBe(picture(square));
    for (const other of beside(square))
      if (view.cards[other]) expect(picture(other)).not.toBe(picture(square));
  }
  expect(new Set(squares.map(picture)).size).toBe(8);
});

it("the volcano rages more with the rounds", () => {
  const at = (round: number) => {
    const view = viewOf(undefined, { round });
    return view.cards["a1"] && pictureOf("a1", view.cards["a1"], view);
  };
  expect([1, 2, 4, 9].map(at)).toEqual(["volcano-0", "volcano-1", "volcano-2", "volcano-3"]);
});
