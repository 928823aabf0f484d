/** The color scheme of a widget: as set, as JupyterLab, Voila or the page's styles say, or as the background looks. */
import { useEffect, useState } from "preact/hooks";
import { parentOf } from "./shadow";

export type ColorScheme = "light" | "dark";
type RGBA = [number, number, number, number];

function colourOf(element: Element): RGBA {
  const text = getComputedStyle(element).backgroundColor;
  const full = text.startsWith("color(") ? 255 : 1; // "color(srgb 1 1 1)" is "rgb(255, 255, 255)"
  const numbers = text.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return numbers.length >= 3 ? [full * red, full * green, full * blue, alpha] : [0, 0, 0, 0];
}

/** The first background behind the element that can be seen; white paper if there is none. */
function behind(element: Element | null): RGBA {
  for (let each = element; each; each = parentOf(each)) {
    const colour = colourOf(each);
    if (colour[3] > 0.5) return colour;
  }
  return [255, 255, 255, 1];
}

export function colorSchemeOf(element: Element): ColorScheme {
  const flag = document.body.dataset["jpThemeLight"];
  if (flag) return flag === "false" ? "dark" : "light";
  const parent = parentOf(element);
  const scheme = parent && getComputedStyle(parent).getPropertyValue("color-scheme");
  if (scheme === "light" || scheme === "dark") return scheme;
  const [red, green, blue] = behind(parent);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 < 0.5 ? "dark" : "light";
}

/** Follows the theme of the page while it changes. */
export function useColorScheme(theme: "auto" | ColorScheme, element: () => Element | null): ColorScheme {
  const [scheme, setScheme] = useState<ColorScheme>(theme === "auto" ? "light" : theme);
  useEffect(() => {
    if (theme !== "auto") {
      setScheme(theme);
      return;
    }
    const look = () => {
      const root = element();
      if (root) setScheme(colorSchemeOf(root));
    };
    look();
    const watcher = new MutationObserver(look);
    const filter = { attributes: true, attributeFilter: ["data-jp-theme-light", "class", "style"] };
    watcher.observe(document.body, filter);
    watcher.observe(document.documentElement, filter);
    return () => watcher.disconnect();
  }, [theme, element]);
  return scheme;
}
