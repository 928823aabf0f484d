/** How wide a box is, now and whenever it changes. */
import { useLayoutEffect, useState } from "preact/hooks";

/** What is assumed before anything is measured: the width of a cell in a notebook. */
export const GUESS = 900;

export function useWidth(box: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(GUESS);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const now = Math.floor(element.clientWidth);
      if (now > 0) setWidth(now);
    };
    measure();
    if (!globalThis.ResizeObserver) return;
    // In the next frame: what is drawn anew while sizes are told may change them again, and browsers call that an error.
    let frame = 0;
    const watcher = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [box]);
  return width;
}
