/** Views of anywidgets, by the contract of anywidget's front end (https://anywidget.dev/en/afm). */
import { newId } from "./kernelSocket";
import type { Listener, Model } from "./model";
import { addStyle, type Definition, definitionIn } from "./modules";

interface Ready {
  definition: Definition;
  exports: unknown;
}
interface Options {
  buffers?: readonly BufferSource[];
  signal?: AbortSignal;
}

const REFERENCE = /^(?:IPY_MODEL_|anywidget:)/;
const COMMAND_TIMEOUT = 3_000;

/** What `initialize` and `render` may return. */
function run(cleanup: unknown): void {
  if (typeof cleanup === "function") cleanup();
}

/** Have a method of the widget's half in the kernel called; anywidget calls it a command. */
function invoke(model: Model, name: string, msg?: unknown, options: Options = {}): Promise<unknown> {
  const { buffers = [], signal = AbortSignal.timeout(COMMAND_TIMEOUT) } = options;
  const id = newId();
  return new Promise((resolve, reject) => {
    const hear: Listener = (content, answered) => {
      const answer = content as { id?: string; response?: unknown };
      if (answer.id !== id) return;
      model.off("msg:custom", hear);
      resolve([answer.response, answered]);
    };
    signal.addEventListener("abort", () => {
      model.off("msg:custom", hear);
      reject(signal.reason);
    });
    model.on("msg:custom", hear);
    model.send({ id, kind: "anywidget-command", name, msg }, undefined, buffers);
  });
}

export class Views {
  readonly #models: ReadonlyMap<string, Model>;
  readonly #ready = new WeakMap<Model, Promise<Ready>>();

  constructor(models: ReadonlyMap<string, Model>) {
    this.#models = models;
  }

  /** Draw a widget into an element, until the signal or until the kernel closes the widget. */
  async render(model: Model, el: HTMLElement, signal: AbortSignal): Promise<void> {
    addStyle(String(model.get("_css") ?? ""));
    this.#layOut(model, el);
    const { definition } = await this.#prepared(model);
    if (signal.aborted) return;
    const over = new AbortController();
    for (const end of [signal, model.life.signal]) {
      end.addEventListener("abort", () => over.abort(), { signal: over.signal });
    }
    const cleanup = await definition.render?.({ ...this.#props(model, over.signal), el });
    if (over.signal.aborted) run(cleanup);
    else over.signal.addEventListener("abort", () => run(cleanup));
  }

  /** The module of a widget; it is initialized when a view of the widget is first wanted. */
  #prepared(model: Model): Promise<Ready> {
    const prepare = async () => {
      const definition = await definitionIn(String(model.get("_esm")));
      const { signal } = model.life;
      const exports = await definition.initialize?.(this.#props(model, signal));
      signal.addEventListener("abort", () => run(exports));
      return { definition, exports };
    };
    const ready = this.#ready.get(model) ?? prepare();
    this.#ready.set(model, ready);
    return ready;
  }

  /** What ipywidgets lets a notebook say about the box around a widget. */
  #layOut(model: Model, el: HTMLElement): void {
    el.classList.add(...((model.get("_dom_classes") as string[] | undefined) ?? []));
    const layout = this.#models.get(String(model.get("layout")).replace(REFERENCE, ""));
    for (const [name, value] of layout?.entries() ?? []) {
      if (!name.startsWith("_") && value) el.style.setProperty(name.replaceAll("_", "-"), String(value));
    }
  }

  #find(reference: string): Model {
    const model = this.#models.get(reference.replace(REFERENCE, ""));
    if (!model) throw new Error(`there is no widget ${reference}`);
    return model;
  }

  #props(model: Model, signal: AbortSignal) {
    return {
      model: this.#scoped(model, signal),
      signal,
      host: {
        getModel: async (reference: string) => this.#scoped(this.#find(reference), signal),
        getWidget: async (reference: string) => {
          const child = this.#find(reference);
          const { exports } = await this.#prepared(child);
          const render = (into: { el: HTMLElement; signal?: AbortSignal }) =>
            this.render(child, into.el, into.signal ?? signal);
          return { exports, render };
        },
      },
      experimental: {
        invoke: (name: string, msg?: unknown, options?: Options) => invoke(model, name, msg, options),
      },
    };
  }

  /** A model as a module sees it: its listeners go with the signal. */
  #scoped(model: Model, signal: AbortSignal) {
    const own: [string, Listener][] = [];
    const off = (name?: string | null, listener?: Listener | null) => {
      for (const [each, heard] of own) {
        if ((!name || name === each) && (!listener || listener === heard)) model.off(each, heard);
      }
    };
    signal.addEventListener("abort", () => off());
    return {
      get: model.get.bind(model),
      set: model.set.bind(model),
      save_changes: model.save_changes.bind(model),
      send: model.send.bind(model),
      on(name: string, listener: Listener) {
        own.push([name, listener]);
        model.on(name, listener);
      },
      off,
      widget_manager: {
        get_model: async (id: string) => this.#find(id),
        create_view: (child: Model) => this.#view(child),
      },
    };
  }

  /** A view that somebody else puts on the page. */
  async #view(model: Model) {
    const left = new AbortController();
    const el = document.createElement("div");
    const remove = () => {
      left.abort();
      el.remove();
    };
    model.life.signal.addEventListener("abort", remove);
    await this.render(model, el, left.signal);
    return { el, remove };
  }
}
