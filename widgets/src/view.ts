/** Views as they come from Python: what an action leaves empty is left out on the way, and put back here. */
import { useMemo } from "preact/hooks";
import type { ActionView, View } from "./generated";
import { type Look, type Model, useTrait } from "./model";

const EMPTY = { proposes: "", squares: [], dice: [], cards: [], seats: [], value: 0, word: "" };

const whole = (action: ActionView): ActionView => ({
  ...EMPTY,
  ...action,
  whose: action.whose ?? action.seat,
});

/** The view of a widget, with every action whole. */
export function useView<Traits extends Look & { view: View }>(model: Model<Traits>): View {
  const view = useTrait(model, "view");
  return useMemo(() => ({ ...view, actions: view.actions.map(whole) }), [view]);
}
