/** A set-up dialogue as the kernel sends it, with few things to choose from. */
import type { SetupView } from "../../../src/generated";

const RIDGE = [".....lll.l..", "Rlllll.l.lv4", "R..l.lllllvv", "V...ll.lllvv", "....l...l..."];
const LAKE = ["V..lll.....", "R..lllllllv", "Rlll......v", "..ll......v", "...llllllvv", ".....lll.4."];

export function setupOf(traits: Partial<SetupView> = {}): SetupView {
  return {
    options: {
      seats: ["Clara", "Jona", "Steve"].map((name) => ({
        name,
        character: "",
        skill: "",
        code: "" as const,
      })),
      third: { name: "", character: "", skill: "", code: "" },
      scenario: 1,
      level: 1,
      variant: "a",
      thrill: false,
      edition: "en",
      ask: false,
      odds: false,
      advice: false,
    },
    names: ["Clara", "Jona", "Steve", "Mara"],
    code_names: ["Kaede", "Hotaru", "Nami", "Taka"],
    kinds: ["newcomer", "careful", "teammate"],
    least: 2,
    characters: ["blue", "purple", "green", "black"],
    skills: [
      { name: "buddy", text: "Buddy: setting a die aside (6 dice, 1 card)" },
      { name: "gatherer", text: "Gatherer: power bars for rerolls (6 dice, 1 card)" },
      { name: "scout", text: "Scout: four steps (5 dice, 2 cards)" },
    ],
    scenarios: [
      {
        number: 1,
        name: "Knife-edge Ridge",
        line: "One narrow path.",
        steps: 8,
        rows: RIDGE,
        marks: { d2: "start", g1: "equipment", g3: "eruption" },
        house: true,
      },
      {
        number: 3,
        name: "Round the Mirror Lake",
        line: "The lake lies in the way.",
        steps: 8,
        rows: LAKE,
        marks: { d3: "start", e2: "eruption" },
        house: false,
      },
    ],
    levels: [
      { number: 1, text: "A failed move costs 3 stamina.", house: true },
      { number: 2, text: "A failed move costs 4 stamina.", house: false },
    ],
    variants: [
      { name: "a", players: 2, third: [] },
      { name: "b", players: 2, third: ["buddy", "gatherer"] },
    ],
    editions: ["en", "fr", "pl"],
    box: { name: "", mistakes: [], more: 0 },
    box_page: "game/44-box.ipynb",
    refusal: null,
    note: "",
    back: false,
    ...traits,
  };
}
