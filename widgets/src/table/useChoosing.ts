/** Choosing at the table: what is picked, what is refused, and the line that is sent in the end. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ActionView, Answer, ReasonView, ScreenView, View } from "../generated";
import { useShared } from "../shared";
import { shared } from "../sharing";
import { useStable } from "../stable";
import { type Button, choose, type Offer } from "./choose";
import { NOTHING, type Picked } from "./picked";
import { type Step, tapCard, tapDie, tapSeat, tapSquare } from "./tap";
import type { Line } from "./useLine";

export interface Refusal {
  reasons: readonly ReasonView[];
  note: string;
}

/** What can be done to choose; always the same functions. */
type Taps = {
  square(square: string): void;
  die(die: number): void;
  card(card: string, owner: string): void;
  seat(seat: string): void;
  /** Whom the actor acts for now. */
  forWhom(seat: string): void;
  press(button: Button): void;
  /** Why the thing that would end the phase can't be done. */
  askDone(): void;
  /** Let go of everything; tells whether there was anything. */
  clear(): boolean;
  dismiss(): void;
};

export interface Choosing extends Taps {
  offer: Offer;
  refusal: Refusal | null;
  /** A line is on its way. */
  busy: boolean;
}

/** Nothing of what was picked is of use once the game has gone on; who acts may stay. */
function stillActing(picked: Picked): Picked {
  return shared(picked, { ...NOTHING, actor: picked.actor, whose: picked.whose });
}

/** Somebody else has acted: everything that could be done before can be done now, and nothing else. */
function sameChoice(view: View, before: View): boolean {
  return view.actions === before.actions && view.prompt === before.prompt && view.phase === before.phase;
}

/** The actor stays as long as the game waits for them. */
function carriedOn(picked: Picked, view: View): Picked {
  const stays = picked.actor && view.awaits.includes(picked.actor);
  return stays ? stillActing(picked) : shared(picked, NOTHING);
}

function isEmpty(picked: Picked): boolean {
  return stillActing(picked) === picked;
}

export function useChoosing(view: View, screen: ScreenView, { ask }: Line, allowed: string): Choosing {
  const [picked, setPicked] = useState<Picked>(NOTHING);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  // Together with the drawing: what is picked a moment later belongs to the new view and stays.
  const seen = useRef(view);
  useLayoutEffect(() => {
    const same = sameChoice(view, seen.current);
    seen.current = view;
    if (same) return;
    setPicked((before) => carriedOn(before, view));
    setRefusal(null);
  }, [view]);
  const closed = screen.curtain !== null || screen.replay !== null;
  const shown = useMemo(() => (closed ? { ...view, actions: [] } : view), [view, closed]);
  const offer = useShared(useMemo(() => choose(shown, picked), [shown, picked]));

  const refuse = useCallback(
    (answer: Answer | null) => {
      if (!answer) return;
      setRefusal({ reasons: answer.reasons, note: answer.ok ? allowed : answer.note });
    },
    [allowed],
  );
  const act = async (action: ActionView) => {
    setBusy(true);
    const answer = await ask({ do: "act", line: action.line });
    setBusy(false);
    if (answer && !answer.ok) refuse(answer);
    else setPicked(stillActing);
  };
  const take = (step: Step | null) => {
    if (!step || busy) return;
    setRefusal(null);
    if (step.do === "act") act(step.action);
    else if (step.do === "pick") setPicked(step.picked);
    else if (closed) return;
    else if (step.do === "why") ask({ do: "why", line: step.line }).then(refuse);
    else ask({ do: "why", card: step.card, seat: step.seat }).then(refuse);
  };
  const taps = useStable<Taps>({
    square: (square) => take(tapSquare(shown, offer, square)),
    die: (die) => take(tapDie(shown, offer, die)),
    card: (card, owner) => take(tapCard(shown, offer, card, owner)),
    seat: (seat) => take(tapSeat(shown, offer, seat)),
    forWhom: (whose) => take({ do: "pick", picked: { ...NOTHING, actor: offer.actor, whose } }),
    press: (button) => {
      if (button.action) take({ do: "act", action: button.action });
      else if (button.picked) take({ do: "pick", picked: button.picked });
    },
    askDone: () => take({ do: "why", line: view.tries.done.replaceAll("{seat}", () => offer.actor ?? "") }),
    clear: () => {
      setRefusal(null);
      if (isEmpty(picked)) return refusal !== null;
      setPicked(stillActing);
      return true;
    },
    dismiss: () => setRefusal(null),
  });
  return { offer, refusal, busy, ...taps };
}
