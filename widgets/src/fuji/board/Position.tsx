/** A position to look at; the square that is touched goes back to the notebook. */

import type { MarksView } from "../../generated";
import { type Look, type Model, prefer, useTrait } from "../../model";
import { useShell } from "../../Shell";
import { type Packed, useView } from "../drawn";
import { Board } from "./Board";

interface Traits extends Look {
  view: Packed;
  marks: MarksView;
  picked: string;
}

export function Position({ model }: { model: Model<Traits> }) {
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
