/** Starts a page's widgets: loads them from the kernel and draws them; shuts the kernel down when the page is left. */
import { comms } from "./comms";
import { type ConnectionState, connect } from "./kernelSocket";
import type { Model } from "./model";
import { Views } from "./views";
import { loadVoila } from "./voila";

/** What is still to be drawn; everything but widgets comes drawn from the server. */
export const OUTPUT = 'script[type="application/vnd.voila.cell-output+json"]';
const VIEW = "application/vnd.jupyter.widget-view+json";
const XSRF = /\b_xsrf=([^;]*)/;

interface Config {
  baseUrl: string;
  kernelId: string;
}

/** The id of the widget that an output shows; an output that is none is left to Voila. */
function widgetIn(output: Element): string | undefined {
  const { data } = JSON.parse(output.textContent ?? "{}") as { data?: Record<string, { model_id?: string }> };
  return data?.[VIEW]?.model_id;
}

/** Whether a widget can be drawn without JupyterLab. */
function isOurs(model: Model | undefined): model is Model {
  const kind = model?.get("_model_name");
  return kind === "LayoutModel" || (kind === "AnyModel" && !/^https?:/.test(String(model?.get("_esm"))));
}

/** In place of a widget that could not be drawn. */
function broken(): Node {
  const words = document.querySelector<HTMLTemplateElement>("#page-broken");
  return words?.content.cloneNode(true) ?? document.createTextNode("");
}

function draw(outputs: ReadonlyMap<Element, string>, models: ReadonlyMap<string, Model>): void {
  const views = new Views(models);
  for (const [output, id] of outputs) {
    const el = document.createElement("div");
    el.className = "page-widget";
    output.replaceWith(el);
    const model = models.get(id);
    const fail = (why: unknown) => {
      el.replaceChildren(broken());
      reportError(why);
    };
    if (!isOurs(model)) fail(new Error(`widget ${id} can't be drawn on this page`));
    else {
      model.life.signal.addEventListener("abort", () => el.remove());
      views.render(model, el, model.life.signal).catch(fail);
    }
  }
}

/** Shuts the kernel of a page down that is left. */
function shutDownKernel({ baseUrl, kernelId }: Config): void {
  const form = new FormData();
  form.append("_xsrf", XSRF.exec(document.cookie)?.[1] ?? "");
  navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`, form);
}

/** Bring the widgets of the page to life, once all of it is there. */
export async function start(onState: (state: ConnectionState) => void): Promise<void> {
  const text = document.getElementById("jupyter-config-data")?.textContent;
  if (!text) return;
  const config = JSON.parse(text) as Config;
  const leave = () => shutDownKernel(config);
  const found = [...document.querySelectorAll(OUTPUT)].map((each) => [each, widgetIn(each)] as const);
  if (!found.length) return leave();
  const address = new URL(`${config.baseUrl}api/kernels/${config.kernelId}`, location.href);
  const socket = connect(address.href, (message) => widgets.receive(message), onState);
  const widgets = comms(socket);
  window.addEventListener("pagehide", leave, { once: true });
  // Back from a browser's memory: its kernel is gone.
  window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  await widgets.load();
  const outputs = new Map(found.map(([output, id]) => [output, id ?? ""]));
  const isDrawable = [...outputs.values(), ...widgets.models.keys()].every((id) =>
    isOurs(widgets.models.get(id)),
  );
  const voila = document.getElementById("page-cells")?.dataset["fkVoila"];
  if (isDrawable || !voila) return draw(outputs, widgets.models);
  window.removeEventListener("pagehide", leave); // Voila's front end does it too
  loadVoila(voila);
}
