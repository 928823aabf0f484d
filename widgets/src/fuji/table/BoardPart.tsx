/** The board of a table, with a slip beside a card that can't be chosen. */
import { useMemo, useRef } from "preact/hooks";
import { useShared, useStable } from "../../memo";
import { useShell } from "../../Shell";
import type { PartProps } from "../../table/parts";
import { Board } from "../board/Board";
import { keyOf, named, ofFuji } from "../view";
import { targetsOf } from "./choosing";
import { Slip } from "./Slip";

export function BoardPart(props: PartProps) {
  const { say } = useShell();
  const { table, screen, picking, looked, onLook, line } = props;
  const board = useRef<HTMLDivElement>(null);
  const { offers, picked, lit } = picking;
  const targets = useShared(useMemo(() => targetsOf(picking, table), [offers, picked, lit, table]));
  const chosen = useShared(named(picked.things, "square"));
  const touched = useStable({
    onPick: (square: string) => picking.tapThing(keyOf.square(square)),
    onLook: (square: string | null) => onLook(square && keyOf.square(square)),
  });
  return (
    <div class="fk-table-board" data-part="board" ref={board}>
      <Board
        view={ofFuji(table)}
        label={say("table.board")}
        targets={targets}
        chosen={chosen}
        odds={screen.odds}
        me={screen.at}
        {...touched}
      />
      <Slip
        table={table}
        picking={picking}
        thing={picking.refusal ? null : looked}
        line={line}
        board={board.current}
      />
    </div>
  );
}
