/** A position to look at; the square that is touched goes back to the notebook. */

import type { BoardTraits } from "../../generated";
import { type Model, prefer, useTrait } from "../../model";
import { useShell } from "../../Shell";
import { useView } from "../drawn";
import { Board } from "./Board";

export function Position({ model }: { model: Model<BoardTraits> }) {
  const { say } = useShell();
  const view = useView(model);
  const marks = useTrait(model, "marks");
  return (
    <Board
      view={view}
      label={say("board.label", { round: view.round })}
      marks={marks}
      me={view.seat}
      onPick={(square) => prefer(model, "picked", square)}
    />
  );
}
