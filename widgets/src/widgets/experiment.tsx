import { Throws } from "../experiment/Throws";
import { widget } from "../Shell";

export default widget("experiment", Throws);
