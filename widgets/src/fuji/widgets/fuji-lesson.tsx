/** The module of `Lesson` for lessons of Fuji. */
import { widget } from "../../Shell";
import { FujiCourse } from "../lesson/FujiCourse";

export default widget("lesson", FujiCourse);
