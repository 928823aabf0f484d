/** The part of anywidget's model that the kit uses, and a hook that follows a trait. */
import { useEffect, useState } from "preact/hooks";
import type { Answer } from "./generated";
import type { Lang, Words } from "./say";

/** What every widget of the kit has. */
export interface Look {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  palette: "woodblock" | "clear" | "contrast";
  letters: boolean;
  words: Words;
  answer: Answer | null;
}

export interface Model<Traits extends Look = Look> {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  send(content: unknown): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
}

/** The value of a trait; the component is drawn anew when it is replaced. */
export function useTrait<Traits extends Look, Name extends keyof Traits>(
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
export function prefer<Traits extends Look, Name extends keyof Traits>(
  model: Model<Traits>,
  name: Name,
  value: Traits[Name],
): void {
  model.set(name, value);
  model.save_changes();
}
