/** A socket without a server: a test says what comes, and reads what was sent. */
import { type Dict, decode, encode, type Message } from "../../../src/app/client/frames";

export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  binaryType = "blob";
  readonly frames: ArrayBuffer[] = [];

  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  /** What was sent, as the kernel reads it. */
  get sent(): Message[] {
    return this.frames.map(decode);
  }

  send(frame: ArrayBuffer): void {
    this.frames.push(frame);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  fall(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }

  /** A message of the kernel. */
  say(type: string, content: Dict, buffers: BufferSource[] = []): void {
    const data = encode({ id: "k", session: "", type, content, buffers });
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
