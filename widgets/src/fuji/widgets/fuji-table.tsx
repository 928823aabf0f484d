/** The module of `Table` for a game of Fuji. */
import { widget } from "../../Shell";
import type { TableTraits } from "../../table/traits";
import { FujiTable } from "../table/FujiTable";

export default widget<TableTraits>("table", FujiTable);
