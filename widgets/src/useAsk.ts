/** How a part of the screen talks to the kernel: what is refused is kept as a note, and silence is known. */
import { useEffect, useState } from "preact/hooks";
import type { Message, TableMessage } from "./generated";
import type { Ask } from "./kernel";
import { useStable } from "./memo";
import { useShell } from "./Shell";

export interface Asking<Asked extends Message = TableMessage> {
  ask: Ask<Asked>;
  /** Why the last message was refused; empty when it was not. */
  note: string;
  /** The kernel has not answered, and has said nothing since. */
  silent: boolean;
}

/** `Asked` is what the widget of this part understands. */
export function useAsk<Asked extends Message = TableMessage>(): Asking<Asked> {
  const { kernel, say } = useShell();
  const [note, setNote] = useState("");
  const [silent, setSilent] = useState(false);
  useEffect(() => kernel.follow(() => setSilent(false)), [kernel]);
  // Always the same function, also in another language.
  const { ask } = useStable<{ ask: Ask<Asked> }>({
    ask: async (message) => {
      try {
        const answer = await kernel.ask(message);
        setNote(answer.ok ? "" : answer.note);
        return answer;
      } catch {
        setSilent(true);
        setNote(say("kernel.silent"));
        return null;
      }
    },
  });
  return { ask, note, silent };
}
