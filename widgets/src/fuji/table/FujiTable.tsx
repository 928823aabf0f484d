/** The table with Fuji's parts. */

import type { TableModel } from "../../model";
import { Table } from "../../table/Table";
import { FUJI } from "./parts";

export function FujiTable({ model }: { model: TableModel }) {
  return <Table model={model} parts={FUJI} />;
}
