/** A model as anywidget gives one to a widget, without a kernel behind it. */
import type { Model, WidgetTraits } from "../src/model";

export interface Pretended<Traits extends WidgetTraits> extends Model<Traits> {
  /** What the widget has sent. */
  sent: Record<string, unknown>[];
  /** Replace a trait, as Python would. */
  put<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
}

const PLAIN: WidgetTraits = {
  lang: "en",
  theme: "light",
  palette: "woodblock",
  letters: false,
  words: {},
  answer: null,
};

export function pretend<Traits extends WidgetTraits>(traits: Partial<Traits>): Pretended<Traits> {
  const values = { ...PLAIN, ...traits } as Traits;
  const listeners = new Map<string, Set<() => void>>();
  const tell = (event: string) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener();
  };
  const sent: Record<string, unknown>[] = [];
  const put: Pretended<Traits>["put"] = (name, value) => {
    values[name] = value;
    tell(`change:${String(name)}`);
  };
  return {
    sent,
    put,
    get: (name) => values[name],
    set: put,
    save_changes: () => undefined,
    send: (message) => sent.push({ ...message }),
    on: (event, listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set<() => void>()).add(listener)),
    off: (event, listener) => void listeners.get(event)?.delete(listener),
  };
}
