/** What the kernel shows of a lesson, besides what every widget has. */
import type { ContentsView, LessonView, Progress, TrialView } from "../generated";
import type { Look } from "../model";
import type { Packed } from "../table/view";

export interface LessonTraits extends Look {
  view: Packed;
  step: LessonView;
  /** Null while nothing is being changed. */
  trial: TrialView | null;
  /** The table on which that is done. */
  trial_model: string;
  contents: ContentsView;
  progress: Record<string, Progress>;
}
