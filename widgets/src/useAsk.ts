/** The connection of a component to the kernel, with the note of the last refusal and whether an answer timed out. */
import { useEffect, useState } from "preact/hooks";
import type { Message, TableMessage } from "./generated";
import type { Ask } from "./kernel";
import { useStable } from "./memo";
import { useShell } from "./Shell";

export interface KernelChannel<Asked extends Message = TableMessage> {
  ask: Ask<Asked>;
  /** Why the last message was refused; empty when it was not. */
  note: string;
  /** The last message got no answer in time, and nothing came since. */
  timedOut: boolean;
}

/** `Asked` is what the widget of this part understands. */
export function useAsk<Asked extends Message = TableMessage>(): KernelChannel<Asked> {
  const { kernel, translate } = useShell();
  const [note, setNote] = useState("");
  const [timedOut, setTimedOut] = useState(false);
  useEffect(() => kernel.subscribe(() => setTimedOut(false)), [kernel]);
  // Always the same function, also in another language.
  const { ask } = useStable<{ ask: Ask<Asked> }>({
    ask: async (message) => {
      try {
        const answer = await kernel.ask(message);
        setNote(answer.ok ? "" : answer.note);
        return answer;
      } catch {
        setTimedOut(true);
        setNote(translate("kernel.silent"));
        return null;
      }
    },
  });
  return { ask, note, timedOut };
}
