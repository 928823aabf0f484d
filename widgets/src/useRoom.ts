/** How much room a widget has: its own width, and the height of the pane through which it is seen. */
import { useLayoutEffect, useState } from "preact/hooks";
import { GUESS } from "./measure";
import { parentOf } from "./shadow";

export interface Room {
  width: number;
  height: number;
}

/** A box that holds more than it shows scrolls; one that is as high as its content is no pane. */
function scrolls(element: Element): boolean {
  const { overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
}

/** The box that scrolls around an element, such as a notebook; null where the whole page scrolls. */
function paneOf(element: Element): Element | null {
  let each = parentOf(element);
  while (each && each !== document.body && each !== document.documentElement && !scrolls(each)) {
    each = parentOf(each);
  }
  return each === document.body || each === document.documentElement ? null : each;
}

/** Once a pane is found it stays: it may cease to scroll because the widget has made itself fit. */
export function useRoom(box: { current: HTMLElement | null }): Room {
  const [room, setRoom] = useState<Room>({ width: GUESS, height: window.innerHeight });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let pane: Element | null = null;
    let frame = 0;
    const measure = () => {
      pane ??= paneOf(element);
      const [width, height] = [Math.floor(element.clientWidth), pane?.clientHeight ?? window.innerHeight];
      if (width > 0 && height > 0) {
        setRoom((before) =>
          before.width === width && before.height === height ? before : { width, height },
        );
      }
      if (pane) watcher?.observe(pane);
    };
    // In the next frame: what is drawn anew while sizes are told may change them again, and browsers call that an error.
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const watcher = globalThis.ResizeObserver ? new ResizeObserver(later) : null;
    measure();
    watcher?.observe(element);
    window.addEventListener("resize", later);
    return () => {
      watcher?.disconnect();
      window.removeEventListener("resize", later);
      cancelAnimationFrame(frame);
    };
  }, [box]);
  return room;
}
