/** One card at a time is in the tab order; arrow keys go by what is seen, and the focus survives a redraw. */
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "./Board";
import { squareForKey } from "./keys";
import type { Layout } from "./layout";

export function useRoving({ view, targets, me, onPick, onLook }: BoardProps, layout: Layout) {
  const cells = useRef(new Map<string, HTMLElement>());
  const [reached, setReached] = useState<string | null>(null);
  const home = (me && view.seats[me]?.at) || targets?.keys().next().value || layout.lines[0]?.[0] || null;
  const current = reached && view.cards[reached] ? reached : home;

  // Asked while the old cells are still there: one that is moved or gone loses the focus without a word.
  const held = [...cells.current.values()].some((cell) => cell.matches(":focus"));
  useLayoutEffect(() => {
    const lost = held && document.activeElement === document.body;
    if (lost && current) cells.current.get(current)?.focus();
  });

  const hold = useCallback((square: string, element: HTMLElement | null) => {
    if (element) cells.current.set(square, element);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onPick?.(current);
      return;
    }
    const next = squareForKey(layout, current, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    setReached(next);
    cells.current.get(next)?.focus();
  };
  const onFocusIn = (event: FocusEvent) => {
    const square = (event.target as HTMLElement).dataset["square"];
    if (!square) return;
    setReached(square);
    onLook?.(square);
  };
  const onFocusOut = () => onLook?.(null);
  return { current, hold, onKeyDown, onFocusIn, onFocusOut };
}
