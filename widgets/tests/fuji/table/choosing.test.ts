/** Fuji's views under the rule of the table: what a tap plays, and which buttons there are. */
import { describe, expect, it } from "vitest";
import { trayOf } from "../../../src/fuji/table/choosing";
import { FUJI } from "../../../src/fuji/table/parts";
import { keyOf } from "../../../src/fuji/view";
import {
  highlightedThings,
  lineOf,
  NOTHING,
  offersOf,
  readyOffers,
  sentByTap,
  settle,
  type Taps,
  tapThing,
} from "../../../src/table/picking";
import { choicesOf, labelOf, mainOf } from "../../../src/table/promptContent";
import { actorOf, whosesOf } from "../../../src/table/usePicking";
import { withDefaults } from "../../../src/table/view";
import { filler } from "../../../src/translate";
import { viewOf } from "../../table/views";
import { WORDS } from "../../words";

type Name = Parameters<typeof viewOf>[0];
type Tap = string | number;
const fill = filler(WORDS.en, "en");

/** The key of what is tapped: a die by its number, squares, players and cards by how they are written. */
function keyFor(name: Name, tap: Tap, owner: string): string {
  if (typeof tap === "number") return keyOf.die(owner, tap);
  if (tap.includes(" ")) return tap;
  if (tap in viewOf(name).seats) return keyOf.seat(tap);
  return /^[a-l]\d$/.test(tap) ? keyOf.square(tap) : keyOf.card(tap);
}

function afterTaps(name: Name, taps: readonly Tap[], whose = "", wanted = "") {
  const table = withDefaults(viewOf(name));
  const actor = actorOf(table, wanted);
  const whoses = whosesOf(offersOf(table.offers, actor));
  const forWhom = whose || (whoses.includes(actor) ? actor : (whoses[0] ?? ""));
  const offers = offersOf(table.offers, actor, forWhom);
  const owner = trayOf(table, { actor, whose: forWhom }) ?? "";
  let tapped: Taps = NOTHING;
  let sent = "";
  for (const tap of taps) {
    const next = tapThing(offers, tapped, keyFor(name, tap, owner));
    if (!next) return { sent: "", refused: true, labels: [], lit: new Set<string>(), main: "" };
    tapped = next;
    const alone = sentByTap(offers, settle(offers, tapped));
    if (alone) sent = lineOf(alone, settle(offers, tapped), actor);
  }
  const picked = settle(offers, tapped);
  const chosen = { actor, whose: forWhom, offers, tapped, picked };
  const choices = choicesOf({ table, chosen, draws: (key) => FUJI.draws(table, key), fill });
  return {
    sent,
    refused: false,
    labels: choices.map(({ spoken }) => spoken),
    main: mainOf(choices)?.label ?? "",
    lit: highlightedThings(offers, picked),
    lines: readyOffers(offers, picked).map((offer) => lineOf(offer, picked, actor)),
    said: readyOffers(offers, picked).map((offer) => labelOf(offer, picked, table.things, fill)),
  };
}

describe("one tap acts", () => {
  it.each<[Name, Tap[], string]>([
    ["plan", ["d2"], "Clara mark d2"],
    ["plan-marked", ["e3"], "Clara mark e3"],
    ["setup-leave-out", [6], "Steve leave-out 6"],
    ["equip-compass", ["compass", 1], "Clara use compass 1"],
    ["plan-rope", ["rope", "d2"], "Clara use rope d2"],
    ["equip-lighter", ["lighter", "Jona"], "Clara use lighter Jona"],
    ["equip-map", ["map", 3, "Steve"], "Clara use map 3 Steve"],
    ["equip-map", ["map", "Steve", 3], "Clara use map 3 Steve"],
    ["setup-start", ["start white"], "Ann start white"],
    ["give", ["rope", "Clara"], "Jona give rope Clara"],
    ["equip-shovel", ["shovel", 3, "value 6"], "Clara use shovel 3 6"],
  ])("%s: %j plays %j", (name, taps, line) => {
    expect(afterTaps(name, taps).sent).toBe(line);
  });
});

describe("what can't be taken back is asked back, and its button sends it", () => {
  it.each<[Name, Tap[], string]>([
    ["asked-lighter", [3], "Jona hand 3"],
    ["asked-carabiner", [2], "Steve pick 2"],
    ["asked-injury", ["injury eye"], "Clara injury eye"],
    ["asked-injury", ["injury leg", 4], "Clara injury leg 4"],
  ])("%s: %j may play %j", (name, taps, line) => {
    const { sent, lines } = afterTaps(name, taps);
    expect(sent).toBe("");
    expect(lines).toEqual([line]);
  });
});

describe("sets are collected and sent by a button that names them", () => {
  it.each<[Name, Tap[], string, string]>([
    ["reroll", [3, 1], "Jona reroll 1 3", "Reroll dice 1, 3"],
    ["reroll", [2], "Jona reroll 2", "Reroll die 2"],
    ["asked-gift", [2], "Jona reroll 2", "Reroll die 2"],
    ["asked-water", [4, 5], "Clara use water 4 5", "Reroll dice 4, 5"],
    ["plan-flashlight", ["flashlight", 1, 3], "Clara use flashlight 1 3", "Reroll dice 1, 3"],
    ["equip-machete", ["machete", 1, 2, 3], "Clara use machete 2 3", "Set dice 2, 3 aside"],
    ["setup-keep", ["water", "lighter"], "Jona keep lighter water", "Keep Lighter, Water"],
  ])("%s: %j offers %j", (name, taps, line, label) => {
    const { sent, lines, said } = afterTaps(name, taps);
    expect(sent).toBe("");
    expect([lines?.[0], said?.[0]]).toEqual([line, label]);
  });

  it("two cards are swapped by a button too: a stray tap can't be taken back", () => {
    const { lit: squares } = afterTaps("plan-binoculars", ["binoculars"]);
    const [one = "", other = ""] = [...squares];
    const { sent, said } = afterTaps("plan-binoculars", ["binoculars", one, other]);
    expect(sent).toBe("");
    expect(said?.[0]).toMatch(/^Swap \w\d, \w\d$/);
  });

  it("a Buddy may throw a die again or set it aside, or keep all as they are", () => {
    const { labels, main } = afterTaps("reroll-buddy", [2]);
    expect(labels.sort()).toEqual(["Keep these dice", "Reroll die 2", "Set die 2 aside"]);
    expect(main).not.toBe("");
  });
});

describe("what no board draws is a button", () => {
  it("the sides of a die, the card to copy, the injuries, the ways", () => {
    expect(afterTaps("equip-shovel", ["shovel", 3]).labels).toContain("Turn die 3 to 6");
    expect(afterTaps("equip-pocket-knife", ["pocket-knife"]).labels).toEqual(["As Shovel", "As Compass"]);
    expect(afterTaps("asked-injury", []).labels).toEqual([
      "Leg: lose a die",
      "Arm: no more equipment",
      "Amnesia: no more skill",
      "Eye: no more rerolls",
    ]);
    expect(afterTaps("move", ["d2"]).labels.sort()).toEqual(["Move to d2", "Move to d2 · Via c3, d3"]);
  });

  it("power bars wait behind one button", () => {
    expect(afterTaps("move-bars", [], "", "Steve").labels).toEqual(["Spend power bars", "Move to c3"]);
  });

  it("a card that serves several names what each player would get", () => {
    expect(afterTaps("give", ["lighter", "Clara"]).labels).toEqual([
      "Ask Clara for a die",
      "Give Lighter to Clara",
    ]);
    expect(afterTaps("give", ["rope"]).labels).toContain("Give Rope to Steve");
  });
});

describe("a card", () => {
  it("is lit alone until it is picked", () => {
    expect([...afterTaps("equip-shovel", []).lit]).toEqual(["card shovel"]);
    expect(afterTaps("equip-shovel", []).labels).toEqual(["Ready"]);
  });

  it("never plays itself by the tap that picks it, and hides the other buttons", () => {
    for (const card of ["carabiner", "first-aid-kit", "flare-gun"] as const) {
      const { sent, labels } = afterTaps(`equip-${card}`, [card]);
      expect(sent).toBe("");
      expect(labels).toHaveLength(1);
      expect(labels).not.toContain("Ready");
    }
  });

  it("need not be picked where it asks a question", () => {
    expect(afterTaps("asked-water", []).lit.has("die Clara.1")).toBe(true);
  });

  it("does not take what it can't be used on", () => {
    expect(afterTaps("plan-rope", ["rope", "e3"]).refused).toBe(true);
  });
});

describe("two players and a third meeple", () => {
  it("mark for oneself until the third meeple is chosen", () => {
    expect(afterTaps("pair-plan", ["c2"]).sent).toBe("Clara mark c2");
    expect(afterTaps("pair-plan", ["c2"], "Third").sent).toBe("Clara mark c2 for Third");
  });

  it("throw dice for either", () => {
    expect(afterTaps("pair-reroll", [1], "Third").lines?.[0]).toBe("Clara reroll 1 for Third");
  });

  it("answer a proposal with a button", () => {
    expect(afterTaps("pair-proposal", []).labels).toEqual(["Agree", "No, thanks"]);
  });
});
