/** Across the border of a shadow root, in which some notebooks, such as marimo, put a widget. */

/** The shadow root that an element is in; null on an ordinary page. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : null;
}

/** The parent of an element; for the topmost ones of a shadow root it is the element that hosts the root. */
export function parentOf(element: Element): Element | null {
  return element.parentElement ?? shadowRootOf(element)?.host ?? null;
}
