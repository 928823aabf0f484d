/** A replay that goes on by itself, a step at a time, until it is paused or over. */
import { useCallback, useEffect, useState } from "preact/hooks";

export const PACE = 1_200;
/** Without motion a step just shows, and needs more time to be read. */
export const CALM_PACE = 2_400;

const pace = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? CALM_PACE : PACE);

interface Playing {
  playing: boolean;
  /** Play or pause; at the end it begins again. */
  toggle(): void;
  pause(): void;
}

export function usePlaying(at: number, last: number, go: (step: number) => Promise<boolean>): Playing {
  const [playing, setPlaying] = useState(false);
  const pause = useCallback(() => setPlaying(false), []);
  const followed = useCallback((done: boolean) => done || setPlaying(false), []);

  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(at + 1).then(followed), pace());
    return () => clearTimeout(timer);
  }, [playing, at, last, go, followed]);

  const toggle = async () => {
    const begins = !playing;
    if (begins && at >= last && !(await go(0))) return;
    setPlaying(begins);
  };
  return { playing, toggle, pause };
}
