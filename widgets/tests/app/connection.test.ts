import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_WAIT, GIVE_UP, LONGEST_WAIT, watch } from "../../src/app/connection";
import { kernelOf, type Line, listenIn, OPENED } from "../../src/app/sockets";

const KERNEL = "http://localhost:3000/fuji/api/kernels/0a-1b";
const ADDRESS = `${KERNEL.replace("http", "ws")}/channels?session_id=1`;

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  constructor(readonly url: string) {
    super();
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  fall(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

/** What the server says when it is asked about the kernel; nothing when it is away. */
let says: number | undefined;
const asked = vi.fn(async () => {
  if (says === undefined) throw new TypeError("away");
  return { status: says } as Response;
});
const state = () => ["lost", "back", "gone"].filter((id) => !document.getElementById(`page-${id}`)?.hidden);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function line(): FakeSocket {
  const socket = new FakeSocket(ADDRESS);
  const detail = { socket: socket as unknown as WebSocket, kernel: KERNEL } satisfies Line;
  window.dispatchEvent(new CustomEvent(OPENED, { detail }));
  socket.open();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("WebSocket", FakeSocket);
  asked.mockClear();
  says = 200;
  document.body.innerHTML = `<div id="page-gone" hidden><button data-fk-reload>anew</button></div>
    <p id="page-lost" hidden></p><p id="page-back" hidden></p>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the ear on sockets", () => {
  it("tells of those to kernels alone, whoever opens them", () => {
    const heard: string[] = [];
    const fake = {
      WebSocket: FakeSocket,
      dispatchEvent: (event: CustomEvent<Line>) => heard.push(event.detail.kernel),
    };
    listenIn(fake as unknown as Window & { WebSocket: typeof WebSocket });
    new fake.WebSocket("ws://localhost:3000/elsewhere");
    const socket = new fake.WebSocket(ADDRESS);
    expect(heard).toEqual([KERNEL]);
    expect(socket).toBeInstanceOf(FakeSocket);
  });

  it("knows where to ask about a kernel", () => {
    expect(kernelOf("wss://a.org/x/api/kernels/1-2/channels")).toBe("https://a.org/x/api/kernels/1-2");
    expect(kernelOf("wss://a.org/api/events/subscribe")).toBeUndefined();
  });
});

describe("when the line breaks", () => {
  beforeEach(watch);

  it("nothing is said while all is well", async () => {
    line();
    await wait(GIVE_UP);
    expect(state()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("a kernel that is gone is told, once and for all, with a way on", async () => {
    const socket = line();
    says = 404;
    socket.fall();
    await wait(FIRST_WAIT);
    expect(asked).toHaveBeenCalledWith(KERNEL, { cache: "no-store" });
    expect(state()).toEqual(["gone"]);
    expect(document.activeElement?.textContent).toBe("anew");
    expect([...document.querySelectorAll("[inert]")].map(({ id }) => id)).toEqual(["page-lost", "page-back"]);
    line();
    await wait(LONGEST_WAIT);
    expect(state()).toEqual(["gone"]);
  });

  it("a server that is away is waited for, and welcomed back", async () => {
    const socket = line();
    says = undefined;
    socket.fall();
    await wait(FIRST_WAIT);
    expect(state()).toEqual(["lost"]);
    await wait(5 * GIVE_UP);
    expect(state()).toEqual(["lost"]);
    line();
    expect(state()).toEqual(["back"]);
    await wait(LONGEST_WAIT);
    expect(state()).toEqual([]);
  });

  it("a server that comes back without the kernel says so", async () => {
    const socket = line();
    says = undefined;
    socket.fall();
    await wait(FIRST_WAIT);
    says = 503;
    await wait(LONGEST_WAIT);
    expect(state()).toEqual(["lost"]);
    says = 404;
    await wait(2 * LONGEST_WAIT);
    expect(state()).toEqual(["gone"]);
  });

  it("a short break that mends itself is not spoken of", async () => {
    line().fall();
    line();
    await wait(LONGEST_WAIT);
    expect(state()).toEqual([]);
  });

  it("a kernel that is there but stays out of reach is given up", async () => {
    line().fall();
    await wait(FIRST_WAIT);
    expect(state()).toEqual(["lost"]);
    await wait(GIVE_UP + 2 * LONGEST_WAIT);
    expect(state()).toEqual(["gone"]);
  });

  it("who leaves hears nothing, and who stays after all does", async () => {
    const socket = line();
    says = 404;
    window.dispatchEvent(new Event("beforeunload"));
    socket.fall();
    await wait(LONGEST_WAIT - 1);
    expect(state()).toEqual([]);
    await wait(FIRST_WAIT);
    expect(state()).toEqual(["gone"]);
  });
});
