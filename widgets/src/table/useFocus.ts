/** The focus is never lost: when what had it vanishes, the main button of the prompt gets it. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const HOMES = ["[data-main]", ".fk-prompt button", ".fk-outcome button", "[role=gridcell][tabindex='0']"];

export function useFocus(root: { current: HTMLElement | null }): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const came = (event: FocusEvent) => {
      last.current = event.target as Element;
    };
    const went = (event: FocusEvent) => {
      const gone = event.target as Element;
      if (element.contains(event.relatedTarget as Node | null)) return;
      // Chromium tells of it just before an element is taken away: only afterwards it is known whether it stayed.
      queueMicrotask(() => {
        if (gone.isConnected && last.current === gone) last.current = null;
      });
    };
    element.addEventListener("focusin", came);
    element.addEventListener("focusout", went);
    return () => {
      element.removeEventListener("focusin", came);
      element.removeEventListener("focusout", went);
    };
  }, [root]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    const home = HOMES.map((each) => root.current?.querySelector<HTMLElement>(each)).find(Boolean);
    home?.focus({ preventScroll: true });
  });
}
