/** The module of `Table` for a game of Fuji. */
import type { TableTraits } from "../../generated";
import { widget } from "../../Shell";
import { FujiTable } from "../table/FujiTable";

export default widget<TableTraits>("table", FujiTable);
