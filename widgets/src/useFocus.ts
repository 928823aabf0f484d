/** Focus and keys stay in the widget: in a notebook, plain keys are commands that insert and delete cells. */
import { useEffect } from "preact/hooks";

/** JupyterLab runs no command for a key if the element with the focus has this attribute; on a parent it is too late. */
const OWN_KEYS = "data-lm-suppress-shortcuts";
/** What gets the focus when the element that had it is taken away, the best first; else the widget itself gets it. */
const HOMES = [
  "[data-main]",
  ".fk-plain-choice",
  ".fk-prompt button",
  ".fk-outcome button",
  "[role=gridcell][tabindex='0']",
];

/** Puts the focus into the widget, unless something on the page has it. */
function bringHome(root: HTMLElement): void {
  const { activeElement, body } = root.ownerDocument;
  if (activeElement && activeElement !== body) return;
  const home = HOMES.map((each) => root.querySelector<HTMLElement>(each)).find(Boolean);
  (home ?? root).focus({ preventScroll: true });
}

/** Follows the focus from when it comes until it is given away; tells once that it has been lost instead. */
function followFocus(root: HTMLElement) {
  let last: Element | null = null;
  let owner: Element | null = null;
  return {
    came(event: FocusEvent) {
      last = event.target as Element;
      owner = last.closest(".fk");
      last.setAttribute(OWN_KEYS, "true");
    },
    went(event: FocusEvent) {
      const gone = event.target as Element;
      if (root.contains(event.relatedTarget as Node | null)) return;
      // Chromium tells of it just before an element is taken away: only afterwards it is known whether it stayed.
      queueMicrotask(() => {
        if (gone.isConnected && last === gone) last = null;
      });
    },
    wasLost(): boolean {
      if (!last || last.isConnected) return false;
      last = null;
      return owner === root || !owner?.isConnected; // a widget inside this one looks after its own
    },
  };
}

export function useFocus(root: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const { came, went, wasLost } = followFocus(element);
    const watcher = new MutationObserver(() => wasLost() && bringHome(element));
    watcher.observe(element, { childList: true, subtree: true });
    element.addEventListener("focusin", came);
    element.addEventListener("focusout", went);
    return () => {
      watcher.disconnect();
      element.removeEventListener("focusin", came);
      element.removeEventListener("focusout", went);
    };
  }, [root]);
}
