/** Language, theme and palette of the page itself. */

import { LANGUAGES } from "../generated";
import { keep, remembered, type Taste, valid } from "../look";

export type Dress = Pick<Taste, "lang" | "theme" | "palette">;

const DARK = "(prefers-color-scheme: dark)";

/** The first language of ours that the browser's owner reads. */
function spoken(): Taste["lang"] {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return LANGUAGES.find((each) => each === wanted.find((want) => valid({ lang: want }).lang)) ?? "en";
}

/** What the address asks for is kept; then what was kept before counts, then what the browser says. */
export function looked(): Dress {
  const { lang, theme } = Object.fromEntries(new URLSearchParams(location.search));
  keep(valid({ lang, theme }));
  return { lang: spoken(), theme: "auto", palette: "woodblock", ...remembered() };
}

export function shadeOf(theme: Taste["theme"]): "light" | "dark" {
  if (theme !== "auto") return theme;
  return matchMedia(DARK).matches ? "dark" : "light";
}

/** Put it on. The style sheet chooses texts and colours by it; JupyterLab's parts and widgets look at the body. */
export function dress({ lang, theme, palette }: Dress): void {
  const root = document.documentElement;
  const shade = shadeOf(theme);
  Object.assign(root.dataset, { theme: shade, wish: theme, palette });
  root.lang = lang;
  const title = document.querySelector<HTMLMetaElement>(`meta[name="fujikit:title"][lang=${lang}]`);
  if (title) document.title = `${title.content} · fujikit`;
  if (!document.body) return;
  document.body.dataset["jpThemeLight"] = String(shade === "light");
  document.body.dataset["jpThemeName"] = shade === "light" ? "JupyterLab Light" : "JupyterLab Dark";
}

/** Day and night change while the page is open. */
export function onNightfall(hear: () => void): void {
  matchMedia(DARK).addEventListener("change", hear);
}
