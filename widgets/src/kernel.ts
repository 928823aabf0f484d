/** Sends messages to the kernel; each gets an answer or times out. */
import type { Answer, Message, WordKey } from "./generated";
import type { Model, WidgetTraits } from "./model";

export const TIMEOUT_MS = 10_000;
/** Bytes of a message; the app's server closes the connection of a page that sends more (`fujikit/app/message_filter.py`). */
export const MAX_MESSAGE_BYTES = 500_000;

/** The kernel did not answer in time: it or the connection is gone. */
export class KernelTimeout extends Error {}

export interface KernelClient {
  /** Send a message; the answer may be a refusal. Rejects with `KernelTimeout` when none comes. */
  ask(message: Message): Promise<Answer>;
  /** Calls back at every answer of the kernel; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Asks the kernel some of its messages; the answer, or null after a timeout. */
export type Ask<Asked extends Message> = (message: Asked) => Promise<Answer | null>;

function isTooLong(message: Message): boolean {
  const text = JSON.stringify(message);
  return text.length > MAX_MESSAGE_BYTES || new TextEncoder().encode(text).length > MAX_MESSAGE_BYTES;
}

const refusal = (id: number, note: string): Answer => ({
  id,
  ok: false,
  line: "",
  reasons: [],
  note,
  clause: null,
  file: null,
  log: [],
});

interface Waiting {
  resolve(answer: Answer): void;
  timer: ReturnType<typeof setTimeout>;
}

/** Creates the client of one widget; message ids start at the clock, so that two views of a model never share one. */
export function createKernelClient<Traits extends WidgetTraits>(
  model: Model<Traits>,
  timeoutMs = TIMEOUT_MS,
): KernelClient {
  const waiting = new Map<number, Waiting>();
  const subscribers = new Set<() => void>();
  let last = Date.now();

  const listen = () => {
    for (const listener of subscribers) listener();
    const answer = model.get("answer");
    const asked = answer && waiting.get(answer.id);
    if (!answer || !asked) return;
    clearTimeout(asked.timer);
    waiting.delete(answer.id);
    asked.resolve(answer);
  };
  model.on("change:answer", listen);

  return {
    ask(message) {
      last += 1;
      const id = last;
      if (isTooLong(message)) {
        const key: WordKey = "kernel.too-long";
        return Promise.resolve(refusal(id, model.get("words")[key] ?? key));
      }
      return new Promise((resolve, fail) => {
        const timeOut = () => {
          waiting.delete(id);
          fail(new KernelTimeout());
        };
        waiting.set(id, { resolve, timer: setTimeout(timeOut, timeoutMs) });
        try {
          model.send({ ...message, id });
        } catch {
          timeOut();
        }
      });
    },
    subscribe(listener) {
      subscribers.add(listener);
      return () => void subscribers.delete(listener);
    },
    close() {
      model.off("change:answer", listen);
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
