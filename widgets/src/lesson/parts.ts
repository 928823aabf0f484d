/** What a game brings to its lessons: the table of a step, the table to change, and how something is said. */
import type { ComponentType } from "preact";
import type { LessonMessage, LessonTraits, LessonView, SandboxView } from "../generated";
import type { Ask } from "../kernel";
import type { Model } from "../model";
import type { Picking } from "../table/usePicking";
import type { AddDefaults, Key, WholeTable } from "../table/view";

export interface StepTableProps {
  table: WholeTable;
  step: LessonView;
  task: Picking;
  /** The learner may do something. */
  open: boolean;
}

export interface SandboxProps {
  model: Model<LessonTraits>;
  sandbox: SandboxView;
  /** The id of the table's model. */
  table: string;
  ask: Ask<LessonMessage>;
}

export interface LessonParts {
  addDefaults: AddDefaults;
  StepTable: ComponentType<StepTableProps>;
  Sandbox: ComponentType<SandboxProps>;
  /** A field for what the learner says. */
  TalkField: ComponentType<{
    text: string;
    onText(text: string): void;
    onSay(said: string): Promise<boolean>;
  }>;
  /** Whether a thing can be touched on the table, so that it needs no button. */
  draws(table: WholeTable, key: Key): boolean;
}
