import { Rerolls } from "../rerolls/Rerolls";
import { widget } from "../Shell";

export default widget("rerolls", Rerolls);
