/** Going through a game: the steps alone, and a game told again. */
import { useState } from "preact/hooks";
import { FujiReplay } from "../../src/fuji/replay/FujiReplay";
import type { ReplayTraits, StepsView } from "../../src/generated";
import { Steps } from "../../src/replay/Steps";
import { viewOf } from "../../tests/fuji/board/view";
import { pretend } from "../../tests/model";
import type { Section } from "../section";

const STEPS: StepsView = {
  at: 24,
  last: 94,
  line: "Steve use map 1 Clara",
  seat: "Clara",
  story: ["Steve uses the Map card.", "Steve lends a die to Clara: P4."],
  rounds: [
    [1, 2],
    [2, 31],
    [3, 57],
    [4, 79],
  ],
};
const VIEW = viewOf(undefined, { scenario_name: "The Fork" });
const LOST = { won: false, why: "lava", who: "Jona", score: null, verdict: null, text: "Lava takes Jona." };

function Walked({ branch }: { branch: boolean }) {
  const [at, setAt] = useState(STEPS.at);
  const way = branch ? { onBranch: () => setAt(0) } : {};
  return <Steps steps={{ ...STEPS, at }} onGo={setAt} {...way} />;
}

function Told(traits: Partial<ReplayTraits>) {
  const plain = { view: VIEW, steps: STEPS, everything: true, branch_model: "" };
  return <FujiReplay model={pretend<ReplayTraits>({ ...plain, ...traits })} />;
}

export const replay: Section = {
  title: "Replay",
  states: {
    steps: () => <Walked branch={false} />,
    "steps with a branch": () => <Walked branch={true} />,
    "before the first move": () => <Told steps={{ ...STEPS, at: 0, line: "", seat: "", story: [] }} />,
    "in the middle": () => <Told />,
    "a running game": () => <Told everything={false} steps={{ ...STEPS, line: "", seat: "" }} />,
    "the end": () => <Told steps={{ ...STEPS, at: 94 }} view={{ ...VIEW, outcome: LOST }} />,
  },
};
