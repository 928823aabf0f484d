import { act, cleanup, fireEvent, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SandboxView } from "../../../src/generated";
import type { Managed } from "../../../src/Nested";
import { laid } from "../../lesson/laid";
import { stepOf } from "../../lesson/step";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const FACES = ["B1", "Y2", "P3", "P4", "Y5", "B6"];
const TRIAL: SandboxView = {
  hands: [
    { name: "Clara", character: "blue", dice: ["B1"], laid: ["B1"], faces: [FACES] },
    { name: "Steve", character: "green", dice: ["B1", "Y2"], laid: ["Y5", "Y2"], faces: [FACES, FACES] },
    { name: "Third", character: "", dice: ["P4"], laid: ["P4"], faces: [FACES] },
  ],
  shows: "",
  story: [],
};

function tried(trial: Partial<SandboxView> = {}) {
  const el = document.createElement("p");
  el.textContent = "the table";
  const view = { el, remove: vi.fn(() => el.remove()) };
  const manager: Managed = {
    widget_manager: { get_model: async (id) => ({ id }), create_view: async () => view },
  };
  const step = stepOf({
    at: 2,
    kind: "change",
    solved: [true, true, true],
    reached: 3,
    change: 2,
    done: true,
  });
  return laid({ step, sandbox: { ...TRIAL, ...trial }, sandbox_model: "m1" }, manager);
}

const dice = (name: string) => within(screen.getByRole("group", { name }));
const faces = (name: string) => within(screen.getByRole("group", { name }));

it("draws the table of the lesson, and not the scene", async () => {
  tried();
  expect(await screen.findByText("the table")).toBeTruthy();
  expect(screen.queryByRole("grid")).toBeNull();
});

it("turns a die to one of its faces, and lets one be tried after the other", () => {
  const { last } = tried();
  fireEvent.click(dice("Dice of Steve").getByRole("button", { name: "die 2, yellow 2" }));
  const offered = faces("Die 2 of Steve shows").getAllByRole("button");
  expect(offered).toHaveLength(6);
  expect(offered[1]?.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(faces("Die 2 of Steve shows").getByRole("button", { name: "blue 6" }));
  expect(last()).toEqual({ do: "set-lesson-die", seat: "Steve", die: 2, face: "B6" });
  fireEvent.click(faces("Die 2 of Steve shows").getByRole("button", { name: "pink 3" }));
  expect(last()).toEqual({ do: "set-lesson-die", seat: "Steve", die: 2, face: "P3" });
});

it("turns one die at a time, and closes by a second touch", () => {
  tried();
  fireEvent.click(dice("Dice of Steve").getByRole("button", { name: /^die 1/ }));
  fireEvent.click(dice("Dice of Clara").getByRole("button", { name: /^die 1/ }));
  expect(screen.queryByRole("group", { name: "Die 1 of Steve shows" })).toBeNull();
  expect(screen.getByRole("group", { name: "Die 1 of Clara shows" })).toBeTruthy();
  fireEvent.click(dice("Dice of Clara").getByRole("button", { name: /^die 1/ }));
  expect(screen.queryByRole("group", { name: "Die 1 of Clara shows" })).toBeNull();
});

it("says what a turned die was in the lesson", () => {
  tried();
  expect(screen.getByText("die 1 was yellow 5")).toBeTruthy();
  expect(screen.getAllByText(/^die \d was/)).toHaveLength(1);
});

it("calls the dice of nobody by what they are", () => {
  tried();
  expect(dice("The third set of dice").getByRole("button", { name: "die 1, pink 4" })).toBeTruthy();
});

it("shows the lesson's own change and lays the table as it was", () => {
  const { last } = tried();
  fireEvent.click(screen.getByRole("button", { name: "Show me one" }));
  expect(last()).toEqual({ do: "show-example" });
  fireEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(last()).toEqual({ do: "reset-sandbox" });
});

it("tells what the change leads to, aloud too", () => {
  const { model } = tried();
  expect(screen.queryByRole("list", { name: "What happened" })).toBeNull();
  const trial = { ...TRIAL, shows: "Now 16 is enough.", story: ["Clara moves to d2."] };
  act(() => model.put("sandbox", trial));
  expect(
    within(screen.getByRole("list", { name: "What happened" })).getByText("Clara moves to d2."),
  ).toBeTruthy();
  expect(document.querySelector(".fk-live-region")?.textContent).toBe("Now 16 is enough.");
});

it("is the last stone of the path, open when the lesson is done", () => {
  const { model, last } = laid({ step: stepOf({ solved: [true, false, false], reached: 2, change: 2 }) });
  const stone = () => screen.getByRole("button", { name: "change it yourself" });
  fireEvent.click(stone());
  expect(model.sent).toHaveLength(0);
  act(() => model.put("step", stepOf({ solved: [true, true, true], reached: 3, change: 2, done: true })));
  fireEvent.click(stone());
  expect(last()).toEqual({ do: "go-to-step", step: 2 });
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(last()).toEqual({ do: "go-to-step", step: 2 });
});
