import { describe, expect, it } from "vitest";
import { inHundred, spokenCard, spokenNeed } from "../../../src/fuji/board/spoken";
import { speaker } from "../../../src/say";
import { WORDS } from "../../words";
import { seatOf, viewOf, withCard } from "./view";

const say = speaker(WORDS.en, "en");

describe("a requirement in words", () => {
  it.each([
    ["yellow|4", "yellow or 4", "jaune ou 4", "żółte lub 4"],
    ["1|2|3", "1, 2 or 3", "1, 2 ou 3", "1, 2 lub 3"],
    ["odd(pink|blue)", "odd, pink or blue", "impair, rose ou bleu", "nieparzyste, różowe lub niebieskie"],
    ["even(yellow)", "even, yellow", "pair, jaune", "parzyste, żółte"],
    ["odd", "odd", "impair", "nieparzyste"],
    ["blue", "blue", "bleu", "niebieskie"],
    ["any", "any die", "tous les dés", "każda kość"],
  ])("%s", (need, en, fr, pl) => {
    expect(spokenNeed(need, say)).toBe(en);
    expect(spokenNeed(need, speaker(WORDS.fr, "fr"))).toBe(fr);
    expect(spokenNeed(need, speaker(WORDS.pl, "pl"))).toBe(pl);
  });
});

describe("a card in words", () => {
  const view = withCard(viewOf(), "c2", { reroll: true, token: "equipment" });

  it("says all that lies and stands on it, and what may be done", () => {
    const odds = { squares: { b2: { chance: 0.714, text: "" } }, model: "", advice: "", keep: [] };
    const reroll = withCard(viewOf(undefined, { seats: { Clara: seatOf({ at: "b2" }) } }), "b2", {
      reroll: true,
    });
    expect(spokenCard("b2", reroll, say, { targets: new Map([["b2", "you may go here"]]), odds })).toBe(
      "b2, landscape, yellow or 4, Clara stands here, lava next to it, reroll symbol, you may go here, 71 in 100",
    );
  });

  it("names the token and whoever wants to come", () => {
    const coming = { ...view.seats, Jona: seatOf({ at: "d2", marker: "c2" }) };
    expect(spokenCard("c2", { ...view, seats: coming }, say)).toBe(
      "c2, landscape, yellow or 4, equipment token, Clara stands here, Jona wants to come here, reroll symbol",
    );
  });

  it("counts those who stand together", () => {
    const seats = { Clara: seatOf({ at: "c2" }), Jona: seatOf({ at: "c2" }) };
    expect(spokenCard("c2", viewOf(undefined, { seats }), say)).toContain("Clara, Jona stand here");
  });

  it("does not call lava itself endangered", () => {
    expect(spokenCard("b1", viewOf(), say)).toBe("b1, lava");
    expect(spokenCard("c1", viewOf(), say)).toContain("lava next to it");
  });

  it("speaks marks, notes and arrows", () => {
    const marks = {
      highlights: { d2: "bad" as const },
      arrows: [{ start: "d2", end: "e2", text: "1 step" }],
      notes: { d2: "stay away" },
    };
    const spoken = spokenCard("d2", viewOf(), say, { marks });
    expect(spoken).toMatch(/bad, note: stay away, arrow to e2: 1 step$/);
    expect(spokenCard("e2", viewOf(), say, { marks })).not.toContain("arrow");
  });
});

it.each([
  [0, 0],
  [0.0001, 1],
  [0.714, 71],
  [0.9999, 99],
  [1, 100],
])("a chance of %f is %i in 100: only certainties look certain", (chance, number) => {
  expect(inHundred(chance)).toBe(number);
});
