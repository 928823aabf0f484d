/** A widget is shown in full height: a box that scrolls inside a page that scrolls hides half of a board. */
import { useEffect } from "preact/hooks";
import { parentOf, shadowRootOf } from "./shadow";

/** What marimo calls the box of an output; in its editor the box is 610 px high and scrolls. */
const OUTPUT = ".output-area";

function outputAround(element: Element): HTMLElement | null {
  let each: Element | null = shadowRootOf(element)?.host ?? null;
  while (each && !each.matches(OUTPUT)) each = parentOf(each);
  return each as HTMLElement | null;
}

/** Opens marimo's box for as long as the widget is in it. JupyterLab's boxes are opened by our styles. */
export function useFullHeight(root: { current: HTMLElement | null }): void {
  useEffect(() => {
    const output = root.current && outputAround(root.current);
    if (!output) return;
    const { maxHeight, overflow } = output.style;
    Object.assign(output.style, { maxHeight: "none", overflow: "visible" });
    return () => {
      Object.assign(output.style, { maxHeight, overflow });
    };
  }, [root]);
}
