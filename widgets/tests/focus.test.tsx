import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import type { Model, WidgetTraits } from "../src/model";
import { useTrait } from "../src/model";
import { Shell } from "../src/Shell";
import { pretend } from "./model";

interface Traits extends WidgetTraits {
  view: string;
}

/** One button a letter of the view. */
function Body({ model }: { model: Model<Traits> }) {
  return [...useTrait(model, "view")].map((each) => (
    <button key={each} type="button" data-main={each === "M" ? true : undefined}>
      {each}
    </button>
  ));
}

function shown(view: string) {
  const model = pretend<Traits>({ view });
  const { container } = render(<Shell model={model} name="test" Body={Body} />);
  return { put: (next: string) => act(() => model.put("view", next)), root: container.firstElementChild };
}

const button = (name: string) => screen.getByRole("button", { name });
const focused = () => expect.poll(() => document.activeElement);

afterEach(cleanup);

it("lets JupyterLab run no command for keys in whatever has the focus", () => {
  const { root } = shown("ab");
  expect(root?.querySelector("[data-lm-suppress-shortcuts]")).toBeNull();
  for (const element of [button("a"), button("b"), root as HTMLElement]) {
    element.focus();
    expect(element.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
  }
});

it("keeps the focus when the button that had it vanishes: the main button has it", async () => {
  const { put } = shown("abM");
  button("a").focus();
  await put("bM");
  await focused().toBe(button("M"));
});

it("keeps the focus itself where there is nothing else to have it", async () => {
  const { put, root } = shown("a");
  button("a").focus();
  await put("");
  await focused().toBe(root);
});

it("takes no focus that it did not have", async () => {
  const { put } = shown("aM");
  await put("M");
  await focused().toBe(document.body);
});

it("takes no focus that went elsewhere before", async () => {
  const { put } = shown("aM");
  button("a").focus();
  button("a").blur();
  await Promise.resolve();
  await put("M");
  await focused().toBe(document.body);
});

it("leaves the focus to whatever on the page took it meanwhile, and does not come back for it", async () => {
  const { put } = shown("abM");
  const elsewhere = document.body.appendChild(document.createElement("input"));
  button("a").focus();
  button("a").addEventListener("blur", () => elsewhere.focus());
  button("a").remove();
  elsewhere.focus();
  await put("bM");
  await focused().toBe(elsewhere);
  elsewhere.remove();
  await put("M");
  await focused().toBe(document.body);
});

it("leaves a widget inside it to look after its own focus", async () => {
  const { put, root } = shown("M");
  const inner = pretend<Traits>({ view: "x" });
  const box = root?.appendChild(document.createElement("div")) as HTMLElement;
  render(<Shell model={inner} name="inner" Body={Body} />, { container: box });
  button("x").focus();
  await act(() => inner.put("view", ""));
  await focused().toBe(box.firstElementChild);
  box.remove();
  await put("Mz");
  await focused().toBe(button("M"));
});
