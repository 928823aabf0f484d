/** Language and theme in the page's address and in the links to other pages. */
import type { PagePreferences } from "./pagePreferences";

const PAGE = /\.ipynb$/;

/** An address with language and theme as parameters; defaults are left out. */
export function withPreferences(
  text: string,
  { lang, theme }: Pick<PagePreferences, "lang" | "theme">,
): string {
  const url = new URL(text, location.href);
  if (lang === "en" && !url.searchParams.has("lang")) url.searchParams.delete("lang");
  else url.searchParams.set("lang", lang);
  if (theme === "auto") url.searchParams.delete("theme");
  else url.searchParams.set("theme", theme);
  return url.href;
}

/** A copied address shows what its sender saw. */
export function updateAddress(now: Pick<PagePreferences, "lang" | "theme">): void {
  const wanted = withPreferences(location.href, now);
  if (wanted !== location.href) history.replaceState(history.state, "", wanted);
}

function isPage(anchor: HTMLAnchorElement): boolean {
  return anchor.origin === location.origin && PAGE.test(anchor.pathname);
}

/** Adds language and theme to links to other pages, also to those that a widget draws later. */
export function carryPreferences(): void {
  const root = document.documentElement;
  const carry = (event: Event) => {
    const anchor = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
    if (!anchor || !isPage(anchor)) return;
    const theme = (root.dataset["themeChoice"] ?? "auto") as PagePreferences["theme"];
    anchor.href = withPreferences(anchor.href, { lang: root.lang as PagePreferences["lang"], theme });
  };
  for (const moment of ["pointerdown", "focusin", "click"]) document.addEventListener(moment, carry, true);
}
