import { widget } from "../../Shell";
import { Chances } from "../odds/Chances";

export default widget("odds", Chances);
