import { Desk } from "../box/Desk";
import { widget } from "../Shell";

export default widget("own-box", Desk);
