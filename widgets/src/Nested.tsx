/** Another widget of the same kernel, drawn inside this one. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Model, WidgetTraits } from "./model";
import { useShell } from "./Shell";

interface View {
  el: HTMLElement;
  remove(): void;
}

/** What anywidget adds to a model, as far as it is needed here; marimo's manager draws nothing. */
export interface Managed {
  widget_manager: {
    get_model(id: string): Promise<unknown>;
    create_view?(model: unknown): Promise<View>;
  };
}

/** What anywidget 0.11 and marimo give to a widget that draws others. */
export interface Host {
  getWidget(reference: string): Promise<{
    render(into: { el: HTMLElement; signal: AbortSignal }): Promise<void>;
  }>;
}

async function draw(id: string, el: HTMLElement, signal: AbortSignal, model: unknown, host?: Host) {
  const { widget_manager: manager } = model as Managed;
  if (!manager.create_view) {
    if (!host) throw new Error("nothing here draws a widget inside another");
    const widget = await host.getWidget(`anywidget:${id}`);
    await widget.render({ el, signal });
    return;
  }
  const view = await manager.create_view(await manager.get_model(id));
  if (signal.aborted) view.remove();
  else el.append(view.el);
  signal.addEventListener("abort", () => view.remove());
}

export function Nested<Traits extends WidgetTraits>({ model, id }: { model: Model<Traits>; id: string }) {
  const { translate, host } = useShell();
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    if (box.current) draw(id, box.current, left.signal, model, host).catch(() => setFailed(true));
    return () => left.abort();
  }, [model, id, host]);
  return <div ref={box}>{failed && <p role="alert">{translate("kernel.silent")}</p>}</div>;
}
