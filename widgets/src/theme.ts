/** Light or dark: as asked for, as JupyterLab and Voila say, or as the page behind us looks. */
import { useEffect, useState } from "preact/hooks";

export type Shade = "light" | "dark";
type RGBA = [number, number, number, number];

function colourOf(element: Element): RGBA {
  const numbers =
    getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return numbers.length >= 3 ? [red, green, blue, alpha] : [0, 0, 0, 0];
}

/** The first background behind the element that can be seen; white paper if there is none. */
function behind(element: Element | null): RGBA {
  for (let each = element; each; each = each.parentElement) {
    const colour = colourOf(each);
    if (colour[3] > 0.5) return colour;
  }
  return [255, 255, 255, 1];
}

export function shadeOf(element: Element): Shade {
  const flag = document.body.dataset["jpThemeLight"];
  if (flag) return flag === "false" ? "dark" : "light";
  const [red, green, blue] = behind(element.parentElement);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 < 0.5 ? "dark" : "light";
}

/** Follows the theme of the page while it changes. */
export function useShade(wish: "auto" | Shade, element: () => Element | null): Shade {
  const [shade, setShade] = useState<Shade>(wish === "auto" ? "light" : wish);
  useEffect(() => {
    if (wish !== "auto") {
      setShade(wish);
      return;
    }
    const look = () => {
      const root = element();
      if (root) setShade(shadeOf(root));
    };
    look();
    const watcher = new MutationObserver(look);
    const filter = { attributes: true, attributeFilter: ["data-jp-theme-light", "class", "style"] };
    watcher.observe(document.body, filter);
    watcher.observe(document.documentElement, filter);
    return () => watcher.disconnect();
  }, [wish, element]);
  return shade;
}
