/** Language, theme and palette of the page itself. */

import { LANGUAGES } from "../generated";
import { type Preferences, savedPreferences, savePreferences, validPreferences } from "../preferences";

export type PagePreferences = Pick<Preferences, "lang" | "theme" | "palette">;

const DARK = "(prefers-color-scheme: dark)";

/** The first language of ours that the browser's owner reads. */
function browserLanguage(): Preferences["lang"] {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return (
    LANGUAGES.find((each) => each === wanted.find((want) => validPreferences({ lang: want }).lang)) ?? "en"
  );
}

/** The preferences in the address, which are saved, else those saved before, else the browser's. */
export function initialPreferences(): PagePreferences {
  const { lang, theme } = Object.fromEntries(new URLSearchParams(location.search));
  savePreferences(validPreferences({ lang, theme }));
  return { lang: browserLanguage(), theme: "auto", palette: "woodblock", ...savedPreferences() };
}

export function pageColorScheme(theme: Preferences["theme"]): "light" | "dark" {
  if (theme !== "auto") return theme;
  return matchMedia(DARK).matches ? "dark" : "light";
}

/** Sets attributes of the page. The style sheet chooses texts and colours by it; JupyterLab's parts and widgets look at the body. */
export function applyPreferences({ lang, theme, palette }: PagePreferences): void {
  const root = document.documentElement;
  const scheme = pageColorScheme(theme);
  Object.assign(root.dataset, { theme: scheme, themeChoice: theme, palette });
  root.lang = lang;
  const title = document.querySelector<HTMLMetaElement>(`meta[name="fujikit:title"][lang=${lang}]`);
  if (title) document.title = `${title.content} · fujikit`;
  if (!document.body) return;
  document.body.dataset["jpThemeLight"] = String(scheme === "light");
  document.body.dataset["jpThemeName"] = scheme === "light" ? "JupyterLab Light" : "JupyterLab Dark";
}

/** Calls back when the system switches between light and dark. */
export function onColorSchemeChange(listener: () => void): void {
  matchMedia(DARK).addEventListener("change", listener);
}
