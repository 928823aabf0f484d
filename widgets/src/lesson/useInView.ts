/** What is new is scrolled to where it can be read: a new step from its beginning, a reply above the way on. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { LessonView } from "../generated";

const newest = (step: LessonView) => JSON.stringify([step.hints, step.reply]);

export function useInView(root: RefObject<HTMLElement | null>, step: LessonView): void {
  const place = `${step.id} ${step.at}`;
  const told = newest(step);
  const seen = useRef({ place, told });
  useEffect(() => {
    const before = seen.current;
    seen.current = { place, told };
    if (before.place !== place) {
      const above = (root.current?.getBoundingClientRect().top ?? 0) < 0;
      if (above) root.current?.scrollIntoView({ block: "start" });
    } else if (before.told !== told) {
      const parts = root.current?.querySelectorAll(".fk-hints li, .fk-reply");
      parts?.[parts.length - 1]?.scrollIntoView({ block: "nearest" });
    }
  }, [root, place, told]);
}
