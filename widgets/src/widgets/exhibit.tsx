import { Shown } from "../exhibit/Shown";
import { widget } from "../Shell";

export default widget("exhibit", Shown);
