/** The connection to the kernel: a WebSocket that is opened again whenever it closes, until the kernel is gone. */
import { type Dict, decode, encode, type Message, PROTOCOL, type Sent } from "./frames";

export const FIRST_WAIT = 1_000;
export const MAX_WAIT = 10_000;
/** A kernel that exists but can't be reached for this long counts as gone. */
export const GIVE_UP = 60_000;
const BACK_NOTICE_TIME = 3_000;

export type ConnectionState = "well" | "lost" | "back" | "gone";

export interface KernelSocket {
  /** Sends a message, or queues it until the socket is open again; returns its id. An error if the kernel is gone. */
  send(type: string, content: Dict, beside?: Pick<Sent, "metadata" | "buffers">): string;
}

/** What the server says about a kernel; undefined when it says nothing. */
async function kernelExists(kernel: string): Promise<boolean | undefined> {
  try {
    const { status } = await fetch(kernel, { cache: "no-store" });
    if (status === 404) return false;
    return status < 500 ? true : undefined;
  } catch {
    return undefined;
  }
}

/** An id; only pages by https have `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Connect to the kernel at an address, such as `https://…/api/kernels/0a-1b`. */
export function connect(
  kernel: string,
  onMessage: (message: Message) => void,
  onState: (state: ConnectionState) => void,
): KernelSocket {
  // The server keeps what the kernel says meanwhile for a page that comes back with the same session.
  const session = newId();
  const address = `${kernel.replace(/^http/, "ws")}/channels?session_id=${session}`;
  let unsent: ArrayBuffer[] = [];
  let socket: WebSocket;
  let state: ConnectionState = "well";
  let leaving = false;
  let wait = FIRST_WAIT;
  /** When the kernel was last out of reach for a reason other than the socket. */
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let staying: ReturnType<typeof setTimeout> | undefined;

  const closed = () => socket.readyState > WebSocket.OPEN;
  const changeState = (next: ConnectionState) => {
    state = next;
    onState(state);
  };
  const later = (milliseconds: number, job: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(job, milliseconds);
  };

  const opened = () => {
    wait = FIRST_WAIT;
    since = 0;
    for (const frame of unsent.splice(0)) socket.send(frame);
    if (state !== "lost") return;
    changeState("back");
    later(BACK_NOTICE_TIME, () => changeState("well"));
  };
  const broken = () => {
    if (leaving || state === "gone") return;
    if (!since) {
      since = Date.now();
      return later(FIRST_WAIT / 2, ask);
    }
    changeState("lost");
    later(wait, ask);
    wait = Math.min(2 * wait, MAX_WAIT);
  };
  const ask = async () => {
    const found = await kernelExists(kernel);
    if (leaving || !closed()) return;
    if (found === false || (found && Date.now() - since > GIVE_UP)) {
      unsent = [];
      return changeState("gone");
    }
    if (found) return open();
    since = Date.now();
    broken();
  };
  const open = () => {
    socket = new WebSocket(address, PROTOCOL);
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", opened);
    socket.addEventListener("message", ({ data }) => onMessage(decode(data as ArrayBuffer)));
    socket.addEventListener("close", broken);
  };

  /** Nothing is said to somebody who leaves. */
  const leave = () => {
    leaving = true;
    clearTimeout(staying);
    // Still here after a while: it was a download, or the visitor changed their mind.
    staying = setTimeout(() => {
      leaving = false;
      if (closed()) broken();
    }, MAX_WAIT);
  };
  window.addEventListener("beforeunload", leave);
  window.addEventListener("pagehide", leave);
  open();

  return {
    send(type, content, beside = {}) {
      if (state === "gone") throw new Error("the kernel is gone");
      const id = newId();
      const frame = encode({ id, session, type, content, ...beside });
      if (socket.readyState === WebSocket.OPEN) socket.send(frame);
      else unsent.push(frame);
      return id;
    },
  };
}
