import { widget } from "../../Shell";
import { Throws } from "../experiment/Throws";

export default widget("experiment", Throws);
