import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKernelClient, KernelTimeout, MAX_MESSAGE_BYTES } from "../src/kernel";
import { answered } from "./answered";
import { pretend } from "./model";

describe("messages to the kernel", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are answered by their id, whatever the order", async () => {
    const model = pretend({});
    const kernel = createKernelClient(model);
    const first = kernel.ask({ do: "act", line: "Clara ready" });
    const second = kernel.ask({ do: "undo" });
    const [one, two] = model.sent as { id: number }[];
    model.put("answer", answered(two?.id ?? 0, { note: "second" }));
    model.put("answer", answered(one?.id ?? 0, { note: "first" }));
    expect((await first).note).toBe("first");
    expect((await second).note).toBe("second");
  });

  it("carry what is asked for", () => {
    const model = pretend({});
    createKernelClient(model).ask({ do: "act", line: "Clara ready" });
    expect(model.sent[0]).toMatchObject({ do: "act", line: "Clara ready" });
  });

  it("that are too long are refused here, for the server would end the line", async () => {
    const model = pretend({ words: { "kernel.too-long": "Too long." } });
    const kernel = createKernelClient(model);
    const say = (count: number) => kernel.ask({ do: "act", line: "ł".repeat(count) });
    expect(await say(MAX_MESSAGE_BYTES / 2)).toMatchObject({ ok: false, note: "Too long." });
    expect(await say(2 * MAX_MESSAGE_BYTES)).toMatchObject({ ok: false, note: "Too long." });
    expect(model.sent).toEqual([]);
    say(MAX_MESSAGE_BYTES / 2 - 50);
    expect(model.sent).toHaveLength(1);
  });

  it("end in silence when nobody answers", async () => {
    const kernel = createKernelClient(pretend({}), 1000);
    const asked = expect(kernel.ask({ do: "undo" })).rejects.toBeInstanceOf(KernelTimeout);
    vi.advanceTimersByTime(1001);
    await asked;
  });

  it("end in silence at once when the channel is gone", async () => {
    const model = pretend({});
    model.send = () => {
      throw new Error("the comm is closed");
    };
    await expect(createKernelClient(model).ask({ do: "undo" })).rejects.toBeInstanceOf(KernelTimeout);
  });

  it("have ids of their own, so that an answer from before a reload is nobody's", () => {
    const model = pretend({ answer: answered(1) });
    const kernel = createKernelClient(model);
    kernel.ask({ do: "undo" });
    expect((model.sent[0] as { id: number }).id).toBeGreaterThan(1);
  });
});
