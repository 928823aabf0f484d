/** Asking the kernel: what it refuses and when it is silent is known to the whole table. */
import { useCallback, useEffect, useState } from "preact/hooks";
import type { Answer } from "../generated";
import type { Wish } from "../kernel";
import type { Look, Model } from "../model";
import { useShell } from "../Shell";

export interface Line {
  /** The answer, or null when the kernel is silent. */
  ask(wish: Wish): Promise<Answer | null>;
  silent: boolean;
}

export function useLine<Traits extends Look>(model: Model<Traits>): Line {
  const { kernel } = useShell();
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const heard = () => setSilent(false);
    model.on("change:answer", heard);
    return () => model.off("change:answer", heard);
  }, [model]);
  const ask = useCallback(
    async (wish: Wish) => {
      try {
        return await kernel.ask(wish);
      } catch {
        setSilent(true);
        return null;
      }
    },
    [kernel],
  );
  return { ask, silent };
}
