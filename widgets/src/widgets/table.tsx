/** The module of `Table`. */
import { widget } from "../Shell";
import { Table } from "../table/Table";
import type { TableTraits } from "../table/traits";

export default widget<TableTraits>("table", Table);
