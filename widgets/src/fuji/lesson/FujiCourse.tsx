/** A lesson with Fuji's parts. */
import type { LessonTraits } from "../../generated";
import { Course } from "../../lesson/Course";
import type { Model } from "../../model";
import { FUJI_LESSON } from "./parts";

export function FujiCourse({ model }: { model: Model<LessonTraits> }) {
  return <Course model={model} parts={FUJI_LESSON} />;
}
