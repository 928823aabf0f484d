/** Views as they come from Python, as one text. */
import { useMemo } from "preact/hooks";
import type { BoardTraits, View } from "../generated";
import { type Look, type Model, useTrait } from "../model";
import { wholeCards } from "./view";

/** A text from a kernel; the gallery and tests put views themselves. */
export type Packed = BoardTraits["view"];

function unpacked(packed: Packed): View {
  const view = typeof packed === "string" ? (JSON.parse(packed) as View) : packed;
  return { ...view, cards: wholeCards(view.cards) };
}

/** The view of a widget. */
export function useView<Traits extends Look & { view: Packed }>(model: Model<Traits>): View {
  const packed = useTrait(model, "view");
  return useMemo(() => unpacked(packed), [packed]);
}
