/** The board of a table, with a tooltip at a card that can't be chosen. */
import { useMemo, useRef } from "preact/hooks";
import { useStable, useStructuralSharing } from "../../memo";
import { useShell } from "../../Shell";
import type { PartProps } from "../../table/parts";
import { Board } from "../board/Board";
import { keyOf, named, ofFuji } from "../view";
import { targetsOf } from "./choosing";
import { RefusalTooltip } from "./RefusalTooltip";

export function BoardPart(props: PartProps) {
  const { translate } = useShell();
  const { table, screen, picking, looked, onLook, channel } = props;
  const board = useRef<HTMLDivElement>(null);
  const { offers, picked, lit } = picking;
  const targets = useStructuralSharing(
    useMemo(() => targetsOf(picking, table), [offers, picked, lit, table]),
  );
  const chosen = useStructuralSharing(named(picked.things, "square"));
  const touched = useStable({
    onPick: (square: string) => picking.tapThing(keyOf.square(square)),
    onLook: (square: string | null) => onLook(square && keyOf.square(square)),
  });
  return (
    <div class="fk-table-board" data-part="board" ref={board}>
      <Board
        view={ofFuji(table)}
        label={translate("table.board")}
        targets={targets}
        chosen={chosen}
        odds={screen.odds}
        me={screen.at}
        height={props.boardHeight}
        {...touched}
      />
      <RefusalTooltip
        table={table}
        picking={picking}
        thing={picking.refusal ? null : looked}
        channel={channel}
        board={board.current}
      />
    </div>
  );
}
