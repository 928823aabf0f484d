/** Moves meeples: one whose square has changed since the last drawing glides there. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../../generated";
import type { Layout } from "./layout";

const WALK = 400;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Whether the reader has asked for less motion. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

interface Seen {
  x: number;
  y: number;
}

function seenIn(sheet: HTMLElement, element: HTMLElement): Seen {
  const [outer, inner] = [sheet.getBoundingClientRect(), element.getBoundingClientRect()];
  return { x: inner.left - outer.left, y: inner.top - outer.top };
}

export interface MeepleMotion {
  /** Remember where the meeple of a name is drawn. */
  hold(name: string, element: HTMLElement | null): void;
}

/** Who shares a card with whom, meeples and markers: as long as it is the same, nobody has moved. */
function neighbourhoods({ seats }: View): string {
  const all = Object.entries(seats);
  const beside = (square: string | null) =>
    all.flatMap(([name, { at, marker }]) => [
      ...(at === square ? [name] : []),
      ...(marker === square ? [`to ${name}`] : []),
    ]);
  return JSON.stringify(all.map(([name, { at }]) => [name, at, beside(at)]));
}

/** First, last, invert, play; a new layout lets everybody stand still. */
export function useMeepleMotion(sheet: () => HTMLElement | null, layout: Layout, view: View): MeepleMotion {
  const elements = useRef(new Map<string, HTMLElement>());
  const before = useRef(new Map<string, Seen>());
  const drawn = useRef<Layout | null>(null);
  // Measured just before the page is painted: then the layout is made only once.
  const look = () => {
    const ground = sheet();
    if (!ground) return;
    const same = drawn.current === layout;
    drawn.current = layout;
    const here = [...elements.current].filter(([, each]) => each.isConnected);
    const now = new Map(here.map(([name, each]) => [name, seenIn(ground, each)]));
    for (const [name, place] of now) {
      const from = before.current.get(name);
      if (same && from) walk(elements.current.get(name), from, place);
    }
    before.current = now;
  };
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [sheet, layout, neighbourhoods(view)]);
  const motion = useRef<MeepleMotion>({
    hold(name, element) {
      if (element) elements.current.set(name, element);
    },
  });
  return motion.current;
}

function walk(element: HTMLElement | undefined, from: Seen, to: Seen): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (!element?.animate || prefersReducedMotion() || Math.hypot(x, y) < 2) return;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
      { transform: "translate(0, 0)", zIndex: 5 },
    ],
    { duration: WALK, easing: EASE },
  );
}
