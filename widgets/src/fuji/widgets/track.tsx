import { widget } from "../../Shell";
import { Tracks } from "../seats/Tracks";

export default widget("track", Tracks);
