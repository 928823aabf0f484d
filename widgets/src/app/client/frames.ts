/** Messages between a page and its kernel as frames of bytes, as `fujikit/app/message_filter.py` describes them. */

export const PROTOCOL = "v1.kernel.websocket.jupyter.org";
const WORD = 8;

export type Dict = Record<string, unknown>;

/** The part of a message of the kernel that a page has a use for. */
export interface Message {
  type: string;
  /** The id of the message that it answers. */
  answers: string;
  content: Dict;
  buffers: DataView[];
}

/** A message to the kernel. */
export interface Sent {
  id: string;
  session: string;
  type: string;
  content: Dict;
  metadata?: Dict;
  buffers?: readonly BufferSource[];
}

const bytes = (text: string) => new TextEncoder().encode(text);
const json = (value: unknown) => bytes(JSON.stringify(value));

function plain(buffer: BufferSource): Uint8Array {
  return ArrayBuffer.isView(buffer)
    ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
    : new Uint8Array(buffer);
}

export function encode({ id, session, type, content, metadata = {}, buffers = [] }: Sent): ArrayBuffer {
  const date = new Date().toISOString();
  const header = { msg_id: id, msg_type: type, session, username: "", date, version: "5.4" };
  const parts = [bytes("shell"), ...[header, {}, metadata, content].map(json), ...buffers.map(plain)];
  const start = WORD * (parts.length + 2);
  const frame = new Uint8Array(parts.reduce((size, part) => size + part.length, start));
  const words = new DataView(frame.buffer);
  words.setBigUint64(0, BigInt(parts.length + 1), true);
  words.setBigUint64(WORD, BigInt(start), true);
  let end = start;
  parts.forEach((part, index) => {
    frame.set(part, end);
    end += part.length;
    words.setBigUint64(WORD * (index + 2), BigInt(end), true);
  });
  return frame.buffer;
}

export function decode(frame: ArrayBuffer): Message {
  const words = new DataView(frame);
  const word = (index: number) => Number(words.getBigUint64(WORD * index, true));
  const count = word(0) - 1;
  const part = (index: number) => new DataView(frame, word(index + 1), word(index + 2) - word(index + 1));
  const read = (index: number) => JSON.parse(new TextDecoder().decode(part(index))) as Dict;
  return {
    type: String(read(1)["msg_type"]),
    answers: String(read(2)["msg_id"] ?? ""),
    content: read(4),
    buffers: Array.from({ length: count - 5 }, (_, index) => part(index + 5)),
  };
}

type Path = readonly (string | number)[];
type Holder = Record<string | number, unknown>;

const isBinary = (value: unknown): value is BufferSource =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value);

/** Put binary values where they belong in a state. */
export function join(state: Dict, paths: readonly Path[] = [], buffers: readonly DataView[] = []): void {
  paths.forEach((path, index) => {
    const holder = path.slice(0, -1).reduce((each, key) => each[key] as Holder, state as Holder);
    holder[path.at(-1) ?? ""] = buffers[index];
  });
}

/** A state without its binary values, which travel beside it. */
export function split(state: Dict): { state: Dict; paths: Path[]; buffers: BufferSource[] } {
  const paths: Path[] = [];
  const buffers: BufferSource[] = [];
  const without = (value: unknown, path: Path): unknown => {
    if (isBinary(value)) {
      paths.push(path);
      buffers.push(value);
      return null;
    }
    if (Array.isArray(value)) return value.map((each, index) => without(each, [...path, index]));
    if (value === null || typeof value !== "object" || "toJSON" in value) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, without(each, [...path, key])]),
    );
  };
  return { state: without(state, []) as Dict, paths, buffers };
}
