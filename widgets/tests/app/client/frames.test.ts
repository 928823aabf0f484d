import { describe, expect, it } from "vitest";
import { decode, encode, join, split } from "../../../src/app/client/frames";

const SENT = { id: "m1", session: "s1", type: "comm_msg", content: { comm_id: "é" } };

describe("a frame", () => {
  it("begins with its offsets, then come channel, header, parent, metadata, content and buffers", () => {
    const frame = encode({ ...SENT, metadata: { version: "1.0.0" }, buffers: [new Uint8Array([7, 8])] });
    const words = new DataView(frame);
    const count = Number(words.getBigUint64(0, true));
    const ends = Array.from({ length: count }, (_, index) =>
      Number(words.getBigUint64(8 * (index + 1), true)),
    );
    const parts = ends.slice(1).map((end, index) => new Uint8Array(frame.slice(ends[index], end)));
    const texts = parts.slice(0, 5).map((part) => new TextDecoder().decode(part));
    expect(ends[0]).toBe(8 * (count + 1));
    expect(ends.at(-1)).toBe(frame.byteLength);
    expect(texts[0]).toBe("shell");
    expect(JSON.parse(texts[1] ?? "")).toMatchObject({ msg_id: "m1", msg_type: "comm_msg", session: "s1" });
    expect(texts.slice(2)).toEqual(["{}", '{"version":"1.0.0"}', '{"comm_id":"é"}']);
    expect(parts.slice(5)).toEqual([new Uint8Array([7, 8])]);
  });

  it("is read back", () => {
    const { buffers, ...message } = decode(
      encode({ ...SENT, buffers: [new Uint8Array([7, 8]).subarray(1)] }),
    );
    expect(message).toEqual({ type: "comm_msg", answers: "", content: { comm_id: "é" } });
    expect(buffers.map((each) => [...new Uint8Array(each.buffer, each.byteOffset, each.byteLength)])).toEqual(
      [[8]],
    );
  });
});

describe("binary values of a state", () => {
  it("travel beside it and are put back in their places", () => {
    const one = new Uint8Array([1]);
    const two = new DataView(new ArrayBuffer(2));
    const { state, paths, buffers } = split({ a: one, b: [0, { c: two }], d: "text", e: null });
    expect(state).toEqual({ a: null, b: [0, { c: null }], d: "text", e: null });
    expect(paths).toEqual([["a"], ["b", 1, "c"]]);
    expect(buffers).toEqual([one, two]);
    join(state, paths, [new DataView(one.buffer), two]);
    expect(state).toMatchObject({ a: new DataView(one.buffer), b: [0, { c: two }] });
  });
});
