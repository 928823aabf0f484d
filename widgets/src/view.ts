/** Views as they come from Python: one text, and what an action or a card leaves empty is put back here. */
import { useMemo } from "preact/hooks";
import type { ActionView, CardView, View } from "./generated";
import { type Look, type Model, useTrait } from "./model";

const EMPTY = { proposes: "", squares: [], dice: [], cards: [], seats: [], value: 0, word: "" };

const whole = (action: ActionView): ActionView => ({
  ...EMPTY,
  ...action,
  whose: action.whose ?? action.seat,
});

const EMPTY_CARD = { need: null, reroll: false, token: null };

function wholeCards(cards: View["cards"]): View["cards"] {
  const whole = Object.entries(cards).map(([square, card]): [string, CardView] => [
    square,
    { ...EMPTY_CARD, ...card },
  ]);
  return Object.fromEntries(whole);
}

/** A text from a kernel; the gallery and tests put views themselves. */
export type Packed = string | View;

export function unpacked(packed: Packed): View {
  const view = typeof packed === "string" ? (JSON.parse(packed) as View) : packed;
  return { ...view, actions: view.actions.map(whole), cards: wholeCards(view.cards) };
}

/** The view of a widget, with every action whole. */
export function useView<Traits extends Look & { view: Packed }>(model: Model<Traits>): View {
  const packed = useTrait(model, "view");
  return useMemo(() => unpacked(packed), [packed]);
}
