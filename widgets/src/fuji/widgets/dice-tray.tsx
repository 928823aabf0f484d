import { widget } from "../../Shell";
import { Tray } from "../dice/Tray";

export default widget("dice-tray", Tray);
