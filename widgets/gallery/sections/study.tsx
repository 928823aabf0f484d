/** What is there to study with: rerolls, pictures and findings, an experiment, a box of one's own. */

import { Fields } from "../../src/answers/Fields";
import { ExhibitPanel } from "../../src/exhibit/ExhibitPanel";
import { BoxEditor } from "../../src/fuji/box/BoxEditor";
import { Throws } from "../../src/fuji/experiment/Throws";
import { Rerolls } from "../../src/fuji/rerolls/Rerolls";
import type {
  AnswersTraits,
  ExhibitTraits,
  ExperimentTraits,
  OwnBoxTraits,
  RerollsTraits,
} from "../../src/generated";
import { viewOf } from "../../tests/fuji/board/view";
import { GOALS, PLAYERS, WEIGHED } from "../../tests/fuji/rerolls/question";
import { pretend } from "../../tests/model";
import type { Section } from "../section";

const NEEDS = ["yellow|4", "pink|4", "odd", "1|2|3", "even(yellow)"];

const REROLLS = pretend<RerollsTraits>({
  players: PLAYERS,
  names: ["Jona", "Steve"],
  needs: NEEDS,
  weighed: WEIGHED,
  goals: GOALS,
});

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="60"><path d="M0 0h400v60H0z"/></svg>';
const PICTURE = pretend<ExhibitTraits>({
  dark: false,
  picture: SQUARE,
  text: "Half of it is black.",
  head: [],
  rows: [],
});
const FINDING = pretend<ExhibitTraits>({
  dark: false,
  picture: "",
  text: "On level 1 three in four games are won.",
  head: ["level", "games won"],
  rows: [
    ["1", "75%"],
    ["2", "50%"],
  ],
});

const EXPERIMENT = pretend<ExperimentTraits>({
  dice: 2,
  need: "odd",
  needs: NEEDS,
  thrown: {
    fits: "B1 B3 B5 P1 P3 P5 Y1 Y3 Y5",
    last: ["P3", "B2"],
    times: 8,
    counts: [2, 3, 0, 2, 1],
    exact: [0.25, 0.33, 0.11, 0.2, 0.11],
    text: "8 throws",
  },
});

const BOX: OwnBoxTraits["shown"] = {
  name: "my box",
  mistakes: [],
  landscape: [
    { name: "bamboo grove", need: "yellow|4", reroll: true, source: "house", own: false },
    { name: "heron pond", need: "blue|6", reroll: false, source: "rulebook", own: true },
  ],
  village: [{ name: "tea house", need: "3|6", reroll: false, source: "house", own: false }],
  scenarios: [[1, "Knife-edge Ridge", "One narrow path over the rocks."]],
  scenario: 1,
};
const TEXT = 'format = 1\nname = "my box"\n';
const box = (shown: OwnBoxTraits["shown"]) =>
  pretend<OwnBoxTraits>({ template: TEXT, text: TEXT, shown, page: "fuji/30-play.ipynb", view: viewOf() });

const WHOLE = box(BOX);
const WRONG = box({
  ...BOX,
  mistakes: [
    { card: 'landscape 1 "bamboo grove"', field: "need", message: '"yelow" names no colour or value' },
  ],
});

const ANSWERS = pretend<AnswersTraits>({
  fields: [
    { name: "a", text: "2/9", verdict: "right" },
    { name: "b", text: "0.3", verdict: "wrong" },
    { name: "c", text: "", verdict: "" },
  ],
});

export const study: Section = {
  title: "Study",
  states: {
    "which dice to throw again": () => <Rerolls model={REROLLS} />,
    "room for answers": () => <Fields model={ANSWERS} />,
    "a picture": () => <ExhibitPanel model={PICTURE} />,
    "a finding with its table": () => <ExhibitPanel model={FINDING} />,
    "an experiment": () => <Throws model={EXPERIMENT} />,
    "a box of one's own": () => <BoxEditor model={WHOLE} />,
    "a box with a mistake": () => <BoxEditor model={WRONG} />,
  },
};
