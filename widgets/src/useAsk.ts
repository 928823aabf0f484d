/** Asking the kernel from a part of the screen; what it has to say instead of doing it is kept as a note. */
import { useCallback, useState } from "preact/hooks";
import type { Message } from "./generated";
import type { Ask } from "./kernel";
import { useShell } from "./Shell";

interface Asking<Asked extends Message> {
  ask: Ask<Asked>;
  /** Why the last message was refused; empty when it was not. */
  note: string;
}

/** `Asked` is what the widget of this part understands. */
export function useAsk<Asked extends Message>(): Asking<Asked> {
  const { kernel, say } = useShell();
  const [note, setNote] = useState("");
  const ask = useCallback(
    async (message: Asked) => {
      try {
        const answer = await kernel.ask(message);
        setNote(answer.ok ? "" : answer.note);
        return answer;
      } catch {
        setNote(say("kernel.silent"));
        return null;
      }
    },
    [kernel, say],
  );
  return { ask, note };
}
