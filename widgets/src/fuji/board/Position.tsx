/** A position to look at; the square that is touched goes back to the notebook. */

import type { BoardTraits } from "../../generated";
import { type Model, setTrait, useTrait } from "../../model";
import { useShell } from "../../Shell";
import { useView } from "../useView";
import { Board } from "./Board";

export function Position({ model }: { model: Model<BoardTraits> }) {
  const { translate } = useShell();
  const view = useView(model);
  const marks = useTrait(model, "marks");
  return (
    <Board
      view={view}
      label={translate("board.label", { round: view.round })}
      marks={marks}
      me={view.seat}
      onPick={(square) => setTrait(model, "picked", square)}
    />
  );
}
