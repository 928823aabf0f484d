/** The module of `Table` for a game that draws nothing. */
import { widget } from "../Shell";
import { Table } from "../table/Table";
import type { TableTraits } from "../table/traits";

export default widget<TableTraits>("plain-table", Table);
