import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import type { AnswersTraits } from "../../src/generated";
import answers from "../../src/widgets/answers";
import { pretend } from "../model";
import { WORDS } from "../words";

afterEach(cleanup);

function open() {
  const fields = ["a", "b"].map((name) => ({ name, text: "", verdict: "" as const }));
  const model = pretend<AnswersTraits>({ words: WORDS.en, fields });
  const { container } = render(<div />);
  act(() => void answers.render({ model, el: container as HTMLElement }));
  return model;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `Answer ${name}` });

it("sends an answer, and shows what is thought of it until it is changed", () => {
  const model = open();
  act(() => void fireEvent.input(field("b"), { target: { value: "2/9" } }));
  act(() => screen.getAllByRole("button", { name: "Check" })[1]?.click());
  expect(model.sent).toMatchObject([{ do: "check-answer", name: "b", text: "2/9" }]);
  const [first] = model.get("fields");
  if (!first) throw new Error("no field");
  act(() => model.put("fields", [first, { name: "b", text: "2/9", verdict: "right" }]));
  expect(screen.getByText("Right.")).toBeTruthy();
  act(() => void fireEvent.input(field("b"), { target: { value: "2/8" } }));
  expect(screen.queryByText("Right.")).toBeNull();
});

it("marks a wrong answer for those who hear it", () => {
  const model = open();
  act(() => void fireEvent.input(field("a"), { target: { value: "1/2" } }));
  act(() => model.put("fields", [{ name: "a", text: "1/2", verdict: "wrong" }]));
  expect(field("a").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Not yet. Count the cases again.")).toBeTruthy();
});
