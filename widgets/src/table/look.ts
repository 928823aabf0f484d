/** How a reader likes the screen to look, kept in the browser for the next time. */
import type { Look } from "../model";
import { LANGUAGES, PALETTES, THEMES } from "./tastes";

type Taste = Pick<Look, "lang" | "theme" | "palette" | "letters">;

const KEY = "fujikit.look";

const VALID: { [Name in keyof Taste]: (value: unknown) => boolean } = {
  lang: (value) => (LANGUAGES as readonly unknown[]).includes(value),
  theme: (value) => (THEMES as readonly unknown[]).includes(value),
  palette: (value) => (PALETTES as readonly unknown[]).includes(value),
  letters: (value) => typeof value === "boolean",
};

function isTaste(name: string, value: unknown): boolean {
  return name in VALID && VALID[name as keyof Taste](value);
}

/** What the reader has chosen before; storage may be closed to us, or hold anything. */
export function remembered(): Partial<Taste> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(Object.entries(found ?? {}).filter(([name, value]) => isTaste(name, value)));
  } catch {
    return {};
  }
}

export function remember(taste: Partial<Taste>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...taste }));
  } catch {
    // A browser that keeps nothing just forgets it.
  }
}
