/** The table with Fuji's parts. */
import { Table } from "../../table/Table";
import type { TableModel } from "../../table/traits";
import { FUJI } from "./parts";

export function FujiTable({ model }: { model: TableModel }) {
  return <Table model={model} parts={FUJI} />;
}
