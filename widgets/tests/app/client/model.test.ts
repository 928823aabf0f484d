import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Dict, Message } from "../../../src/app/client/frames";
import { Model } from "../../../src/app/client/model";

const post = vi.fn<(data: Dict, buffers?: readonly BufferSource[]) => string>();
let model: Model;

const heard = (data: Dict, answers = "", buffers: DataView[] = []): Message => ({
  type: "comm_msg",
  answers,
  content: { comm_id: "a", data },
  buffers,
});
const update = (state: Dict) => model.receive(heard({ method: "update", state }));
const echo = (state: Dict, answers: string) =>
  model.receive(heard({ method: "echo_update", state }, answers));

beforeEach(() => {
  let sent = 0;
  post.mockReset().mockImplementation(() => {
    sent += 1;
    return `m${sent}`;
  });
  model = new Model("a", { count: 1, list: [1, { a: 2 }] }, post);
});

describe("the kernel sets a state", () => {
  it("all of it before anybody hears of it", () => {
    const seen: unknown[] = [];
    model.on("change:count", () => seen.push([model.get("count"), model.get("name")]));
    model.on("change", () => seen.push("change"));
    update({ count: 2, name: "x" });
    expect(seen).toEqual([[2, "x"], "change"]);
    expect(post).not.toHaveBeenCalled();
  });

  it("which is told only of what is another value", () => {
    const hear = vi.fn();
    model.on("change change:list change:count", hear);
    update({ list: [1, { a: 2 }], count: 1 });
    expect(hear).not.toHaveBeenCalled();
    update({ list: [1, { a: 3 }], count: 1 });
    expect(hear).toHaveBeenCalledTimes(2);
    expect(hear).toHaveBeenCalledWith(model, [1, { a: 3 }]);
  });

  it("with binary values", () => {
    const bytes = new DataView(new ArrayBuffer(3));
    model.receive(
      heard({ method: "update", state: { data: {} }, buffer_paths: [["data", "raw"]] }, "", [bytes]),
    );
    expect(model.get("data")).toEqual({ raw: bytes });
  });

  it("and says something of its own", () => {
    const hear = vi.fn();
    const bytes = new DataView(new ArrayBuffer(1));
    model.on("msg:custom", hear);
    model.receive(heard({ method: "custom", content: { hi: 1 } }, "", [bytes]));
    expect(hear).toHaveBeenCalledWith({ hi: 1 }, [bytes]);
  });
});

describe("the page sets a state", () => {
  it("and saves what has changed, in one message", () => {
    const hear = vi.fn();
    model.on("change:count", hear);
    model.set("count", 5);
    model.set({ name: "y", list: [1, { a: 2 }] });
    model.save_changes();
    model.save_changes();
    expect(hear).toHaveBeenCalledTimes(1);
    const data = { method: "update", state: { count: 5, name: "y" }, buffer_paths: [] };
    expect(post.mock.calls).toEqual([[data, []]]);
  });

  it("which no echo of an earlier value takes back", () => {
    model.set("count", 5);
    model.save_changes();
    model.set("count", 6);
    model.save_changes();
    echo({ count: 5 }, "m1");
    expect(model.get("count")).toBe(6);
    echo({ count: 6 }, "m2");
    expect(model.get("count")).toBe(6);
    echo({ count: 7 }, "another page's");
    expect(model.get("count")).toBe(7);
  });

  it("which counts before it is saved, and the kernel's own word counts at any time", () => {
    model.set("count", 5);
    model.save_changes();
    model.set("count", 6);
    echo({ count: 5 }, "m1");
    expect(model.get("count")).toBe(6);
    update({ count: 9 });
    expect(model.get("count")).toBe(9);
  });

  it("and sends something of its own", () => {
    const bytes = new Uint8Array(2);
    model.send({ do: "act" }, undefined, [bytes]);
    expect(post).toHaveBeenCalledWith({ method: "custom", content: { do: "act" } }, [bytes]);
  });
});

describe("listeners", () => {
  it("are let go one by one, by name, or all", () => {
    const [one, two] = [vi.fn(), vi.fn()];
    for (const each of [one, two]) model.on("change:count change:name", each);
    model.off("change:count", one);
    update({ count: 2 });
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 1]);
    model.off("change:name");
    update({ name: "z", count: 3 });
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 2]);
    model.off();
    update({ count: 4 });
    expect(two).toHaveBeenCalledTimes(2);
  });
});
