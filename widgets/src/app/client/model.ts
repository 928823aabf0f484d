/** The browser's half of a widget: its state, which both sides may set, and messages to and fro. */
import { reuseEqual } from "../../structuralSharing";
import { type Dict, join, type Message, split } from "./frames";

export type Listener = (...heard: unknown[]) => void;

/** Send data of a widget to its half in the kernel; returns the id of the message. */
export type Post = (data: Dict, buffers?: readonly BufferSource[]) => string;

interface ModelMessage {
  method: string;
  state: Dict;
  content: unknown;
  buffer_paths?: string[][];
}

export class Model {
  /** Until the kernel closes the widget. */
  readonly life = new AbortController();
  readonly #listeners: { name: string; listener: Listener }[] = [];
  readonly #state: Dict;
  readonly #post: Post;
  #unsaved: Dict = {};
  /** The last message by which each trait was set here; what the kernel echoes of earlier ones is out of date. */
  readonly #echoes = new Map<string, string>();

  constructor(
    readonly id: string,
    state: Dict,
    post: Post,
  ) {
    this.#state = { ...state };
    this.#post = post;
  }

  get(name: string): unknown {
    return this.#state[name];
  }

  entries(): [string, unknown][] {
    return Object.entries(this.#state);
  }

  set(name: string | Dict, value?: unknown): void {
    Object.assign(this.#unsaved, this.#change(typeof name === "string" ? { [name]: value } : name));
  }

  save_changes(): void {
    const names = Object.keys(this.#unsaved);
    if (!names.length) return;
    const { state, paths, buffers } = split(this.#unsaved);
    this.#unsaved = {};
    const id = this.#post({ method: "update", state, buffer_paths: paths }, buffers);
    for (const name of names) this.#echoes.set(name, id);
  }

  send(content: unknown, _callbacks?: unknown, buffers: readonly BufferSource[] = []): void {
    this.#post({ method: "custom", content }, buffers);
  }

  on(names: string, listener: Listener): void {
    for (const name of names.split(" ")) this.#listeners.push({ name, listener });
  }

  /** Without a name or without a listener, whichever they are. */
  off(names?: string | null, listener?: Listener | null): void {
    const gone = names?.split(" ");
    for (let index = this.#listeners.length - 1; index >= 0; index -= 1) {
      const each = this.#listeners[index];
      const meant = each && (!gone || gone.includes(each.name)) && (!listener || each.listener === listener);
      if (meant) this.#listeners.splice(index, 1);
    }
  }

  /** What the kernel says to this widget. */
  receive({ content, answers, buffers }: Message): void {
    const { method, state, content: said, buffer_paths } = content["data"] as ModelMessage;
    if (method === "custom") this.#trigger("msg:custom", said, buffers);
    else {
      join(state, buffer_paths, buffers);
      this.#change(method === "echo_update" ? this.#unexpected(state, answers) : state);
    }
  }

  /** What of an echo is news: all but what was set here after the message that is echoed. */
  #unexpected(state: Dict, answers: string): Dict {
    const isNews = ([name]: [string, unknown]) => {
      const awaited = this.#echoes.get(name);
      if (awaited === answers) this.#echoes.delete(name);
      return (!awaited || awaited === answers) && !Object.hasOwn(this.#unsaved, name);
    };
    return Object.fromEntries(Object.entries(state).filter(isNews));
  }

  /** Everything is set before anybody hears of it; returns what is another value than before. */
  #change(state: Dict): Dict {
    const isNew = ([name, value]: [string, unknown]) =>
      reuseEqual(this.#state[name], value) !== this.#state[name];
    const changes = Object.entries(state).filter(isNew);
    for (const [name, value] of changes) this.#state[name] = value;
    for (const [name, value] of changes) this.#trigger(`change:${name}`, this, value);
    if (changes.length) this.#trigger("change", this);
    return Object.fromEntries(changes);
  }

  #trigger(event: string, ...heard: unknown[]): void {
    for (const { name, listener } of [...this.#listeners]) {
      if (name === event) listener(...heard);
    }
  }
}
