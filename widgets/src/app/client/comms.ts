/** All widgets of a kernel, as it opens, changes and closes them. */
import { type Dict, join, type Message } from "./frames";
import { type KernelSocket, newId } from "./kernelSocket";
import { Model } from "./model";

const TARGET = "jupyter.widget";
const CONTROL = "jupyter.widget.control";
const CONTROL_VERSION = "1.0.0";

interface Opened {
  state: Dict;
  buffer_paths?: string[][];
}
interface States {
  method: string;
  states: Record<string, { state: Dict }>;
  buffer_paths?: string[][];
}

export interface Comms {
  models: ReadonlyMap<string, Model>;
  receive(message: Message): void;
  /** Ask the kernel for all widgets that there are. */
  load(): Promise<void>;
}

export function comms(socket: KernelSocket): Comms {
  const models = new Map<string, Model>();
  const control = newId();
  let loaded: () => void;

  const add = (id: string, state: Dict) => {
    if (models.has(id)) return;
    const post = (data: Dict, buffers: readonly BufferSource[] = []) =>
      socket.send("comm_msg", { comm_id: id, data }, { buffers });
    models.set(id, new Model(id, state, post));
  };
  const take = ({ method, states, buffer_paths }: States, buffers: DataView[]) => {
    if (method !== "update_states") return;
    join(states, buffer_paths, buffers);
    for (const [id, { state }] of Object.entries(states)) add(id, state);
    socket.send("comm_close", { comm_id: control, data: {} });
    loaded();
  };
  const handlers: Record<string, (id: string, message: Message) => void> = {
    comm_open(id, { content, buffers }) {
      if (content["target_name"] !== TARGET) return;
      const { state, buffer_paths } = content["data"] as Opened;
      join(state, buffer_paths, buffers);
      add(id, state);
    },
    comm_msg(id, message) {
      if (id === control) take(message.content["data"] as States, message.buffers);
      else models.get(id)?.receive(message);
    },
    comm_close(id) {
      models.get(id)?.life.abort();
      models.delete(id);
    },
  };

  return {
    models,
    receive(message) {
      handlers[message.type]?.(String(message.content["comm_id"]), message);
    },
    load() {
      const opening = { comm_id: control, target_name: CONTROL, data: {} };
      socket.send("comm_open", opening, { metadata: { version: CONTROL_VERSION } });
      socket.send("comm_msg", { comm_id: control, data: { method: "request_states" } });
      return new Promise((resolve) => {
        loaded = resolve;
      });
    },
  };
}
