/** The reader's preferences: saved in the browser, and shared by everything on a page. */
import { LANGUAGES, PALETTES, THEMES } from "./generated";
import type { WidgetTraits } from "./model";

export type Preferences = Pick<WidgetTraits, "lang" | "theme" | "palette" | "letters">;

const KEY = "fujikit.look";
const CHANGED = "fujikit:look";

const VALID: { [Name in keyof Preferences]: (value: unknown) => boolean } = {
  lang: (value) => (LANGUAGES as readonly unknown[]).includes(value),
  theme: (value) => (THEMES as readonly unknown[]).includes(value),
  palette: (value) => (PALETTES as readonly unknown[]).includes(value),
  letters: (value) => typeof value === "boolean",
};

/** The valid entries; an address, a storage or an event may hold anything. */
export function validPreferences(found: unknown): Partial<Preferences> {
  const isPreference = ([name, value]: [string, unknown]) =>
    Object.hasOwn(VALID, name) && VALID[name as keyof Preferences](value);
  return Object.fromEntries(Object.entries(found ?? {}).filter(isPreference));
}

/** The preferences that are saved; none where the browser blocks storage. */
export function savedPreferences(): Partial<Preferences> {
  try {
    return validPreferences(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** Saves preferences for the next page, beside those that are saved already. */
export function savePreferences(preferences: Partial<Preferences>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...savedPreferences(), ...preferences }));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** Saves what the reader has chosen and applies it to everything on this page. */
export function setPreferences(preferences: Partial<Preferences>): void {
  savePreferences(preferences);
  if (preferences.lang) document.documentElement.dataset["fujikitLang"] = preferences.lang;
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: preferences }));
}

/** Calls back at every choice on this page; returns a function that stops it. */
export function subscribe(listener: (preferences: Partial<Preferences>) => void): () => void {
  const listen = (event: Event) => listener(validPreferences((event as CustomEvent<unknown>).detail));
  window.addEventListener(CHANGED, listen);
  return () => window.removeEventListener(CHANGED, listen);
}

/** The language that the reader chose on this very page, or that a page of the app has. */
export function chosenLang(): WidgetTraits["lang"] | undefined {
  const root = document.documentElement;
  const inApp = document.body.hasAttribute("data-fujikit-app");
  return validPreferences({ lang: root.dataset["fujikitLang"] ?? (inApp ? root.lang : undefined) }).lang;
}
