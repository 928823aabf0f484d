/** Brings back where the learner stood on an earlier visit, and keeps every step from then on. */

import { useEffect, useState } from "preact/hooks";
import type { LessonTraits } from "../generated";
import { type Model, useTrait } from "../model";
import { useShell } from "../Shell";
import { keep, keptText } from "./keptProgress";

export function useProgress(model: Model<LessonTraits>): void {
  const { kernel } = useShell();
  const progress = useTrait(model, "progress");
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const kept = keptText();
    const settle = () => setSettled(true);
    if (kept) kernel.ask({ do: "resume", kept }).then(settle, () => undefined);
    else settle();
  }, [kernel]);
  useEffect(() => {
    if (settled) keep(progress);
  }, [settled, progress]);
}
