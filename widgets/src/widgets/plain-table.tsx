/** The module of `PlainTable`. */
import { PlainTable, type PlainTableTraits } from "../plain/PlainTable";
import { widget } from "../Shell";

export default widget<PlainTableTraits>("plain-table", PlainTable);
