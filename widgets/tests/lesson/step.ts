/** A step of a lesson, and the table it is about. */
import type { Intent, LessonTraits, LessonView, Offer } from "../../src/generated";
import { seatOf, viewOf } from "../fuji/board/view";
import type { Sent } from "../table/views";

/** A lesson by itself, with nothing to change. */
export const ALONE: Pick<LessonTraits, "sandbox" | "sandbox_model" | "contents" | "progress"> = {
  sandbox: null,
  sandbox_model: "",
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

/** An offer of Clara's. */
export function offerOf(line: string, label: string, more: Partial<Offer> = {}): Offer {
  return { intent: line.split(" ", 1)[0] ?? "", line, label, by: ["Clara"], ...more };
}

const SEATS = {
  Clara: seatOf({ at: "c2", dice: ["B1", "P4", "Y5"] }),
  Jona: seatOf({ at: "d2", character: "purple", dice: [null, null, null] }),
};

/** The intents of offers; those that use a card begin with it. */
function intentsOf(offers: readonly Offer[]): Intent[] {
  return [...new Set(offers.map((offer) => offer.intent))].map((id) => ({
    id,
    label: id,
    first: id === "use",
  }));
}

export function tableOf(offers: readonly Offer[] = [], rest: Partial<Sent> = {}): Sent {
  const intents = intentsOf(offers);
  return viewOf(undefined, { seats: SEATS, awaits: ["Clara"], offers: [...offers], intents, ...rest });
}
