import { Course } from "../lesson/Course";
import { widget } from "../Shell";

export default widget("lesson", Course);
