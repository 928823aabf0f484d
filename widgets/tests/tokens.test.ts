import { describe, expect, it } from "vitest";
import tokens from "../../fujikit/tokens.json";
import { contrast, distance, EYES } from "./colours";

type Colours = (typeof tokens.palettes.woodblock)["light"];
type Colour = keyof Colours;
type Pairs = [Colour, readonly Colour[]][];

const PLAYERS = ["player-blue", "player-purple", "player-green", "player-black", "player-third"] as const;
const DICE = ["die-blue", "die-pink", "die-yellow"] as const;
const SURFACES = ["paper", "raised", "mist"] as const;
const SKIES = ["sky", "dawn", "sand"] as const;
const LAND = [...SKIES, "far", "moss", "pine", "water", "straw", "stone", "indigo", "haze"] as const;

/** What is read, and on what. */
const TEXT: Pairs = [
  ["ink", [...SURFACES, ...SKIES]],
  ["faded", SURFACES],
  ["good", ["paper", "raised"]],
  ["bad", SURFACES],
  ["bar-ink", ["bar"]],
  ["accent-ink", ["accent"]],
  ["player-ink", PLAYERS],
  ["raised", ["good", "faded"]],
  ["die-ink", ["die"]],
];
/** What must be told apart, and from what. */
const SHAPES: Pairs = [
  ["edge", SURFACES],
  ["focus", [...SURFACES, ...SKIES]],
  ["legal", [...SURFACES, ...SKIES]],
  ["good", SURFACES],
  ["fair", SURFACES],
  ["vermilion", ["paper", "raised"]],
  ["indigo", ["snow"]],
  ["die-blue-edge", ["die"]],
  ["die-pink-edge", ["die"]],
  ["die-yellow-edge", ["die"]],
  ["lava-core", ["lava-crust", "lava-deep"]],
  ["lava-bright", ["lava-deep"]],
  ...PLAYERS.map((player): Pairs[number] => [player, SURFACES]),
];

const LOOKS = Object.entries(tokens.palettes).flatMap(([palette, themes]) =>
  Object.entries(themes).map(([theme, colours]) => ({ palette, theme, colours: colours as Colours })),
);

function tooClose(colours: Colours, pairs: Pairs, ratio: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, found: contrast(colours[front], colours[back]) }))
      .filter(({ found }) => found < ratio)
      .map(({ back, found }) => `${front} on ${back}: ${found.toFixed(2)}, not ${ratio}`),
  );
}

function nearest(colours: Colours, names: readonly Colour[], eyes: (typeof EYES)[number]): number {
  const pairs = names.flatMap((one, place) => names.slice(place + 1).map((other) => [one, other] as const));
  return Math.min(...pairs.map(([one, other]) => distance(colours[one], colours[other], eyes)));
}

describe.each(LOOKS)("$palette, $theme", ({ palette, colours }) => {
  it("has every colour", () => {
    expect(Object.keys(colours)).toEqual(Object.keys(tokens.palettes.woodblock.light));
  });

  it("writes texts that can be read", () => {
    expect(tooClose(colours, TEXT, palette === "contrast" ? 7 : 4.5)).toEqual([]);
  });

  it("draws shapes that stand off what is behind them", () => {
    expect(tooClose(colours, SHAPES, 3)).toEqual([]);
  });

  it.each(LAND)("shows lava that creeps over %s", (land) => {
    const lava = [colours["lava-crust"], colours["lava-core"]];
    expect(Math.max(...lava.map((each) => contrast(each, colours[land])))).toBeGreaterThanOrEqual(3);
  });

  it("has dice of three colours", () => {
    expect(nearest(colours, DICE, "common")).toBeGreaterThan(40);
  });
});

describe.each(LOOKS.filter(({ palette }) => palette !== "woodblock"))(
  "$palette, $theme, without telling some colours apart",
  ({ colours }) => {
    it.each(EYES)("tells dice and players apart with %s", (eyes) => {
      expect(nearest(colours, DICE, eyes)).toBeGreaterThan(30);
      expect(nearest(colours, PLAYERS, eyes)).toBeGreaterThan(20);
    });
  },
);

describe("the measures themselves", () => {
  it("know black on white and two colours that are told apart by few", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
    expect(distance("#808000", "#C05000", "deuteranopia")).toBeLessThan(
      distance("#808000", "#C05000", "common") / 2,
    );
  });
});
