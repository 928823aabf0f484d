/** Asking the kernel from a part of the screen; what it has to say instead of doing it is kept as a note. */
import { useCallback, useState } from "preact/hooks";
import type { Answer } from "./generated";
import type { Wish } from "./kernel";
import { useShell } from "./Shell";

interface Asking {
  /** The answer, or null when the kernel is silent. */
  ask(wish: Wish): Promise<Answer | null>;
  /** Why the last wish was not fulfilled; empty when it was. */
  note: string;
}

export function useAsk(): Asking {
  const { kernel, say } = useShell();
  const [note, setNote] = useState("");
  const ask = useCallback(
    async (wish: Wish) => {
      try {
        const answer = await kernel.ask(wish);
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
