/** A step of a lesson, and the table it is about. */
import type { ActionView, LessonView, View } from "../../src/generated";
import type { LessonTraits } from "../../src/lesson/traits";
import { seatOf, viewOf } from "../fuji/board/view";

/** A lesson by itself, with nothing to change. */
export const ALONE: Pick<LessonTraits, "trial" | "trial_model" | "contents" | "progress"> = {
  trial: null,
  trial_model: "",
  contents: {
    title: "",
    lessons: [{ id: "F-01", title: "The first move", done: false }],
    note: "",
    onward: "",
  },
  progress: {},
};

export function stepOf(step: Partial<LessonView> = {}): LessonView {
  return {
    id: "F-01",
    title: "The first move",
    at: 1,
    solved: [true, false, false],
    reached: 2,
    kind: "say",
    text: "You are Clara.",
    seat: "Clara",
    marks: { highlights: {}, arrows: [], notes: {} },
    clauses: [["move.higher", "Higher than each neighbour"]],
    answers: [],
    hints: [],
    more_hints: false,
    talks: false,
    reply: null,
    done: false,
    change: null,
    ...step,
  };
}

export function lineOf(verb: string, things: Partial<ActionView>): ActionView {
  const nouns = [...(things.squares ?? []), ...(things.dice ?? [])];
  return {
    line: ["Clara", verb, ...nouns].join(" "),
    seat: "Clara",
    verb,
    proposes: "",
    whose: "Clara",
    squares: [],
    dice: [],
    cards: [],
    seats: [],
    value: 0,
    word: "",
    ...things,
  };
}

const SEATS = {
  Clara: seatOf({ at: "c2", dice: ["B1", "P4", "Y5"] }),
  Jona: seatOf({ at: "d2", character: "purple", dice: [null, null, null] }),
};

export function tableOf(actions: readonly ActionView[] = [], rest: Partial<View> = {}): View {
  const tries = { square: "{seat} mark {square}", die: "{seat} reroll {die}", done: "" };
  return viewOf(undefined, { seats: SEATS, awaits: ["Clara"], actions: [...actions], tries, ...rest });
}
