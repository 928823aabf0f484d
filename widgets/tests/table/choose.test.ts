import { describe, expect, it } from "vitest";
import { choose, type Offer } from "../../src/table/choose";
import { NOTHING, type Picked } from "../../src/table/picked";
import { type Step, tapCard, tapDie, tapSeat, tapSquare } from "../../src/table/tap";
import { NAMES, viewOf } from "./views";

type Name = Parameters<typeof viewOf>[0];
type Tap = string | number;

/** Cards and seats are told from squares by how they are written. */
function tapped(name: Name, offer: Offer, tap: Tap): Step | null {
  const view = viewOf(name);
  if (typeof tap === "number") return tapDie(view, offer, tap);
  if (tap in view.seats) return tapSeat(view, offer, tap);
  if (/^[a-l]\d$/.test(tap)) return tapSquare(view, offer, tap);
  return tapCard(view, offer, tap, offer.actor ?? "");
}

/** What has been picked after some taps, or the line that was sent. */
function afterTaps(name: Name, ...taps: Tap[]): { offer: Offer; sent: string; why: string } {
  let picked: Picked = NOTHING;
  for (const tap of taps) {
    const step = tapped(name, choose(viewOf(name), picked), tap);
    if (step?.do === "act") return { offer: choose(viewOf(name), picked), sent: step.action.line, why: "" };
    if (step?.do === "why") return { offer: choose(viewOf(name), picked), sent: "", why: step.line };
    if (step?.do === "why-card")
      return { offer: choose(viewOf(name), picked), sent: "", why: `card ${step.card} ${step.seat}` };
    if (step) picked = step.picked;
  }
  return { offer: choose(viewOf(name), picked), sent: "", why: "" };
}

const lines = (offer: Offer) => offer.buttons.flatMap((button) => button.action?.line ?? []);
const things = (offer: Offer) =>
  offer.buttons.filter((button) => button.picked).map((button) => button.thing);

function press(name: Name, offer: Offer, thing: string): Offer {
  const button = offer.buttons.find((each) => each.thing === thing && each.picked);
  if (!button?.picked) throw new Error(`no button for ${thing}`);
  return choose(viewOf(name), button.picked);
}

describe("one tap acts", () => {
  it.each<[Name, Tap[], string]>([
    ["plan", ["d2"], "Clara mark d2"],
    ["plan-marked", ["e3"], "Clara mark e3"],
    ["setup-leave-out", [6], "Steve leave-out 6"],
    ["asked-lighter", [3], "Jona hand 3"],
    ["asked-carabiner", [2], "Steve pick 2"],
    ["move", ["c3"], "Steve move c3"],
    ["plan-rope", ["rope", "d2"], "Clara use rope d2"],
    ["equip-compass", ["compass", 1], "Clara use compass 1"],
    ["equip-lighter", ["lighter", "Jona"], "Clara use lighter Jona"],
    ["equip-map", ["map", 3, "Steve"], "Clara use map 3 Steve"],
    ["equip-map", ["map", "Steve", 3], "Clara use map 3 Steve"],
    ["plan-binoculars", ["binoculars", "b2", "e2"], ""],
  ])("%s: %j plays %j", (name, taps, line) => {
    expect(afterTaps(name, ...taps).sent).toBe(line);
  });

  it("two squares are swapped once both are tapped, in either order", () => {
    const swap = viewOf("plan-binoculars").actions.find((action) => action.verb === "use");
    const [one = "", other = ""] = swap?.squares ?? [];
    expect(afterTaps("plan-binoculars", "binoculars", other, one).sent).toBe(swap?.line);
    expect(afterTaps("plan-binoculars", "binoculars", one).offer.picked.squares).toEqual([one]);
  });
});

describe("sets are collected and confirmed with a button", () => {
  it.each<[Name, Tap[], string]>([
    ["reroll", [1, 3], "Jona reroll 1 3"],
    ["reroll", [3, 1], "Jona reroll 1 3"],
    ["reroll", [1, 2, 3, 4, 5, 6], "Jona reroll 1 2 3 4 5 6"],
    ["asked-gift", [2], "Jona reroll 2"],
    ["asked-water", [4, 5], "Clara use water 4 5"],
    ["plan-flashlight", ["flashlight", 1, 3], "Clara use flashlight 1 3"],
    ["equip-duct-tape", ["duct-tape", 2, 5], "Clara use duct-tape 2 5"],
    ["equip-machete", ["machete", 2, 5], "Clara use machete 2 5"],
    ["equip-water", ["water", 1], "Clara use water 1"],
    ["setup-keep", ["lighter", "water"], "Jona keep lighter water"],
    ["setup-keep", ["water", "lighter"], "Jona keep lighter water"],
  ])("%s: %j offers %j first", (name, taps, line) => {
    const { offer, sent } = afterTaps(name, ...taps);
    expect(sent).toBe("");
    expect(lines(offer)[0]).toBe(line);
  });

  it("a second tap takes a die out of the set", () => {
    expect(afterTaps("reroll", 1, 3, 1).offer.picked.dice).toEqual([3]);
  });

  it("one too many takes the place of the first", () => {
    expect(afterTaps("equip-machete", "machete", 1, 2, 3).offer.picked.dice).toEqual([2, 3]);
    expect(afterTaps("setup-keep", "lighter", "water", "flare-gun").offer.picked.cards).toEqual([
      "water",
      "flare-gun",
    ]);
  });

  it("a Buddy may throw a die again or set it aside", () => {
    expect(lines(afterTaps("reroll-buddy", 2).offer)).toEqual([
      "Clara reroll 2",
      "Clara aside 2",
      "Clara stop",
    ]);
  });
});

describe("names, numbers and ways are buttons", () => {
  it("a shovel asks for the die, then for the side", () => {
    const { offer } = afterTaps("equip-shovel", "shovel", 3);
    expect(lines(offer)).toContain("Clara use shovel 3 6");
    expect(offer.buttons.every((button) => button.kind === "value")).toBe(true);
  });

  it("a pocket knife asks for the card to copy", () => {
    const { offer } = afterTaps("equip-pocket-knife", "pocket-knife");
    expect(things(offer)).toEqual(["compass", "shovel"]);
    expect(lines(press("equip-pocket-knife", offer, "shovel"))).toEqual([]);
    expect(press("equip-pocket-knife", offer, "shovel").dice).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("the card to copy can be tapped where it lies", () => {
    expect(afterTaps("equip-pocket-knife", "pocket-knife", "compass", 1).sent).toBe(
      "Clara use pocket-knife compass 1",
    );
  });

  it("an injury is chosen by its name, a leg with a die", () => {
    const { offer } = afterTaps("asked-injury");
    expect(things(offer)).toEqual(["leg"]);
    expect(lines(offer)).toEqual(["Clara injury arm", "Clara injury amnesia", "Clara injury eye"]);
    const leg = press("asked-injury", offer, "leg");
    expect(tapDie(viewOf("asked-injury"), leg, 4)).toMatchObject({
      do: "act",
      action: { line: "Clara injury leg 4" },
    });
  });

  it("a die tapped for an injury is not lost before the leg is named", () => {
    const { offer, sent } = afterTaps("asked-injury", 2);
    expect(sent).toBe("");
    expect(lines(offer)).toEqual(["Clara injury leg 2"]);
  });

  it("a goal with several ways offers them where something lies on one", () => {
    const { offer, sent } = afterTaps("move", "d2");
    expect(sent).toBe("");
    expect(offer.buttons.map((button) => [button.kind, button.action?.line])).toEqual([
      ["way", "Clara move d2"],
      ["way", "Clara move d2 via c3 d3"],
    ]);
  });

  it("power bars wait behind one button, then ask for whom and how many", () => {
    const steve = choose(viewOf("move-bars"), { ...NOTHING, actor: "Steve" });
    expect(things(steve)).toEqual(["spend"]);
    const spend = press("move-bars", steve, "spend");
    expect(things(spend)).toEqual(["Clara", "Jona", "Steve"]);
    expect(lines(press("move-bars", spend, "Jona"))).toEqual(["Steve spend 1 Jona", "Steve spend 2 Jona"]);
  });

  it("the start card is one tap on its colour", () => {
    expect(lines(afterTaps("setup-start").offer)).toEqual(["Ann start white", "Ann start grey"]);
  });

  it("an Equipment manager gives or uses the same card", () => {
    expect(lines(afterTaps("give", "lighter", "Clara").offer)).toEqual([
      "Jona use lighter Clara",
      "Jona give lighter Clara",
    ]);
    expect(afterTaps("give", "rope", "Clara").sent).toBe("Jona give rope Clara");
  });

  it("water is for oneself by dice or for somebody else by name", () => {
    const { offer } = afterTaps("equip-water", "water");
    expect(lines(offer)).toEqual(["Clara use water Jona", "Clara use water Steve"]);
    expect(offer.dice.size).toBe(6);
  });
});

describe("modes", () => {
  it("without a card nothing of the cards is lit on board and dice", () => {
    const { offer } = afterTaps("equip-shovel");
    expect(offer.dice.size).toBe(0);
    expect(offer.cards).toEqual(new Set(["shovel"]));
    expect(lines(offer)).toEqual(["Clara ready"]);
  });

  it("a card in use hides the other buttons, and a second tap puts it back", () => {
    expect(lines(afterTaps("plan-radio", "radio").offer)).toEqual(["Clara use radio"]);
    expect(afterTaps("plan-radio", "radio", "radio").offer.picked.cards).toEqual([]);
  });

  it("a card never plays itself by the tap that picks it", () => {
    for (const card of ["carabiner", "first-aid-kit", "flare-gun"] as const) {
      const { offer, sent } = afterTaps(`equip-${card}`, card);
      expect(sent).toBe("");
      expect(lines(offer)).toEqual([`Clara use ${card}`]);
    }
  });

  it("an open question about a card needs no picking of it", () => {
    const { offer } = afterTaps("asked-water");
    expect(offer.dice.size).toBe(6);
    expect(lines(offer)).toEqual(["Clara stop"]);
  });
});

describe("what is not offered asks why", () => {
  it.each<[Name, Tap[], string]>([
    ["plan", ["a1"], "Clara mark a1"],
    ["plan", [2], "Clara reroll 2"],
    ["plan-rope", ["rope", "e3"], "Clara use rope e3"],
    ["equip-duct-tape", ["duct-tape", 1], "Clara use duct-tape 1"],
    ["equip", ["c2"], "Clara mark c2"],
    ["plan", ["rope"], "card rope Clara"],
    ["pair-plan", ["Third", "a4"], "Clara mark a4 for Third"],
  ])("%s: %j asks about %j", (name, taps, line) => {
    expect(afterTaps(name, ...taps).why).toBe(line);
  });
});

describe("at an open table", () => {
  it("the first who is awaited acts, and buttons are theirs alone", () => {
    expect(lines(afterTaps("roll").offer)).toEqual(["Clara roll"]);
    expect(afterTaps("plan-open", "d2").sent).toBe("Clara mark d2");
  });

  it("a tapped place says who acts", () => {
    expect(afterTaps("plan-open", "Steve", "d2").sent).toBe("Steve mark d2");
  });

  it("a square that only one other seat can go to is meant for that seat", () => {
    expect(afterTaps("move", "c3").sent).toBe("Steve move c3");
    expect(afterTaps("move", "d3").sent).toBe("Jona move d3");
  });

  it("everybody's goals light up", () => {
    expect([...afterTaps("move").offer.squares.keys()].sort()).toEqual(["c3", "d2", "d3"]);
  });
});

describe("two players and a third meeple", () => {
  it("marks for oneself until the third meeple is tapped", () => {
    const square = "c2";
    expect(afterTaps("pair-plan", square).sent).toBe(`Clara mark ${square}`);
    expect(afterTaps("pair-plan", "Third", square).sent).toBe(`Clara mark ${square} for Third`);
  });

  it("a card of the third meeple is proposed", () => {
    const give = viewOf("pair-plan").actions.find((action) => action.proposes === "give");
    const [card = ""] = give?.cards ?? [];
    const { offer } = afterTaps("pair-plan", card);
    expect(offer.whose).toBe("Third");
    expect(lines(offer).every((line) => line.startsWith("Clara propose"))).toBe(true);
  });

  it("a proposal is answered with a button", () => {
    expect(lines(afterTaps("pair-proposal").offer)).toEqual(["Jona agree", "Jona decline"]);
  });

  it("the tray holds the dice of whom one acts for", () => {
    expect(afterTaps("pair-reroll").offer.tray).toBe("Clara");
    expect(afterTaps("pair-reroll", "Third").offer.tray).toBe("Third");
    expect(lines(afterTaps("pair-reroll", "Third", 1).offer)[0]).toBe("Clara reroll 1 for Third");
  });
});

/** What every thing that is lit, and every place, would do if it were tapped. */
function taps(name: Name, offer: Offer): (Step | null)[] {
  const view = viewOf(name);
  return [
    ...[...offer.squares.keys()].map((square) => tapSquare(view, offer, square)),
    ...[...offer.dice].map((die) => tapDie(view, offer, die)),
    ...[...offer.cards].map((card) => tapCard(view, offer, card, "")),
    ...Object.keys(view.seats).map((seat) => tapSeat(view, offer, seat)),
  ];
}

const sorted = (_: string, value: unknown) => (Array.isArray(value) ? [...value].sort() : value);

/** Everything that can be reached by taps and buttons. */
function reachable(name: Name): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const wishes: Picked[] = [NOTHING];
  for (let wish = wishes.pop(); wish; wish = wishes.pop()) {
    const offer = choose(viewOf(name), wish);
    const key = JSON.stringify([wish, offer.actor, offer.whose], sorted);
    if (seen.has(key)) continue;
    seen.add(key);
    const steps = taps(name, offer);
    for (const line of lines(offer)) found.add(line);
    for (const step of steps) if (step?.do === "act") found.add(step.action.line);
    wishes.push(...offer.buttons.flatMap((button) => button.picked ?? []));
    wishes.push(...steps.flatMap((step) => (step?.do === "pick" ? step.picked : [])));
  }
  return found;
}

/** Of ways with nothing on them one tap takes any: they need not be named. */
const NEEDLESS = ["Jona move d3 via c3", "Jona move d3 via d2"];

describe("everything on offer can be reached", () => {
  it.each(NAMES)("%s", (name) => {
    const lines = viewOf(name).actions.map((action) => action.line);
    const offered = lines.filter((line) => !NEEDLESS.includes(line));
    expect([...reachable(name)].sort()).toEqual([...offered].sort());
  });
});
