import { Tray } from "../dice/Tray";
import { widget } from "../Shell";

export default widget("dice-tray", Tray);
