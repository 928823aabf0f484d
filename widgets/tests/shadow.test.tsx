/** Widgets in a shadow root, as marimo shows them. */
import { act, cleanup, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Art } from "../src/art/Art";
import type { WidgetTraits } from "../src/model";
import { type Host, type Managed, Nested } from "../src/Nested";
import { widget } from "../src/Shell";
import { pretend } from "./model";
import { WORDS } from "./words";

let output: HTMLElement;
let host: HTMLElement;
let unmount: () => void;

/** A widget in marimo's box for an output. */
async function show(Body: () => preact.ComponentChildren = () => <Art name="sun" />) {
  const model = pretend<WidgetTraits>({ theme: "auto", words: WORDS.en });
  const el = document.createElement("div");
  host.attachShadow({ mode: "open" }).append(el);
  await act(() => {
    unmount = widget<WidgetTraits>("test", Body).render({ model, el });
  });
  return el.firstElementChild as HTMLElement;
}

beforeEach(() => {
  output = document.body.appendChild(document.createElement("div"));
  output.className = "output-area";
  host = output.appendChild(document.createElement("div"));
});

afterEach(() => {
  cleanup();
  unmount();
  output.remove();
  document.getElementById("fk-art")?.remove();
});

describe("a widget in a shadow root", () => {
  it("has the drawings in its own root, where they can be found", async () => {
    const root = await show();
    const drawn = root.querySelector("use")?.getAttribute("href") ?? "";
    expect(host.shadowRoot?.querySelector(`symbol${drawn}`)).toBeTruthy();
    expect(document.getElementById("fk-art")).toBeNull();
  });

  it("follows the background of the page around its root", async () => {
    output.style.backgroundColor = "rgb(20, 20, 30)";
    expect((await show()).dataset["theme"]).toBe("dark");
  });

  it("reads colours that are written as shares of one", async () => {
    output.style.backgroundColor = "color(srgb 0.9 0.9 1)";
    expect((await show()).dataset["theme"]).toBe("light");
  });

  it("is shown in full height, and leaves the box as it was", async () => {
    output.style.maxHeight = "610px";
    await show();
    expect([output.style.maxHeight, output.style.overflow]).toEqual(["none", "visible"]);
    await act(() => unmount());
    expect([output.style.maxHeight, output.style.overflow]).toEqual(["610px", ""]);
  });
});

describe("a widget inside another", () => {
  /** In a notebook whose manager finds models, and draws none. */
  const draw = (drawer: { host?: Host }) =>
    act(async () => {
      const manager: Managed = { widget_manager: { get_model: async (id) => ({ id }) } };
      const model = Object.assign(pretend<WidgetTraits>({ words: WORDS.en }), manager);
      const Body = () => <Nested model={model} id="m1" />;
      unmount = widget<WidgetTraits>("test", Body).render({ model, el: host, ...drawer });
    });

  it("is drawn by the notebook where the manager of widgets draws nothing", async () => {
    const left = vi.fn();
    const getWidget = vi.fn<Host["getWidget"]>(async () => ({
      render: async ({ el, signal }) => {
        el.append("another widget");
        signal.addEventListener("abort", left);
      },
    }));
    await draw({ host: { getWidget } });
    expect(getWidget).toHaveBeenCalledWith("anywidget:m1");
    expect(host.textContent).toContain("another widget");
    expect(left).not.toHaveBeenCalled();
    await act(() => unmount());
    expect(left).toHaveBeenCalledOnce();
  });

  it("is missed in words where nothing draws it", async () => {
    await draw({});
    expect((await screen.findByRole("alert")).textContent).toBe(WORDS.en["kernel.silent"]);
  });
});
