/** What the address says about language and theme, here and in the links to other pages. */
import type { Dress } from "./dress";

const PAGE = /\.ipynb$/;

/** An address with the look in it; what goes without saying is left out. */
export function withLook(text: string, { lang, theme }: Pick<Dress, "lang" | "theme">): string {
  const url = new URL(text, location.href);
  if (lang === "en" && !url.searchParams.has("lang")) url.searchParams.delete("lang");
  else url.searchParams.set("lang", lang);
  if (theme === "auto") url.searchParams.delete("theme");
  else url.searchParams.set("theme", theme);
  return url.href;
}

/** A copied address shows what its sender saw. */
export function address(now: Pick<Dress, "lang" | "theme">): void {
  const wanted = withLook(location.href, now);
  if (wanted !== location.href) history.replaceState(history.state, "", wanted);
}

function isPage(anchor: HTMLAnchorElement): boolean {
  return anchor.origin === location.origin && PAGE.test(anchor.pathname);
}

/** Links to other pages take the look along, also those that a widget draws later. */
export function links(): void {
  const root = document.documentElement;
  const carry = (event: Event) => {
    const anchor = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
    if (!anchor || !isPage(anchor)) return;
    const theme = (root.dataset["wish"] ?? "auto") as Dress["theme"];
    anchor.href = withLook(anchor.href, { lang: root.lang as Dress["lang"], theme });
  };
  for (const moment of ["pointerdown", "focusin", "click"]) document.addEventListener(moment, carry, true);
}
