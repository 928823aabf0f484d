import { widget } from "../../Shell";
import { Rerolls } from "../rerolls/Rerolls";

export default widget("rerolls", Rerolls);
