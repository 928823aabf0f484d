import { expect, it } from "vitest";
import { pictureOf, turnOf } from "../../../src/fuji/board/pictures";
import type { CardView } from "../../../src/generated";
import cases from "../../fixtures/pictures.json";
import { viewOf } from "./view";

it("chooses the drawings that the still pictures of the Python half choose", () => {
  for (const { square, kind, need, round, picture, turn } of cases) {
    const card: CardView = { kind, need, reroll: false, token: null, source: "house" };
    const shown = { picture: pictureOf(square, card, { ...viewOf(), round }), turn: turnOf(square, card) };
    expect({ square, kind, need, round, ...shown }).toEqual({ square, kind, need, round, picture, turn });
  }
});
