/** Messages to the kernel, each with its answer; silence is told too. */
import type { Answer, Message, WordKey } from "./generated";
import type { Look, Model } from "./model";

export const PATIENCE = 10_000;
/** Bytes of a message; the app's server ends the line of a page that sends more (`fujikit/app/message_filter.py`). */
export const LARGEST = 500_000;

/** The kernel did not answer in time: it is gone, or the connection is. */
export class Silence extends Error {}

export interface Kernel {
  /** Send a message; the answer may be a refusal, but it comes, or `Silence` does. */
  ask(message: Message): Promise<Answer>;
  /** Hear whenever the kernel answers anything; returns a way to stop. */
  follow(hear: () => void): () => void;
  close(): void;
}

/** Asks the kernel some of its messages; the answer, or null when the kernel is silent. */
export type Ask<Asked extends Message> = (message: Asked) => Promise<Answer | null>;

function isTooLong(message: Message): boolean {
  const text = JSON.stringify(message);
  return text.length > LARGEST || new TextEncoder().encode(text).length > LARGEST;
}

const refusal = (id: number, note: string): Answer => ({
  id,
  ok: false,
  line: "",
  reasons: [],
  note,
  clause: null,
  file: null,
});

interface Waiting {
  hear(answer: Answer): void;
  timer: ReturnType<typeof setTimeout>;
}

/** One for each widget on the page; ids begin at the clock, so that two views of a model never share one. */
export function kernelOf<Traits extends Look>(model: Model<Traits>, patience = PATIENCE): Kernel {
  const waiting = new Map<number, Waiting>();
  const followers = new Set<() => void>();
  let last = Date.now();

  const listen = () => {
    for (const hear of followers) hear();
    const answer = model.get("answer");
    const asked = answer && waiting.get(answer.id);
    if (!answer || !asked) return;
    clearTimeout(asked.timer);
    waiting.delete(answer.id);
    asked.hear(answer);
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
      return new Promise((hear, fail) => {
        const silent = () => {
          waiting.delete(id);
          fail(new Silence());
        };
        waiting.set(id, { hear, timer: setTimeout(silent, patience) });
        try {
          model.send({ ...message, id });
        } catch {
          silent();
        }
      });
    },
    follow(hear) {
      followers.add(hear);
      return () => void followers.delete(hear);
    },
    close() {
      model.off("change:answer", listen);
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
