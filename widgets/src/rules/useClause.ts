/** The clause that a reader has opened: asked for by its id, shown until it is closed. */
import { useCallback, useState } from "preact/hooks";
import type { ClauseView, FujikitWidgetMessage } from "../generated";
import { useAsk } from "../useAsk";

interface Opened {
  clause: ClauseView | null;
  note: string;
  lookUp(id: string): Promise<void>;
  close(): void;
}

export function useClause(): Opened {
  const { ask, note } = useAsk<FujikitWidgetMessage>();
  const [clause, setClause] = useState<ClauseView | null>(null);
  const lookUp = useCallback(
    async (id: string) => {
      const answer = await ask({ do: "look-up", clause: id });
      if (answer?.clause) setClause(answer.clause);
    },
    [ask],
  );
  return { clause, note, lookUp, close: useCallback(() => setClause(null), []) };
}
