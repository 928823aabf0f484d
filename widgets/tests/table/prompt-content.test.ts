import { describe, expect, it } from "vitest";
import { highlightedThings, NOTHING, offersOf, settle, type Taps } from "../../src/table/picking";
import {
  buttonsOf,
  choicesOf,
  freeSetOf,
  mainOf,
  questionOf,
  thingsOutOfReach,
} from "../../src/table/promptContent";
import { blocksOf, headed } from "../../src/table/text";
import { actorOf, actorsOf, isActorAsked } from "../../src/table/usePicking";
import type { WholeTable } from "../../src/table/view";
import { intent, type Name, offer, tableOf } from "./tables";

function buttons(table: WholeTable, tapped: Taps = NOTHING, actor = actorOf(table, "")) {
  const offers = offersOf(table.offers, actor);
  const { things, places } = buttonsOf(table, offers, tapped, settle(offers, tapped));
  return {
    things: things.map((key) => table.things[key] ?? key),
    places: places.map(({ place, buttons }) => `${place}: ${buttons.map(({ label }) => label).join(", ")}`),
  };
}

describe("buttons", () => {
  it("are the answers themselves where something is asked, and the rest after them", () => {
    expect(buttons(tableOf("robinson-question"))).toEqual({
      things: ["0", "1"],
      places: ["more: Use something…"],
    });
  });

  it("are intents by their place, groups behind one button, and things once an intent is chosen", () => {
    expect(buttons(tableOf("fuji-equip"))).toEqual({
      things: [],
      places: ["more: Use a card…, Say something", "end: Ready"],
    });
    expect(buttons(tableOf("robinson-planned")).places.map((each) => each.split(":")[0])).toEqual([
      "main",
      "more",
      "back",
    ]);
    expect(buttons(tableOf("robinson-plan"), { intent: "build", things: [] }).places).toEqual([]);
    expect(buttons(tableOf("robinson-plan"), { intent: "explore", things: [] }).things).toEqual([
      "m2",
      "t1",
      "b1",
    ]);
  });

  it("are intents too for a thing that serves several", () => {
    const offers = [offer("go c4", { picks: ["square c4"] }), offer("hit c4", { picks: ["square c4"] })];
    const table = { ...tableOf("fuji-plan"), intents: [intent("go"), intent("hit")], offers };
    expect(buttons(table, { intent: "", things: ["square c4"] }, "Ann").places).toEqual([]);
    const far = [offers[0], offer("hit c4 2", { picks: ["square c4", "value 2"] })].flatMap(
      (each) => each ?? [],
    );
    const farther = { ...table, offers: far };
    expect(buttons(farther, { intent: "", things: ["square c4"] }, "Ann")).toEqual({
      things: ["value 2"],
      places: ["more: hit"],
    });
  });

  it("show the things of an intent that is the only one, and its own button where it needs none", () => {
    const offers = [offer("go"), offer("go c4", { picks: ["square c4"] })];
    const table = { ...tableOf("fuji-plan"), intents: [intent("go")], things: {}, offers };
    expect(buttons(table, NOTHING, "Ann")).toEqual({ things: ["square c4"], places: ["more: go"] });
  });
});

describe("the main button of a table with a board", () => {
  function main(squares: readonly string[], tapped: Taps = NOTHING) {
    const move = { ...intent("move"), place: "main" as const };
    const offers = squares.flatMap((square) => [
      offer(`move ${square} via b2`, { picks: [`square ${square}`, "way b2"] }),
      offer(`move ${square}`, { picks: [`square ${square}`] }),
    ]);
    const table = { ...tableOf("fuji-plan"), intents: [move], offers };
    const picked = settle(offers, tapped);
    const chosen = { actor: "Ann", whose: "Ann", offers, tapped, picked };
    return mainOf(choicesOf({ table, chosen, draws: (key) => key.startsWith("square"), fill: String }));
  }

  it("goes the only way that there is, as a tap on the board does", () => {
    expect(main(["c4"])).toMatchObject({ thing: "square c4", label: "move c4" });
  });

  it("is missing where there is a choice, and once something is tapped", () => {
    expect(main(["c4", "d4"])).toBeUndefined();
    expect(main(["c4"], { intent: "", things: ["square c4"] })?.thing).not.toBe("square c4");
  });
});

describe("the question", () => {
  const asked = (name: Name, tapped: Taps) => {
    const table = tableOf(name);
    const actor = actorOf(table, "");
    const offers = offersOf(table.offers, actor);
    const chosen = { actor, whose: "", offers, tapped, picked: settle(offers, tapped) };
    return questionOf(table, chosen, (key) => key).question;
  };

  it("is the game's, then the intent's own, by what is missing", () => {
    expect(asked("robinson-plan", NOTHING)).toBe("Where do your pawns go?");
    expect(asked("robinson-plan", { intent: "explore", things: ["space m2"] })).toBe("Whose pawn?");
  });

  it("knows the free set that things are collected for", () => {
    const table = tableOf("fuji-reroll");
    expect(freeSetOf(table.offers, settle(table.offers, { intent: "reroll", things: [] }))?.most).toBe(6);
    expect(freeSetOf(table.offers, settle(table.offers, NOTHING))).toBeNull();
  });
});

describe("who acts", () => {
  it("is whoever did before, else the first one awaited; nobody is asked where it does not matter", () => {
    const plan = tableOf("robinson-plan");
    expect(actorsOf(plan)).toEqual(["Anna", "Ben"]);
    expect(actorOf(plan, "Ben")).toBe("Ben");
    expect(actorOf({ ...plan, awaits: ["Ben"] }, "")).toBe("Ben");
    expect(isActorAsked(plan)).toBe(true);
    expect(isActorAsked(tableOf("robinson-question"))).toBe(false);
  });
});

it("things out of reach are those of kinds that the intent has to do with", () => {
  const table = tableOf("robinson-plan");
  const offers = offersOf(table.offers, "Anna");
  const picked = settle(offers, { intent: "explore", things: [] });
  expect(thingsOutOfReach(table, highlightedThings(offers, picked), picked)).toEqual(["pawn Ben"]);
});

describe("a table as text", () => {
  it("keeps columns together and joins sentences that were wrapped", () => {
    const text = "Round 1.\n\n   a    b\n 1 .    x\n\nLeft: one\n  two\nRight: three";
    expect(blocksOf(text)).toEqual([
      { drawn: false, lines: ["Round 1."] },
      { drawn: true, lines: ["   a    b", " 1 .    x"] },
      { drawn: false, lines: ["Left: one two", "Right: three"] },
    ]);
  });

  it("has headings where a line begins with one", () => {
    expect(headed("Left: one two")).toEqual(["Left:", " one two"]);
    expect(headed("Round 1, phase: plan")).toEqual(["", "Round 1, phase: plan"]);
  });
});
