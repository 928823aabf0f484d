/** Another widget of the same kernel, drawn inside this one. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Look, Model } from "./model";
import { useShell } from "./Shell";

interface View {
  el: HTMLElement;
  remove(): void;
}

/** What anywidget adds to a model, as far as it is needed here. */
export interface Managed {
  widget_manager: {
    get_model(id: string): Promise<unknown>;
    create_view(model: unknown): Promise<View>;
  };
}

export function Nested<Traits extends Look>({ model, id }: { model: Model<Traits>; id: string }) {
  const { say } = useShell();
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let view: View | undefined;
    const { widget_manager: manager } = model as unknown as Managed;
    const draw = async () => {
      view = await manager.create_view(await manager.get_model(id));
      if (gone) view.remove();
      else box.current?.append(view.el);
    };
    draw().catch(() => setFailed(true));
    return () => {
      gone = true;
      view?.remove();
    };
  }, [model, id]);
  return <div ref={box}>{failed && <p role="alert">{say("kernel.silent")}</p>}</div>;
}
