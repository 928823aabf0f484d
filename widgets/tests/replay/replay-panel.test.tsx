import { act, cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FujiReplay } from "../../src/fuji/replay/FujiReplay";
import type { ReplayTraits, StepsView } from "../../src/generated";
import type { Managed } from "../../src/Nested";
import { ReplayPanel } from "../../src/replay/ReplayPanel";
import { Shell } from "../../src/Shell";
import { seatOf, viewOf } from "../fuji/board/view";
import { pretend } from "../model";
import { reply } from "../shown";
import { WORDS } from "../words";

afterEach(cleanup);

const STEPS: StepsView = {
  at: 2,
  last: 5,
  line: "Clara mark d2",
  seat: "Clara",
  story: ["Clara puts her marker on d2.", "<b>Jona</b> listens."],
  rounds: [[1, 1]],
};
const VIEW = viewOf(undefined, {
  round: 1,
  phase: "plan",
  phases: [{ id: "plan", name: "Planning" }],
  scenario_name: "The Fork",
  seats: { Clara: seatOf({ at: "c2" }), Jona: seatOf({ at: "d2" }) },
});

function shown(traits: Partial<ReplayTraits> = {}) {
  const base = { words: WORDS.en, view: VIEW, steps: STEPS, everything: true, branch_model: "" };
  const model = pretend<ReplayTraits>({ ...base, ...traits });
  render(<Shell model={model} name="replay" Body={FujiReplay} />);
  return model;
}
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

/** A second widget on the page, as the manager of Jupyter draws it. */
function manage(model: ReturnType<typeof shown>) {
  const el = document.createElement("div");
  el.textContent = "the table of the branch";
  const view = { el, remove: vi.fn(() => el.remove()) };
  const create_view = vi.fn(async (_model: unknown) => view);
  const manager: Managed = { widget_manager: { get_model: async (id) => ({ id }), create_view } };
  Object.assign(model, manager);
  return { view, create_view };
}

describe("a game told again", () => {
  it("shows the board, the players and the story of the step, as text", () => {
    shown();
    expect(screen.getByRole("grid", { name: "The board at move 2" })).toBeTruthy();
    const players = screen.getByRole("region", { name: "The players" });
    expect(within(players).getByRole("group", { name: "Jona" })).toBeTruthy();
    const story = screen.getByRole("region", { name: "What happened" });
    expect(within(story).getByText("Move 2 of 5")).toBeTruthy();
    expect(within(story).getByText("<b>Jona</b> listens.")).toBeTruthy();
    expect(screen.getByText("Round 1 · Planning")).toBeTruthy();
  });

  it("marks whose move it was", () => {
    shown();
    const clara = within(screen.getByRole("region", { name: "The players" })).getByRole("group", {
      name: "Clara",
    });
    expect(clara.getAttribute("aria-current")).toBe("true");
  });

  it("asks for one step at a time", async () => {
    const model = shown();
    await press("One move forward");
    expect(model.sent).toMatchObject([{ do: "go-to-step", step: 3 }]);
    await act(async () => {
      model.put("steps", { ...STEPS, at: 3 });
      reply(model);
    });
    await expect.poll(() => screen.getByText("Move 3 of 5")).toBeTruthy();
  });

  it("says how the game ended, once", () => {
    const outcome = { won: true, why: "village", who: null, score: 9, verdict: "good", text: "Well done." };
    shown({ view: { ...VIEW, outcome }, steps: { ...STEPS, at: 5 } });
    expect(screen.getAllByText("Well done.")).toHaveLength(1);
    cleanup();
    shown({ view: { ...VIEW, outcome }, steps: { ...STEPS, at: 5, story: ["Well done."] } });
    expect(screen.getAllByText("Well done.")).toHaveLength(1);
  });

  it("says that a running game hides its dice, and offers no branch", () => {
    shown({ everything: false });
    expect(screen.getByText(/hidden dice stay hidden/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Play on from here" })).toBeNull();
  });

  it("tells of a step that can't be shown", async () => {
    const model = shown();
    await press("To the end");
    await act(() => reply(model, { ok: false, note: "Choose a move of this game." }));
    expect((await screen.findByRole("alert")).textContent).toBe("Choose a move of this game.");
  });
});

describe("a branch", () => {
  it("is asked for, drawn in place of the replay, and left again; the focus follows", async () => {
    const model = shown();
    const { view, create_view } = manage(model);
    await press("Play on from here");
    expect(model.sent).toMatchObject([{ do: "branch" }]);
    await act(async () => {
      model.put("branch_model", "abc");
      reply(model);
    });
    expect(await screen.findByText("the table of the branch")).toBeTruthy();
    expect(create_view).toHaveBeenCalledWith({ id: "abc" });
    const back = screen.getByRole("button", { name: "Back to the replay" });
    expect(document.activeElement).toBe(back);
    await press("Back to the replay");
    expect(model.sent.at(-1)).toMatchObject({ do: "go-to-step" });
    await act(async () => {
      model.put("branch_model", "");
      reply(model);
    });
    expect(view.remove).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "The Fork" }));
  });

  it("says so when its table can't be drawn", async () => {
    shown({ branch_model: "gone" });
    expect((await screen.findByRole("alert")).textContent).toContain("No answer yet");
  });
});

it("a game without a board is told again as its text", () => {
  const model = pretend<ReplayTraits>({
    words: WORDS.en,
    view: { ...VIEW, title: "Reef", text: "The ship is at 3." },
    steps: STEPS,
    everything: true,
    branch_model: "",
  });
  render(<Shell model={model} name="replay" Body={ReplayPanel} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Reef");
  expect(screen.getByText("The ship is at 3.")).toBeTruthy();
});
