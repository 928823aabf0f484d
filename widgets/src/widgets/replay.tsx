import { Retold } from "../replay/Retold";
import { widget } from "../Shell";

export default widget("replay", Retold);
