import { Chances } from "../odds/Chances";
import { widget } from "../Shell";

export default widget("odds", Chances);
