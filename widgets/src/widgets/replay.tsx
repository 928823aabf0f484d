import { ReplayPanel } from "../replay/ReplayPanel";
import { widget } from "../Shell";

export default widget("replay", ReplayPanel);
