/** The module of `Table` for a game that draws nothing. */
import type { TableTraits } from "../generated";
import { widget } from "../Shell";
import { Table } from "../table/Table";

export default widget<TableTraits>("plain-table", Table);
