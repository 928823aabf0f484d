import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Dict } from "../../../src/app/client/frames";
import type { Listener } from "../../../src/app/client/model";
import type { Definition } from "../../../src/app/client/modules";
import { start } from "../../../src/app/client/start";
import { FakeSocket } from "./socket";

interface Props {
  model: {
    get(name: string): unknown;
    set(name: string, value: unknown): void;
    save_changes(): void;
    on(name: string, listener: Listener): void;
    off(): void;
    widget_manager: {
      get_model(id: string): Promise<unknown>;
      create_view(model: unknown): Promise<{ el: HTMLElement; remove(): void }>;
    };
  };
  el: HTMLElement;
  signal: AbortSignal;
  host: {
    getModel(id: string): Promise<Props["model"]>;
    getWidget(id: string): Promise<{
      exports: unknown;
      render(into: { el: HTMLElement; signal?: AbortSignal }): Promise<void>;
    }>;
  };
  experimental: { invoke(name: string, msg?: unknown): Promise<unknown> };
}

/** What modules do, by their texts. */
const definitions = new Map<string, { [Name in keyof Definition]: (props: Props) => unknown }>();
vi.mock("../../../src/app/client/modules", () => ({
  definitionIn: async (source: string) => {
    const found = definitions.get(source);
    if (!found) throw new Error(`no module ${source}`);
    return found;
  },
  addStyle: () => undefined,
}));

const VIEW = "application/vnd.jupyter.widget-view+json";
const sent = vi.fn(() => true);
const failures: unknown[] = [];

const output = (data: Dict) =>
  `<script type="application/vnd.voila.cell-output+json">${JSON.stringify({ data })}</script>`;
const widget = (id: string) => output({ [VIEW]: { model_id: id } });
const counter = { _model_name: "AnyModel", _esm: "counter", count: 1, layout: "IPY_MODEL_box" };
const box = { _model_name: "LayoutModel", _view_name: "LayoutView", max_width: "30em", width: null };
const cells = () => document.getElementById("page-cells") as HTMLElement;
const tick = () => new Promise((resolve) => setTimeout(resolve));
const close = (id: string) => FakeSocket.last.say("comm_close", { comm_id: id, data: {} });
const update = (id: string, state: Dict) =>
  FakeSocket.last.say("comm_msg", { comm_id: id, data: { method: "update", state } });
const open = (id: string, state: Dict, target_name = "jupyter.widget") =>
  FakeSocket.last.say("comm_open", { comm_id: id, target_name, data: { state } });

/** A page with these outputs, on which the kernel has these widgets. */
async function page(outputs: string, states: Record<string, Dict>, attributes = ""): Promise<void> {
  document.body.innerHTML = `<script id="jupyter-config-data" type="application/json">
      {"baseUrl": "/fuji/", "kernelId": "0a-1b"}</script>
    <div id="page-cells" ${attributes}><template id="page-broken"><p>broken</p></template>${outputs}</div>`;
  start(() => undefined);
  FakeSocket.last?.open();
  const [opening, asking] = FakeSocket.last?.sent ?? [];
  if (opening && asking) {
    const data = {
      method: "update_states",
      states: Object.fromEntries(Object.entries(states).map(([id, state]) => [id, { state }])),
    };
    expect(opening).toMatchObject({ type: "comm_open", content: { target_name: "jupyter.widget.control" } });
    expect(asking.content).toEqual({
      comm_id: opening.content["comm_id"],
      data: { method: "request_states" },
    });
    FakeSocket.last.say("comm_msg", { comm_id: opening.content["comm_id"], data });
  }
  await tick();
}

beforeEach(() => {
  FakeSocket.all = [];
  failures.length = 0;
  sent.mockClear();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("reportError", (error: unknown) => failures.push(error));
  Object.assign(navigator, { sendBeacon: sent });
  definitions.clear();
  definitions.set("counter", {
    render({ model, el }) {
      const show = () => {
        el.innerHTML = `<b>count ${model.get("count")}</b>`;
      };
      model.on("change:count", show);
      show();
      return () => {
        el.innerHTML = "cleaned up";
      };
    },
  });
});
afterEach(() => {
  window.dispatchEvent(new Event("pagehide"));
  vi.unstubAllGlobals();
});

describe("widgets of a page", () => {
  it("are drawn in their places, as often as they are shown, and follow the kernel", async () => {
    await page(`<p>one</p>${widget("a")}<p>two</p>${widget("b")}${widget("a")}`, {
      a: counter,
      b: { ...counter, count: 7 },
      box,
    });
    expect(cells().textContent).toBe("onecount 1twocount 7count 1");
    update("a", { count: 2 });
    expect(cells().textContent).toBe("onecount 2twocount 7count 2");
    expect(cells().querySelectorAll(".page-widget")).toHaveLength(3);
    expect(cells().querySelector<HTMLElement>(".page-widget")?.style.cssText).toBe("max-width: 30em;");
    expect(failures).toEqual([]);
  });

  it("ask for nothing more than that", async () => {
    await page(widget("a"), { a: counter });
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["comm_open", "comm_msg", "comm_close"]);
  });

  it("go when the kernel closes them, and hear nothing any more", async () => {
    await page(widget("a") + widget("b"), { a: counter, b: counter });
    const [first] = cells().querySelectorAll(".page-widget");
    close("a");
    update("a", { count: 5 });
    update("nobody", { count: 5 });
    expect(cells().textContent).toBe("count 1");
    expect(first?.textContent).toBe("cleaned up");
  });

  it("that can't be drawn say so, and the others are drawn", async () => {
    definitions.set("bad", {
      render() {
        throw new Error("no canvas");
      },
    });
    await page(widget("a") + widget("b") + widget("c") + widget("d"), {
      a: { ...counter, _esm: "bad" },
      b: counter,
      c: { ...counter, _esm: "missing" },
      d: { _model_name: "IntSliderModel" },
    });
    const shown = [...cells().querySelectorAll(".page-widget")].map(({ textContent }) => textContent);
    expect(shown).toEqual(["broken", "count 1", "broken", "broken"]);
    expect(failures).toHaveLength(3);
  });

  it("are initialized once each, before the first view", async () => {
    const initialize = vi.fn(({ model }: Props) => model.set("count", 4));
    const cleaned = vi.fn();
    initialize.mockReturnValue(cleaned as unknown as undefined);
    const render = vi.fn();
    definitions.set("counter", { initialize, render });
    await page(widget("a") + widget("a") + widget("b"), { a: counter, b: counter, c: counter });
    expect([initialize.mock.calls.length, render.mock.calls.length]).toEqual([2, 3]);
    close("a");
    expect(cleaned).toHaveBeenCalledTimes(1);
  });
});

describe("a widget inside another", () => {
  const frame = { ...counter, _esm: "frame", child: "IPY_MODEL_b" };

  it("is drawn as anywidget's host does it, until it is not wanted any more", async () => {
    const left = new AbortController();
    definitions.set("frame", {
      async render({ el, model, host }) {
        const child = await host.getWidget(String(model.get("child")));
        await child.render({ el, signal: left.signal });
      },
    });
    await page(widget("a"), { a: frame, b: counter });
    expect(cells().textContent).toBe("count 1");
    left.abort();
    update("b", { count: 2 });
    expect(cells().textContent).toBe("cleaned up");
  });

  it("is drawn by the widget manager too, also when it came later", async () => {
    let view: { el: HTMLElement; remove(): void } | undefined;
    definitions.set("frame", {
      render({ el, model }) {
        model.on("change:child", async () => {
          const child = await model.widget_manager.get_model(String(model.get("child")));
          view = await model.widget_manager.create_view(child);
          el.append(view.el);
        });
      },
    });
    await page(widget("a"), { a: frame });
    open("c", { ...counter, count: 9 });
    open("x", {}, "something else");
    update("a", { child: "IPY_MODEL_c" });
    await tick();
    expect(cells().textContent).toBe("count 9");
    update("c", { count: 10 });
    expect(cells().textContent).toBe("count 10");
    view?.remove();
    expect(cells().textContent).toBe("");
    expect(view?.el.textContent).toBe("cleaned up");
  });

  it("is asked for what it exports, and looked at without being drawn", async () => {
    const seen: unknown[] = [];
    definitions.set("counter", { initialize: () => ({ add: 1 }) });
    definitions.set("frame", {
      async render({ host }) {
        seen.push((await host.getWidget("anywidget:b")).exports);
        seen.push((await host.getModel("IPY_MODEL_b")).get("count"));
        await host.getModel("nobody").catch((error: Error) => seen.push(error.message));
      },
    });
    await page(widget("a"), { a: frame, b: counter });
    expect(seen).toEqual([{ add: 1 }, 1, "there is no widget nobody"]);
  });
});

describe("a module", () => {
  it("saves what it sets, and has commands of the kernel answered", async () => {
    let answer: unknown;
    definitions.set("counter", {
      async render({ model, experimental }) {
        model.set("count", 2);
        model.save_changes();
        answer = await experimental.invoke("_double", 21);
      },
    });
    await page(widget("a"), { a: counter });
    const [saved, asked] = FakeSocket.last.sent.slice(-2).map(({ content }) => content);
    expect(saved).toMatchObject({ comm_id: "a", data: { method: "update", state: { count: 2 } } });
    const { content } = (asked?.["data"] ?? {}) as { content: Dict };
    expect(content).toMatchObject({ kind: "anywidget-command", name: "_double", msg: 21 });
    const custom = (id: unknown, response: number) =>
      FakeSocket.last.say("comm_msg", {
        comm_id: "a",
        data: { method: "custom", content: { id, response } },
      });
    custom("another", 1);
    custom(content["id"], 42);
    await tick();
    expect(answer).toEqual([42, []]);
  });
});

describe("Voila's own front end", () => {
  const VOILA = 'data-fk-voila="/style.js /voila.js"';
  const put = vi.spyOn(document.head, "append").mockImplementation(() => undefined); // nothing is loaded here
  const scripts = () => put.mock.calls.map(([script]) => new URL((script as HTMLScriptElement).src).pathname);
  beforeEach(() => put.mockClear());

  it.each([
    ["widgets that are no anywidgets", widget("a"), { a: { _model_name: "IntSliderModel" } }],
    ["such widgets inside others", widget("a"), { a: counter, b: { _model_name: "IntSliderModel" } }],
    ["modules from elsewhere", widget("a"), { a: { ...counter, _esm: "https://example.org/a.js" } }],
    ["outputs that are no widgets", widget("a") + output({ "text/latex": "$x$" }), { a: counter }],
  ])("is loaded for %s, before anything is drawn", async (_, outputs, states) => {
    const before = outputs.split("<script").length;
    await page(outputs, states, VOILA);
    expect(scripts()).toEqual(["/style.js", "/voila.js"]);
    expect(cells().innerHTML.split("<script")).toHaveLength(before);
    window.dispatchEvent(new Event("pagehide"));
    expect(sent).not.toHaveBeenCalled();
  });

  it("is not loaded for anywidgets", async () => {
    await page(widget("a"), { a: counter, box }, VOILA);
    expect(scripts()).toEqual([]);
    expect(cells().textContent).toBe("count 1");
  });
});

describe("a page that is left", () => {
  it("lets its kernel go", async () => {
    await page(widget("a"), { a: counter });
    expect(sent).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("pagehide"));
    expect(sent).toHaveBeenCalledWith("/fuji/voila/api/shutdown/0a-1b", expect.any(FormData));
  });

  it("or that has no widgets has no use for a kernel", async () => {
    await page("<p>prose</p>", {});
    expect(FakeSocket.all).toEqual([]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("or that is no notebook has none", async () => {
    document.body.innerHTML = "";
    await start(() => undefined);
    expect(FakeSocket.all).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
  });
});
