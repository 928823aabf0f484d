/** What Fuji brings to its lessons. */
import type { LessonParts } from "../../lesson/parts";
import { FUJI } from "../table/parts";
import { TalkField } from "../talk/TalkField";
import { Sandbox } from "./Sandbox";
import { StepTable } from "./StepTable";

export const FUJI_LESSON: LessonParts = {
  StepTable,
  Sandbox,
  TalkField,
  draws: FUJI.draws,
  addDefaults: FUJI.addDefaults,
};
