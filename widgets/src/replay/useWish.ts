/** Stepping through a game: the reader may be ahead of the kernel. */
import { useCallback, useRef, useState } from "preact/hooks";

interface Wishing {
  /** The step that the reader wishes to see, or the one that is shown. */
  wished: number;
  /** Resolves to whether the kernel has followed. */
  go(step: number): Promise<boolean>;
}

/** One wish is on its way at a time; of those made meanwhile only the latest is sent. */
export function useWish(at: number, onGo: (step: number) => unknown): Wishing {
  const [wish, setWish] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  const busy = useRef(false);
  const send = useRef(onGo);
  send.current = onGo;

  const go = useCallback(async (step: number) => {
    latest.current = step;
    setWish(step);
    if (busy.current) return true;
    busy.current = true;
    try {
      while (latest.current !== null) {
        const next: number = latest.current;
        latest.current = null;
        await send.current(next);
      }
      return true;
    } catch {
      latest.current = null;
      return false;
    } finally {
      busy.current = false;
      setWish(null);
    }
  }, []);
  return { wished: wish ?? at, go };
}
