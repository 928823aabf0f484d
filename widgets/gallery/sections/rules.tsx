/** The rulebook, a clause in its card, and reasons. */
import { useState } from "preact/hooks";
import type { ClauseView, FoundView, RulesTraits } from "../../src/generated";
import { Book } from "../../src/rules/Book";
import { ClauseCard } from "../../src/rules/ClauseCard";
import { Reasons } from "../../src/rules/Reasons";
import { pretend } from "../../tests/model";
import type { Section } from "../section";

const STEPS: ClauseView = {
  id: "plan.three-steps",
  heading: "Three steps at most",
  text: "Your marker may lie at most 3 steps from your meeple (a Scout's 4), counted over adjacent terrain cards. Cards with other meeples on them can be crossed.",
  page: 5,
  chapter: "plan",
  related: [
    ["plan.orthogonal", "No diagonal steps"],
    ["plan.blocked", "What nobody crosses"],
  ],
  marks: [],
};
const OURS: ClauseView = { ...STEPS, page: null, marks: ["ruling", "edition", "advice"] };
const FOUND: FoundView = {
  query: "steps",
  clauses: [STEPS, OURS].map(({ id, heading, chapter, text }, index) => ({
    id: index ? "plan.orthogonal" : id,
    heading: index ? "No diagonal steps" : heading,
    chapter,
    excerpt: `${text.slice(0, 90)} …`,
  })),
};
const CONTENTS = [
  { chapter: "setup", page: 2, clauses: [["setup.players", "Players and neighbours"]] },
  { chapter: "plan", page: 5, clauses: [[STEPS.id, STEPS.heading], ...STEPS.related] },
  { chapter: "talk", page: 6, clauses: [["talk.no-numbers", "No numbers about dice"]] },
] as RulesTraits["contents"];

function Opened(traits: Partial<RulesTraits>) {
  const plain = { page: null, found: { query: "", clauses: [] }, contents: CONTENTS };
  return <Book model={pretend<RulesTraits>({ ...plain, ...traits })} />;
}

function Card() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        §
      </button>
      {open && <ClauseCard clause={OURS} onClose={() => setOpen(false)} onLookUp={() => {}} />}
    </>
  );
}

export const rules: Section = {
  title: "Rules",
  states: {
    "the title page": () => <Opened />,
    "a clause": () => <Opened page={STEPS} />,
    "a clause of ours, found": () => <Opened page={OURS} found={FOUND} />,
    "nothing found": () => <Opened found={{ query: "<b>umbrella</b>", clauses: [] }} />,
    "a card, behind its button": () => <Card />,
    reasons: () => (
      <Reasons
        reasons={[
          { clause: STEPS.id, text: "f4 is 4 steps away, 3 are allowed.", heading: STEPS.heading },
          { clause: "plan.no-heading", text: "A clause without a heading shows its id.", heading: "" },
        ]}
        onClause={() => {}}
      />
    ),
  },
};
