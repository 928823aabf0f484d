import { widget } from "../../Shell";
import { Desk } from "../box/Desk";

export default widget("own-box", Desk);
