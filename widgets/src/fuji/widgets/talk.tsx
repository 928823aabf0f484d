import { widget } from "../../Shell";
import { Parlour } from "../talk/Parlour";

export default widget("talk", Parlour);
