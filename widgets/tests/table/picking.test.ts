import { describe, expect, it } from "vitest";
import {
  fits,
  highlightedThings,
  isComplete,
  lineOf,
  NOTHING,
  nextThings,
  offersOf,
  readyOffers,
  sentByTap,
  settle,
  stepBack,
  type Taps,
  tapThing,
} from "../../src/table/picking";
import type { WholeOffer } from "../../src/table/view";
import { legalIn, NAMES, type Name, offer, tableOf } from "./tables";

const move = offer("move c4", { picks: ["square c4"] });
const moveVia = offer("move c4 via c3", { picks: ["square c4", "way c3"] });
const shoot = offer("shoot c4", { picks: ["square c4"] });
const dice = { things: ["die b", "die a", "die c"], nouns: ["2", "1", "3"], least: 2, most: 2, label: "" };
const throwAgain = offer("throw {}", { many: dice });
const picks = (offers: readonly WholeOffer[], intent: string, ...things: string[]) =>
  settle(offers, { intent, things });

describe("an offer fits", () => {
  it("if it has the intent and all picked things, in any order", () => {
    expect(fits(moveVia, { intent: "move", things: new Set(["way c3", "square c4"]) })).toBe(true);
    expect(fits(move, { intent: "move", things: new Set(["way c3"]) })).toBe(false);
    expect(fits(move, { intent: "shoot", things: new Set() })).toBe(false);
    expect(fits(move, { intent: "", things: new Set() })).toBe(true);
  });

  it("if its free set has room for the things that it does not need for certain", () => {
    const two = { intent: "", things: new Set(["die a", "die b"]) };
    expect(fits(throwAgain, two)).toBe(true);
    expect(fits(throwAgain, { intent: "", things: new Set([...two.things, "die c"]) })).toBe(false);
    expect(fits(throwAgain, { intent: "", things: new Set(["square c4"]) })).toBe(false);
  });
});

describe("what is picked by itself", () => {
  it("is nothing before the first tap, even where only one thing can be done", () => {
    expect(settle([move], NOTHING)).toEqual({ intent: "", things: new Set() });
  });

  it("is the intent and every thing that all fitting offers share", () => {
    expect(picks([move, moveVia, shoot], "move").things).toEqual(new Set(["square c4"]));
    expect(picks([move, moveVia, shoot], "", "way c3")).toEqual({
      intent: "move",
      things: new Set(["way c3", "square c4"]),
    });
    expect(picks([move, shoot], "", "square c4").intent).toBe("");
  });
});

describe("what is lit", () => {
  it("is every thing that a fitting offer misses; with buttons alone, the first one of each", () => {
    const offers = [move, moveVia, offer("rest")];
    const nothing = settle(offers, NOTHING);
    expect([...highlightedThings(offers, nothing)]).toEqual(["square c4", "way c3"]);
    expect(nextThings(offers, nothing)).toEqual(["square c4"]);
    expect(nextThings(offers, picks(offers, "move"))).toEqual(["way c3"]);
  });

  it("leaves out an intent that does not want it, until it is chosen", () => {
    const one = [{ ...move, lit: false }, offer("move d4", { picks: ["square d4"], lit: false })];
    expect(highlightedThings(one, settle(one, NOTHING)).size).toBe(0);
    expect([...highlightedThings(one, picks(one, "move"))]).toEqual(["square c4", "square d4"]);
  });

  it("is the first thing alone where that leads, and nothing else is taken before it", () => {
    const use = offer("use rope c4", { picks: ["card rope", "square c4"], first: true });
    const offers = [move, use];
    expect([...highlightedThings(offers, settle(offers, NOTHING))]).toEqual(["square c4", "card rope"]);
    expect(sentByTap(offers, picks(offers, "", "square c4"))).toEqual(move);
    expect([...highlightedThings(offers, picks(offers, "", "card rope"))]).toEqual(["square c4"]);
    expect(sentByTap(offers, picks(offers, "", "card rope", "square c4"))).toEqual(use);
  });

  it("is the rest of a free set, until it is full", () => {
    expect([...highlightedThings([throwAgain], picks([throwAgain], "throw", "die a"))]).toEqual([
      "die b",
      "die c",
    ]);
    expect(highlightedThings([throwAgain], picks([throwAgain], "throw", "die a", "die c")).size).toBe(0);
  });

  it("has a free set only after the things that are needed for certain", () => {
    const use = offer("use rope {}", { picks: ["card rope"], many: dice });
    const drop = offer("use map", { picks: ["card map"] });
    expect([...highlightedThings([use, drop], picks([use, drop], "use"))]).toEqual(["card rope", "card map"]);
    expect(highlightedThings([use, drop], picks([use, drop], "use", "card rope")).has("die a")).toBe(true);
  });
});

describe("what can be sent", () => {
  it("is what nothing is missing of, also while more could be picked", () => {
    expect(readyOffers([move, moveVia], picks([move, moveVia], "move"))).toEqual([move]);
    expect(sentByTap([move, moveVia], picks([move, moveVia], "move"))).toBeNull();
    expect(sentByTap([move, moveVia], picks([move, moveVia], "move", "way c3"))).toEqual(moveVia);
  });

  it("is each of several while the intent is open, but nothing before anything was picked", () => {
    expect(readyOffers([move, shoot], picks([move, shoot], "", "square c4"))).toEqual([move, shoot]);
    expect(readyOffers([offer("rest")], settle([offer("rest")], NOTHING))).toEqual([]);
  });

  it("is never sent by the last tap if it has a set or a text", () => {
    const say = offer("say {}", { text: 20 });
    expect(sentByTap([throwAgain], picks([throwAgain], "throw", "die a", "die b"))).toBeNull();
    expect(readyOffers([throwAgain], picks([throwAgain], "throw", "die a", "die b"))).toEqual([throwAgain]);
    expect(sentByTap([say], picks([say], "say"))).toBeNull();
    expect(readyOffers([say], picks([say], "say"))).toEqual([say]);
  });

  it("is sent by the tap on the one thing of a set that takes no more", () => {
    const one = offer("keep {}", { many: { ...dice, least: 1, most: 1 } });
    expect(sentByTap([one], picks([one], "keep"))).toBeNull();
    expect(sentByTap([one], picks([one], "", "die b"))).toEqual(one);
  });

  it("wants a button and no thing where it is marked so; the button of its intent will do", () => {
    const jump = offer("jump c4", { picks: ["square c4"], press: true });
    expect(sentByTap([jump], picks([jump], "jump"))).toBeNull();
    expect(readyOffers([jump], picks([jump], "jump"))).toEqual([jump]);
    const roll = offer("roll", { press: true });
    expect(sentByTap([roll], picks([roll], "roll"))).toEqual(roll);
  });

  it("needs as many things of a set as it asks for", () => {
    expect(isComplete(throwAgain, picks([throwAgain], "throw", "die a"))).toBe(false);
    expect(isComplete(throwAgain, picks([throwAgain], "throw", "die a", "die c"))).toBe(true);
  });
});

describe("the line", () => {
  it("has a name of those who may, and the words of a set in their order", () => {
    const picked = picks([throwAgain], "throw", "die a", "die b");
    expect(lineOf(throwAgain, picked, "Ann")).toBe("Ann throw 2 1");
    expect(lineOf(offer("rest", { by: ["Bob", "Cy"] }), picked, "Ann")).toBe("Bob rest");
    expect(lineOf(offer("rest", { by: ["Bob", "Cy"] }), picked, "Cy")).toBe("Cy rest");
  });

  it("has a text as it was written, but no longer than allowed", () => {
    const say = offer("say {}", { text: 8 });
    expect(lineOf(say, picks([say], "say"), "Ann", "  $& {} well ")).toBe("Ann say $& {} we");
  });
});

describe("taps", () => {
  it("pick a thing and put it back, and go back one by one", () => {
    const one = tapThing([throwAgain], { intent: "throw", things: [] }, "die a") ?? NOTHING;
    const two = tapThing([throwAgain], one, "die b") ?? NOTHING;
    expect(tapThing([throwAgain], two, "die a")?.things).toEqual(["die b"]);
    expect(stepBack(two)).toEqual(one);
    expect(stepBack(stepBack(one))).toEqual(NOTHING);
  });

  it("put a thing that is one too many in the place of the oldest of its kind", () => {
    const full = { intent: "throw", things: ["die a", "die b"] };
    expect(tapThing([throwAgain], full, "die c")?.things).toEqual(["die b", "die c"]);
  });

  it("on what leads begin anew, and put back all that followed it", () => {
    const rope = offer("use rope c4", { picks: ["card rope", "square c4"], first: true });
    const map = offer("use map d4", { picks: ["card map", "square d4"], first: true });
    const begun = { intent: "", things: ["card rope", "square c4"] };
    expect(tapThing([rope, map], begun, "card map")).toEqual({ intent: "", things: ["card map"] });
    expect(tapThing([rope, map], begun, "card rope")).toEqual(NOTHING);
    expect(tapThing([rope, map], begun, "square d4")).toBeNull();
  });
});

/** What one more tap leads to. */
function nextTaps(offers: readonly WholeOffer[], tapped: Taps): Taps[] {
  const picked = settle(offers, tapped);
  const things = nextThings(offers, picked).map((key) => tapThing(offers, tapped, key) ?? NOTHING);
  return picked.intent ? things : [...things, ...offers.map(({ intent }) => ({ ...tapped, intent }))];
}

/** Every line that some taps on buttons lead to. */
function reachable(offers: readonly WholeOffer[], name: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const todo: Taps[] = [NOTHING];
  for (let tapped = todo.pop(); tapped; tapped = todo.pop()) {
    const picked = settle(offers, tapped);
    const moment = JSON.stringify([picked.intent, [...picked.things].sort()]);
    if (seen.has(moment)) continue;
    seen.add(moment);
    const sent = readyOffers(offers, picked).filter((each) => !each.text);
    for (const each of sent) found.add(lineOf(each, picked, name));
    todo.push(...nextTaps(offers, tapped));
  }
  return [...found].sort();
}

describe("in real games", () => {
  it.each(NAMES.flatMap((name) => legalIn(name).map(([seat, legal]) => [name, seat, legal] as const)))(
    "%s: %s reaches exactly the legal lines",
    (name: Name, seat, legal) => {
      expect(legal.length).toBeGreaterThan(2);
      expect(reachable(offersOf(tableOf(name).offers, seat), seat)).toEqual(legal);
    },
  );
});
