/** Decodes the view of a widget that draws Fuji. */
import { useMemo } from "preact/hooks";
import type { BoardTraits, View } from "../generated";
import { type Model, useTrait, type WidgetTraits } from "../model";
import { cardsWithDefaults } from "./view";

/** A text from a kernel; the gallery and tests put views themselves. */
export type EncodedView = BoardTraits["view"];

function decodeView(encoded: EncodedView): View {
  const view = typeof encoded === "string" ? (JSON.parse(encoded) as View) : encoded;
  return { ...view, cards: cardsWithDefaults(view.cards) };
}

/** The view of a widget. */
export function useView<Traits extends WidgetTraits & { view: EncodedView }>(model: Model<Traits>): View {
  const encoded = useTrait(model, "view");
  return useMemo(() => decodeView(encoded), [encoded]);
}
