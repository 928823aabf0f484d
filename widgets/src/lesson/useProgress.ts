/** Restores the learner's progress and saves every step from then on. */

import { useEffect, useState } from "preact/hooks";
import type { LessonMessage, LessonTraits } from "../generated";
import { type Model, useTrait } from "../model";
import { useAsk } from "../useAsk";
import { savedText, saveProgress } from "./progressStorage";

export function useProgress(model: Model<LessonTraits>): void {
  const { ask } = useAsk<LessonMessage>();
  const progress = useTrait(model, "progress");
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const saved = savedText();
    if (saved) ask({ do: "restore-progress", saved }).then((answer) => answer && setSettled(true));
    else setSettled(true);
  }, [ask]);
  useEffect(() => {
    if (settled) saveProgress(progress);
  }, [settled, progress]);
}
