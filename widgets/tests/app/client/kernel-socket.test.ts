import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL } from "../../../src/app/client/frames";
import {
  connect,
  FIRST_WAIT,
  GIVE_UP,
  type KernelSocket,
  MAX_WAIT,
} from "../../../src/app/client/kernelSocket";
import { showConnection } from "../../../src/app/connection";
import { FakeSocket } from "./socket";

const KERNEL = "https://localhost:3000/fuji/api/kernels/0a-1b";

/** What the server says when it is asked about the kernel; nothing when it is away. */
let says: number | undefined;
const asked = vi.fn(async () => {
  if (says === undefined) throw new TypeError("away");
  return { status: says } as Response;
});
const heard = vi.fn();
let line: KernelSocket;

const state = () => ["lost", "back", "gone"].filter((id) => !document.getElementById(`page-${id}`)?.hidden);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const types = (socket: FakeSocket) => socket.sent.map(({ type }) => type);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("WebSocket", FakeSocket);
  asked.mockClear();
  heard.mockClear();
  FakeSocket.all = [];
  says = 200;
  document.body.innerHTML = `<div id="page-gone" hidden><button data-fk-reload>anew</button></div>
    <p id="page-lost" hidden></p><p id="page-back" hidden></p>`;
  line = connect(KERNEL, heard, showConnection);
});
afterEach(() => {
  window.dispatchEvent(new Event("pagehide")); // no line of an earlier test says anything any more
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line", () => {
  it("is one socket, which speaks the protocol that the server guards", () => {
    expect(FakeSocket.all).toHaveLength(1);
    const { url, protocol, binaryType } = FakeSocket.last;
    expect(url).toMatch(
      /^wss:\/\/localhost:3000\/fuji\/api\/kernels\/0a-1b\/channels\?session_id=[0-9a-f]{32}$/,
    );
    expect([protocol, binaryType]).toEqual([PROTOCOL, "arraybuffer"]);
  });

  it("keeps what is sent early until there is a socket, and hears the kernel", () => {
    const ids = [line.send("comm_open", {}), line.send("comm_msg", {})];
    expect(new Set(ids).size).toBe(2);
    expect(FakeSocket.last.frames).toEqual([]);
    FakeSocket.last.open();
    expect(types(FakeSocket.last)).toEqual(["comm_open", "comm_msg"]);
    FakeSocket.last.say("status", { execution_state: "idle" });
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ type: "status", content: { execution_state: "idle" } });
  });

  it("sends what was said while it was broken when it is mended, each once and in order", async () => {
    const first = FakeSocket.last;
    first.open();
    line.send("comm_msg", { n: 1 });
    first.fall();
    line.send("comm_msg", { n: 2 });
    line.send("comm_msg", { n: 3 });
    await wait(FIRST_WAIT);
    const second = FakeSocket.last;
    expect(second).not.toBe(first);
    expect(second.url).toBe(first.url);
    second.open();
    expect(first.sent.map(({ content }) => content["n"])).toEqual([1]);
    expect(second.sent.map(({ content }) => content["n"])).toEqual([2, 3]);
  });
});

describe("when the line breaks", () => {
  beforeEach(() => FakeSocket.last.open());

  it("nothing is said while all is well", async () => {
    await wait(GIVE_UP);
    expect(state()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("a kernel that is gone is told, once and for all, with a way on", async () => {
    says = 404;
    FakeSocket.last.fall();
    await wait(FIRST_WAIT);
    expect(asked).toHaveBeenCalledWith(KERNEL, { cache: "no-store" });
    expect(state()).toEqual(["gone"]);
    expect(document.activeElement?.textContent).toBe("anew");
    expect([...document.querySelectorAll("[inert]")].map(({ id }) => id)).toEqual(["page-lost", "page-back"]);
    expect(() => line.send("comm_msg", {})).toThrow("gone");
    await wait(GIVE_UP);
    expect(state()).toEqual(["gone"]);
    expect(FakeSocket.all).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("a server that is away is waited for, and welcomed back", async () => {
    says = undefined;
    FakeSocket.last.fall();
    await wait(FIRST_WAIT);
    expect(state()).toEqual(["lost"]);
    await wait(5 * GIVE_UP);
    expect(state()).toEqual(["lost"]);
    expect(asked.mock.calls.length).toBeLessThan(40); // it is asked ever more seldom
    expect(FakeSocket.all).toHaveLength(1);
    says = 200;
    await wait(MAX_WAIT);
    FakeSocket.last.open();
    expect(state()).toEqual(["back"]);
    await wait(MAX_WAIT);
    expect(state()).toEqual([]);
  });

  it("a server that comes back without the kernel says so", async () => {
    says = undefined;
    FakeSocket.last.fall();
    await wait(FIRST_WAIT);
    says = 503;
    await wait(MAX_WAIT);
    expect(state()).toEqual(["lost"]);
    says = 404;
    await wait(2 * MAX_WAIT);
    expect(state()).toEqual(["gone"]);
  });

  it("a short break that can be mended is not spoken of", async () => {
    FakeSocket.last.fall();
    await wait(FIRST_WAIT);
    FakeSocket.last.open();
    await wait(MAX_WAIT);
    expect(state()).toEqual([]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("a kernel that is there but stays out of reach is given up", async () => {
    FakeSocket.last.fall();
    const told = new Set<string>();
    for (let passed = 0; passed < GIVE_UP + 2 * MAX_WAIT; passed += FIRST_WAIT) {
      await wait(FIRST_WAIT);
      if (!FakeSocket.last.readyState) FakeSocket.last.fall(); // no attempt succeeds
      told.add(state().join());
    }
    expect([...told]).toEqual(["lost", "gone"]);
    expect(FakeSocket.all.length).toBeLessThan(20);
    expect(state()).toEqual(["gone"]);
  });

  it("who leaves hears nothing, and who stays after all does", async () => {
    says = 404;
    window.dispatchEvent(new Event("beforeunload"));
    window.dispatchEvent(new Event("pagehide"));
    FakeSocket.last.fall();
    await wait(MAX_WAIT - 1);
    expect(state()).toEqual([]);
    await wait(FIRST_WAIT);
    expect(state()).toEqual(["gone"]);
  });

  it("who stays and still has a line hears nothing either", async () => {
    window.dispatchEvent(new Event("beforeunload"));
    await wait(2 * MAX_WAIT);
    expect(state()).toEqual([]);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
