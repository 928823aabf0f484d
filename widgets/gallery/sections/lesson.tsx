/** Steps of a lesson, of every kind. */

import { DiceEditor } from "../../src/fuji/lesson/DiceEditor";
import { FujiCourse } from "../../src/fuji/lesson/FujiCourse";
import type { LessonTraits, LessonView, SandboxView } from "../../src/generated";
import { ALONE, offerOf, stepOf, tableOf } from "../../tests/lesson/step";
import { pretend } from "../../tests/model";
import type { Sent } from "../../tests/table/views";
import type { Section } from "../section";

const shown = (step: Partial<LessonView>, view: Sent = tableOf(), more: Partial<LessonTraits> = {}) => {
  const model = pretend<LessonTraits>({ ...ALONE, view, step: stepOf(step), ...more });
  return () => <FujiCourse model={model} />;
};

const CONTENTS: LessonTraits["contents"] = {
  title: "What a card asks for",
  lessons: [
    { id: "F-01", title: "The first move", done: true },
    { id: "F-03", title: "This or that", done: false },
    { id: "F-05", title: "Both at once", done: false },
  ],
  note: 'There is no lesson "F-99" on this page, so here is another one.',
  onward: "13-markers",
};
const FACES = ["B1", "Y2", "P3", "P4", "Y5", "B6"];
const HANDS: SandboxView["hands"] = [
  { name: "Clara", character: "blue", dice: ["B1", "Y2"], laid: ["B1", "Y2"], faces: [FACES, FACES] },
  { name: "Steve", character: "green", dice: ["B1", "P4"], laid: ["Y5", "P4"], faces: [FACES, FACES] },
];

const REASONS = [
  {
    clause: "plan.three-steps",
    text: "e3 is 4 steps away, and 3 are allowed.",
    heading: "Three steps at most",
  },
];
const STORY = ["Clara has 16 for d2, against 10, 18: that is not enough.", "Clara loses 4 stamina."];
const LOOK: LessonView["marks"] = {
  highlights: { d2: "look" },
  arrows: [{ start: "c2", end: "d2", text: "1" }],
  notes: {},
};
const MARKS = ["c2", "d2"].map((square) =>
  offerOf(`mark ${square}`, `Mark ${square}`, { picks: [`square ${square}`] }),
);
const DICE = { things: ["die Clara.1", "die Clara.2"], nouns: ["1", "2"], most: 2 };
const THROWS = [offerOf("reroll {}", "Throw dice again", { many: DICE })];

export const lesson: Section = {
  title: "Lesson",
  states: {
    "to read": shown({ marks: LOOK }),
    "a question": shown({
      kind: "ask",
      text: "How much do your dice count together?",
      answers: [
        { text: "8", tried: "wrong" },
        { text: "16", tried: "" },
        { text: "18", tried: "" },
      ],
      reply: { ok: false, text: "Yellow or 4 lets both in.", reasons: [], story: [] },
    }),
    "a task": shown({ kind: "do", text: "Choose d2.", more_hints: true, marks: LOOK }, tableOf(MARKS)),
    "a task, refused": shown(
      {
        kind: "do",
        hints: ["One step is enough."],
        reply: { ok: false, text: "", reasons: REASONS, story: [] },
      },
      tableOf(MARKS),
    ),
    "dice to throw": shown({ kind: "do", text: "Throw two dice." }, tableOf(THROWS, { phase: "reroll" })),
    "something to say": shown({ kind: "do", talks: true, more_hints: true }),
    "the end": shown({
      at: 2,
      kind: "show",
      solved: [true, true, true],
      reached: 3,
      reply: { ok: true, text: "", reasons: [], story: STORY },
      done: true,
    }),
    "a page of lessons": shown({ marks: LOOK }, tableOf(), { contents: CONTENTS }),
    "dice to turn": () => <DiceEditor hands={HANDS} onTurn={() => undefined} />,
  },
};
