/** A question about rerolls with its answer, as Python would send them. */
import type { ChanceView, GoalView, KeepView, PlayerView, WeighedView } from "../../../src/generated";

const chance = (value: number): ChanceView => ({
  chance: value,
  text: `${(100 * value).toFixed(1)}%`,
  hundred: Math.round(100 * value),
  team: "",
});

const keep = (dice: string, numbers: number[], value: number, away: string): KeepView => ({
  dice: dice.split(" ").filter(Boolean),
  numbers,
  chance: chance(value),
  away,
});

const player = (dice: string, more: Partial<PlayerView> = {}): PlayerView => ({
  dice: dice.split(" "),
  seen: true,
  need: "yellow|4",
  rerolls: 0,
  habit: "misfits",
  ...more,
});

export const PLAYERS: readonly PlayerView[] = [
  player("B1 P1 B4 P4 B5 P5", { rerolls: 2 }),
  player("B1 P1 Y1 B1 P1 Y1", { seen: false, need: "pink|4" }),
  player("B1 P1 Y1 B1 P1", { need: "odd", rerolls: 1 }),
];

export const WEIGHED: WeighedView = {
  fits: "B4 P4 Y1 Y2 Y3 Y4 Y5 Y6",
  now: chance(0.118),
  best: keep("B4 P4", [3, 4], 0.777, "just as good"),
  others: [keep("P1 B4 P4", [2, 3, 4], 0.738, "costs 3.9 points"), keep("", [], 0.512, "costs 26.5 points")],
  curves: [
    { way: "best", chances: [0.118, 0.566, 0.777, 0.877].map(chance) },
    { way: "threshold", chances: [0.118, 0.56, 0.774, 0.87].map(chance) },
    { way: "misfits", chances: [0.118, 0.566, 0.772, 0.86].map(chance) },
  ],
  curves_text: "The chance to move with 0 to 3 rerolls.",
  totals: {
    mine: [0, 0.1, 0.3, 0.6],
    theirs: [0.5, 0.25, 0.25],
    text: "Your total comes to 2.5 on average.",
  },
  advice: "Throw again what does not count here.",
  model: "Each neighbour has 6 unseen dice, rolled once.",
};

const goal = (name: GoalView["goal"], dice: string, numbers: number[], mine: number): GoalView => ({
  goal: name,
  dice: dice.split(" "),
  numbers,
  chances: [mine, 0.154, 0.399].map(chance),
  all_move: chance(0.048),
  average: "1.33",
});

export const GOALS: readonly GoalView[] = [
  goal("me", "B4 P4", [3, 4], 0.777),
  goal("sum", "B4 P4", [3, 4], 0.752),
  goal("all", "P4", [4], 0.601),
];
