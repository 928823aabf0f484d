/** The others play at a human pace: the kernel is asked for their next step when it is time to show it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { LogView, ScreenView } from "../generated";
import { useShared, useStable } from "../memo";
import type { Asking } from "../useAsk";
import { type Pace, pause, rememberedPace, rememberPace } from "./pace";

/** What of a view the pace of the others rests on. */
interface Told {
  log: readonly LogView[];
}

export interface Company {
  /** Whether code may have something to do. */
  thinking: boolean;
  pace: Pace;
  setPace(pace: Pace): void;
  /** Let them do at once all that they want to do now. */
  skip(): void;
}

export function useCompany(view: Told, screen: ScreenView, { ask, silent }: Asking): Company {
  const [pace, setPace] = useState(rememberedPace);
  const [steps, setSteps] = useState(0);
  const [refused, setRefused] = useState<Told | null>(null);
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
  const idle = !thinking || silent || refused === view;
  useEffect(() => {
    if (idle || asking.current) return;
    const told = seen.current.log.at(-1)?.text ?? "";
    const timer = setTimeout(() => next(pace === "at-once"), pause(pace, told));
    return () => clearTimeout(timer);
  }, [idle, pace, steps]);
  const deeds = useStable({
    setPace: (wished: Pace) => {
      rememberPace(wished);
      setPace(wished);
    },
    skip: () => {
      if (thinking) next(true);
    },
  });
  return useShared({ thinking, pace, ...deeds });
}
