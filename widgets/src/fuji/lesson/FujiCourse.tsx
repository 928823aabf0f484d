/** A lesson with Fuji's parts. */
import { Course } from "../../lesson/Course";
import type { LessonTraits } from "../../lesson/traits";
import type { Model } from "../../model";
import { FUJI_LESSON } from "./parts";

export function FujiCourse({ model }: { model: Model<LessonTraits> }) {
  return <Course model={model} parts={FUJI_LESSON} />;
}
