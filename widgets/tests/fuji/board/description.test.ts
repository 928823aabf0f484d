import { describe, expect, it } from "vitest";
import { describeCard } from "../../../src/fuji/board/description";
import { translator } from "../../../src/translate";
import { WORDS } from "../../words";

const translate = translator(WORDS.en, "en");

describe("a card in words", () => {
  it("says after Python's words what may be done, and the chance", () => {
    const odds = {
      squares: { b2: { chance: 0.714, text: "", hundred: 71, team: "" } },
      model: "",
      advice: "",
      keep: [],
    };
    const targets = new Map([["b2", "you may go here"]]);
    expect(describeCard("b2, landscape", "b2", translate, { targets, chosen: ["b2"], odds })).toBe(
      "b2, landscape, you may go here, chosen, 71 in 100",
    );
  });

  it("speaks marks, notes and arrows", () => {
    const marks = {
      highlights: { d2: "bad" as const },
      arrows: [{ start: "d2", end: "e2", text: "1 step" }],
      notes: { d2: "stay away" },
    };
    expect(describeCard("d2", "d2", translate, { marks })).toBe(
      "d2, bad, note: stay away, arrow to e2: 1 step",
    );
    expect(describeCard("e2", "e2", translate, { marks })).toBe("e2");
  });
});
