import { Fields } from "../answers/Fields";
import { widget } from "../Shell";

export default widget("answers", Fields);
