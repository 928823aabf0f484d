/** Doing what a step asks for: things are chosen as at the table, and the lesson judges the line. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { View } from "../generated";
import type { Wish } from "../kernel";
import { type Button, choose, type Offer } from "../table/choose";
import { NOTHING, type Picked } from "../table/picked";
import { type Step, tapCard, tapDie, tapSquare } from "../table/tap";

export interface Task {
  offer: Offer;
  square(square: string): void;
  die(die: number): void;
  card(card: string, owner: string): void;
  /** Whom the learner acts for, where that may be more than one. */
  forWhom(seat: string): void;
  press(button: Button): void;
}

/** The step has no task, or it is solved: nothing is offered, and a touch changes nothing. */
export function useTask(view: View, open: boolean, ask: (wish: Wish) => unknown): Task {
  const [picked, setPicked] = useState<Picked>(NOTHING);
  useEffect(() => setPicked(NOTHING), [view]);
  const shown = useMemo(() => (open ? view : { ...view, actions: [] }), [view, open]);
  const offer = useMemo(() => choose(shown, picked), [shown, picked]);
  const take = (step: Step) => {
    if (!open) return;
    if (step.do === "pick") setPicked(step.picked);
    else if (step.do === "act") ask({ do: "act", line: step.action.line });
    else if (step.do === "why") ask({ do: "why", line: step.line });
    else ask({ do: "why", card: step.card, seat: step.seat });
  };
  return {
    offer,
    square: (square) => take(tapSquare(shown, offer, square)),
    die: (die) => take(tapDie(shown, offer, die)),
    card: (card, owner) => take(tapCard(shown, offer, card, owner)),
    forWhom: (seat) => setPicked({ ...NOTHING, whose: seat }),
    press: ({ action, picked: next }) => {
      if (action) take({ do: "act", action });
      else if (next) take({ do: "pick", picked: next });
    },
  };
}
