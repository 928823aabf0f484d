/** A replay with Fuji's board and places. */
import type { ReplayTraits } from "../../generated";
import type { Model } from "../../model";
import { ReplayPanel, type ReplayParts } from "../../replay/ReplayPanel";
import { Board } from "../board/Board";
import { Place } from "../seats/Place";
import { addDefaults, ofFuji } from "../view";

const PARTS: ReplayParts = {
  addDefaults,
  Board: ({ table, label }) => <Board view={ofFuji(table)} label={label} />,
  Places: ({ table, acting, compact }) => (
    <>
      {Object.keys(table.seats).map((name) => (
        <Place
          key={name}
          name={name}
          view={ofFuji(table)}
          me={null}
          acting={acting === name}
          compact={compact}
        />
      ))}
    </>
  ),
  title: (table) => ofFuji(table).scenario_name,
};

export function FujiReplay({ model }: { model: Model<ReplayTraits> }) {
  return <ReplayPanel model={model} parts={PARTS} />;
}
