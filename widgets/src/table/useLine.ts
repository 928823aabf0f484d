/** Asking the kernel: what it refuses and when it is silent is known to the whole table. */
import { useCallback, useEffect, useState } from "preact/hooks";
import type { Message, TableMessage } from "../generated";
import type { Ask } from "../kernel";
import type { Model } from "../model";
import { useShell } from "../Shell";

export interface Line<Asked extends Message = TableMessage> {
  ask: Ask<Asked>;
  silent: boolean;
}

export function useLine<Asked extends Message = TableMessage>(model: Pick<Model, "on" | "off">): Line<Asked> {
  const { kernel } = useShell();
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const heard = () => setSilent(false);
    model.on("change:answer", heard);
    return () => model.off("change:answer", heard);
  }, [model]);
  const ask = useCallback(
    async (message: Asked) => {
      try {
        return await kernel.ask(message);
      } catch {
        setSilent(true);
        return null;
      }
    },
    [kernel],
  );
  return { ask, silent };
}
