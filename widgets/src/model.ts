/** The part of anywidget's model that the kit uses, and a hook that follows a trait. */
import { useEffect, useState } from "preact/hooks";
import type { FujikitWidgetTraits, Message, Settable, TableTraits } from "./generated";

/** The traits of every widget of the kit. */
export type WidgetTraits = FujikitWidgetTraits;

export interface Model<Traits extends WidgetTraits = WidgetTraits> {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  /** Python takes nothing else from the browser. */
  set<Name extends keyof Traits & Settable>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  send(message: Message & { id: number }): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
}

export type TableModel = Model<TableTraits>;

/** The value of a trait; the component is drawn anew when it is replaced. */
export function useTrait<Traits extends WidgetTraits, Name extends keyof Traits>(
  model: Model<Traits>,
  name: Name,
): Traits[Name] {
  const [value, setValue] = useState(() => model.get(name));
  useEffect(() => {
    const follow = () => setValue(() => model.get(name));
    follow();
    const event = `change:${String(name)}`;
    model.on(event, follow);
    return () => model.off(event, follow);
  }, [model, name]);
  return value;
}

/** Set a preference on both sides. */
export function setTrait<Traits extends WidgetTraits, Name extends keyof Traits & Settable>(
  model: Model<Traits>,
  name: Name,
  value: Traits[Name],
): void {
  model.set(name, value);
  model.save_changes();
}
