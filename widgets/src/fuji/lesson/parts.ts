/** What Fuji brings to its lessons. */
import type { LessonParts } from "../../lesson/parts";
import { FUJI } from "../table/parts";
import { TalkField } from "../talk/TalkField";
import { Scene } from "./Scene";
import { Trial } from "./Trial";

export const FUJI_LESSON: LessonParts = { Scene, Trial, TalkField, draws: FUJI.draws, fills: FUJI.fills };
