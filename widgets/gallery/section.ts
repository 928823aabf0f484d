/** What a component shows of itself in the gallery. */
import type { ComponentChildren } from "preact";

export interface Section {
  title: string;
  /** Each state by its name, drawn inside the shell of a widget, with the words of the chosen language. */
  states: Readonly<Record<string, () => ComponentChildren>>;
}
