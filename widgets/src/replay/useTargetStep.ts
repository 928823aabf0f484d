/** The step to go to; the reader may be ahead of the kernel. */
import { useCallback, useRef, useState } from "preact/hooks";

interface TargetStep {
  /** The step that the reader goes to, or the one that is shown. */
  target: number;
  /** Resolves to whether the kernel has followed. */
  go(step: number): Promise<boolean>;
}

/** Sends one step at a time; of those chosen meanwhile only the latest. */
export function useTargetStep(at: number, onGo: (step: number) => unknown): TargetStep {
  const [waiting, setWaiting] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  const busy = useRef(false);
  const send = useRef(onGo);
  send.current = onGo;

  const go = useCallback(async (step: number) => {
    latest.current = step;
    setWaiting(step);
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
      setWaiting(null);
    }
  }, []);
  return { target: waiting ?? at, go };
}
