import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import type { Model, WidgetTraits } from "../src/model";
import { setTrait, useTrait } from "../src/model";
import { Shell, useShell, widget } from "../src/Shell";
import { pretend } from "./model";

interface Traits extends WidgetTraits {
  view: string;
}

function Body({ model }: { model: Model<Traits> }) {
  const { translate, announce } = useShell();
  return (
    <button type="button" onClick={() => announce("the lava creeps")}>
      {useTrait(model, "view")}: {translate("kernel.broken")}
    </button>
  );
}

const shown = (traits: Partial<Traits>, container = document.createElement("div")) => {
  const model = pretend<Traits>({ view: "c4", words: { "kernel.broken": "Broken." }, ...traits });
  document.body.append(container);
  render(<Shell model={model} name="test" Body={Body} />, { container });
  return { model, root: container.firstElementChild as HTMLElement };
};

afterEach(() => {
  cleanup();
  delete document.body.dataset["jpThemeLight"];
});

describe("the shell around a widget", () => {
  it("draws anew when Python replaces a trait", async () => {
    const { model } = shown({});
    await act(() => model.put("view", "d2"));
    expect(screen.getByRole("button").textContent).toBe("d2: Broken.");
  });

  it("switches the language live and says so to readers", async () => {
    const { model, root } = shown({});
    await act(() => {
      model.put("words", { "kernel.broken": "Cassé." });
      model.put("lang", "fr");
    });
    expect(root.lang).toBe("fr");
    expect(screen.getByRole("button").textContent).toBe("c4: Cassé.");
  });

  it("gives screen readers a voice", async () => {
    shown({});
    await act(() => screen.getByRole("button").click());
    expect(screen.getByRole("status").textContent).toBe("the lava creeps");
  });

  it("follows the page from light to dark", async () => {
    document.body.dataset["jpThemeLight"] = "true";
    const { root } = shown({ theme: "auto" });
    expect(root.dataset["theme"]).toBe("light");
    await act(async () => {
      document.body.dataset["jpThemeLight"] = "false";
      await Promise.resolve();
    });
    expect(root.dataset["theme"]).toBe("dark");
  });

  it("follows the styles of a page without such a mark, whatever its background", () => {
    const page = document.createElement("div");
    page.style.cssText = "color-scheme: dark; background-color: rgb(255, 255, 255)";
    expect(shown({ theme: "auto" }, page).root.dataset["theme"]).toBe("dark");
  });

  it("keeps to the theme that was asked for", () => {
    document.body.dataset["jpThemeLight"] = "true";
    expect(shown({ theme: "dark" }).root.dataset["theme"]).toBe("dark");
  });

  it("sets preferences on both sides", async () => {
    const { model, root } = shown({});
    await act(() => setTrait(model, "palette", "clear"));
    expect(root.dataset["palette"]).toBe("clear");
  });

  it("leaves nothing behind", () => {
    const el = document.createElement("div");
    const clean = widget<Traits>("test", Body).render({ model: pretend<Traits>({ view: "c4" }), el });
    expect(el.childElementCount).toBe(1);
    clean();
    expect(el.childElementCount).toBe(0);
  });
});
