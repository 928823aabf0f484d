/** Modules and styles of anywidgets: each is loaded from its text, and once for all widgets that have the same. */

type Made<Value> = Value | Promise<Value>;

/** What a module exports, by anywidget's contract (https://anywidget.dev/en/afm). */
export interface Definition {
  initialize?(props: object): unknown;
  render?(props: object): unknown;
}
interface Module extends Definition {
  default?: Definition | (() => Made<Definition>);
}

const modules = new Map<string, Promise<Module>>();
const styles = new Set<string>();

function load(source: string): Promise<Module> {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  return import(address).finally(() => URL.revokeObjectURL(address));
}

export async function definitionIn(source: string): Promise<Definition> {
  const loading = modules.get(source) ?? load(source);
  modules.set(source, loading);
  const module = await loading;
  const made = module.default ?? module;
  return typeof made === "function" ? made() : made;
}

export function addStyle(text: string): void {
  if (!text || styles.has(text)) return;
  styles.add(text);
  const style = document.createElement("style");
  style.textContent = text;
  document.head.append(style);
}
