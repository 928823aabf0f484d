/** How a reader likes the screen to look: kept in the browser, and the same for everything on a page. */
import { LANGUAGES, PALETTES, THEMES } from "./generated";
import type { Look } from "./model";

export type Taste = Pick<Look, "lang" | "theme" | "palette" | "letters">;

const KEY = "fujikit.look";
const CHANGED = "fujikit:look";

const VALID: { [Name in keyof Taste]: (value: unknown) => boolean } = {
  lang: (value) => (LANGUAGES as readonly unknown[]).includes(value),
  theme: (value) => (THEMES as readonly unknown[]).includes(value),
  palette: (value) => (PALETTES as readonly unknown[]).includes(value),
  letters: (value) => typeof value === "boolean",
};

/** What of it can be meant; an address, a storage or an event may hold anything. */
export function valid(found: unknown): Partial<Taste> {
  const isTaste = ([name, value]: [string, unknown]) =>
    Object.hasOwn(VALID, name) && VALID[name as keyof Taste](value);
  return Object.fromEntries(Object.entries(found ?? {}).filter(isTaste));
}

/** What the reader has chosen before; storage may be closed to us. */
export function remembered(): Partial<Taste> {
  try {
    return valid(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** Keep it for the next page. */
export function keep(taste: Partial<Taste>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...taste }));
  } catch {
    // A browser that keeps nothing just forgets it.
  }
}

/** The reader chooses: it is kept, and everything on this page follows. */
export function remember(taste: Partial<Taste>): void {
  keep(taste);
  if (taste.lang) document.documentElement.dataset["fujikitLang"] = taste.lang;
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: taste }));
}

/** Hear of every choice on this page; returns a way to stop. */
export function follow(hear: (taste: Partial<Taste>) => void): () => void {
  const listen = (event: Event) => hear(valid((event as CustomEvent<unknown>).detail));
  window.addEventListener(CHANGED, listen);
  return () => window.removeEventListener(CHANGED, listen);
}

/** The language that the reader chose on this very page, or that a page of the app has. */
export function chosenLang(): Look["lang"] | undefined {
  const root = document.documentElement;
  const inApp = document.body.hasAttribute("data-fujikit-app");
  return valid({ lang: root.dataset["fujikitLang"] ?? (inApp ? root.lang : undefined) }).lang;
}
