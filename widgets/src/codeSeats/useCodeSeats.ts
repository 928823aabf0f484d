/** Computer players at a human pace: asks the kernel for their next step when it is time to show it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { LogView, ScreenView } from "../generated";
import { useStable, useStructuralSharing } from "../memo";
import type { KernelChannel } from "../useAsk";
import { type Pace, pause, savedPace, savePace } from "./pace";

/** The part of a view that the pace depends on. */
interface LoggedView {
  log: readonly LogView[];
}

export interface CodeSeats {
  /** Whether code may have something to do. */
  thinking: boolean;
  pace: Pace;
  setPace(pace: Pace): void;
  /** Let them do at once all that they want to do now. */
  skip(): void;
}

export function useCodeSeats(
  view: LoggedView,
  screen: ScreenView,
  { ask, timedOut }: KernelChannel,
): CodeSeats {
  const [pace, setPace] = useState(savedPace);
  const [steps, setSteps] = useState(0);
  const [refused, setRefused] = useState<LoggedView | null>(null);
  const asking = useRef(false);
  const hurried = useRef(false);
  const seen = useRef(view);
  seen.current = view;
  const thinking = screen.thinking && screen.replay === null;
  const next = async (all: boolean) => {
    if (asking.current) {
      hurried.current ||= all;
      return;
    }
    asking.current = true;
    const answer = await ask({ do: "play-code", all });
    asking.current = false;
    if (answer && !answer.ok) setRefused(seen.current);
    setSteps((before) => before + 1);
    if (hurried.current) {
      hurried.current = false;
      next(true);
    }
  };
  // What was refused would be refused again, until something has happened.
  const idle = !thinking || timedOut || refused === view;
  useEffect(() => {
    if (idle || asking.current) return;
    const told = seen.current.log.at(-1)?.text ?? "";
    const timer = setTimeout(() => next(pace === "at-once"), pause(pace, told));
    return () => clearTimeout(timer);
  }, [idle, pace, steps]);
  const actions = useStable({
    setPace: (chosen: Pace) => {
      savePace(chosen);
      setPace(chosen);
    },
    skip: () => {
      if (thinking) next(true);
    },
  });
  return useStructuralSharing({ thinking, pace, ...actions });
}
