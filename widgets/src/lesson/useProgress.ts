/** Brings back where the learner stood on an earlier visit, and keeps every step from then on. */

import { useEffect, useState } from "preact/hooks";
import type { LessonMessage, LessonTraits } from "../generated";
import { type Model, useTrait } from "../model";
import { useAsk } from "../useAsk";
import { keep, keptText } from "./keptProgress";

export function useProgress(model: Model<LessonTraits>): void {
  const { ask } = useAsk<LessonMessage>();
  const progress = useTrait(model, "progress");
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const kept = keptText();
    if (kept) ask({ do: "restore-progress", saved: kept }).then((answer) => answer && setSettled(true));
    else setSettled(true);
  }, [ask]);
  useEffect(() => {
    if (settled) keep(progress);
  }, [settled, progress]);
}
