import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClauseView, RulesTraits } from "../../src/generated";
import { TIMEOUT_MS } from "../../src/kernel";
import { Book } from "../../src/rules/Book";
import { PAUSE } from "../../src/rules/useSearch";
import { Shell } from "../../src/Shell";
import { pretend } from "../model";
import { reply } from "../shown";
import { WORDS } from "../words";

const clause = (id: string, heading: string, related: [string, string][] = []): ClauseView => ({
  id,
  heading,
  text: `${heading}.`,
  page: 5,
  chapter: "plan",
  related,
  marks: [],
});
const STEPS = clause("plan.three-steps", "Three steps at most", [["plan.orthogonal", "No diagonal steps"]]);
const DIAGONAL = clause("plan.orthogonal", "No diagonal steps");
const FOUND = {
  query: "steps",
  clauses: [STEPS, DIAGONAL].map(({ id, heading, chapter, text }) => ({
    id,
    heading,
    chapter,
    excerpt: text,
  })),
};
const NOTHING = { query: "", clauses: [] };

function shown(traits: Partial<RulesTraits> = {}) {
  const model = pretend<RulesTraits>({
    words: WORDS.en,
    clause: "",
    page: null,
    found: NOTHING,
    contents: [
      { chapter: "setup", page: 2, clauses: [["setup.players", "Players and neighbours"]] },
      { chapter: "plan", page: 5, clauses: [STEPS, DIAGONAL].map(({ id, heading }) => [id, heading]) },
    ],
    ...traits,
  });
  render(<Shell model={model} name="rules" Body={Book} />);
  return model;
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search the rules" });
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const key = (name: string) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  });
const type = (value: string) =>
  act(async () => {
    fireEvent.input(field(), { target: { value } });
  });
const wait = (time: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
  });
const open = (model: ReturnType<typeof shown>, page: ClauseView | null) =>
  act(async () => {
    model.put("page", page);
    reply(model);
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("searching the rules", () => {
  it("begins with a question to try", async () => {
    const model = shown();
    await press("tie");
    expect(field().value).toBe("tie");
    await wait(PAUSE);
    expect(model.sent).toMatchObject([{ do: "search", query: "tie" }]);
  });

  it("asks the kernel once, when the typing pauses", async () => {
    const model = shown();
    await type("st");
    await wait(PAUSE - 1);
    await type("steps");
    await wait(PAUSE - 1);
    expect(model.sent).toEqual([]);
    await wait(1);
    expect(model.sent).toMatchObject([{ do: "search", query: "steps" }]);
  });

  it("lists what was found and says how much", async () => {
    const model = shown();
    await act(() => model.put("found", FOUND));
    const results = screen.getByRole("list", { name: "Matching pages" });
    expect(within(results).getAllByRole("button")).toHaveLength(2);
    expect(within(results).getAllByText("Phase 2: planning")).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toBe("2 matching pages.");
  });

  it("goes into the results by arrow down, opens with Enter, and comes back by arrow up", async () => {
    const model = shown({ found: FOUND });
    field().focus();
    await key("ArrowDown");
    expect(document.activeElement?.textContent).toContain("Three steps at most");
    await key("ArrowDown");
    expect(document.activeElement?.textContent).toContain("No diagonal steps");
    await act(async () => (document.activeElement as HTMLElement).click());
    expect(model.sent).toMatchObject([{ do: "look-up", clause: "plan.orthogonal" }]);
    await key("ArrowUp");
    await key("ArrowUp");
    expect(document.activeElement).toBe(field());
  });

  it("opens the best with Enter in the field", async () => {
    const model = shown({ found: FOUND });
    await act(async () => {
      fireEvent.submit(field().closest("form") as HTMLFormElement);
    });
    expect(model.sent).toMatchObject([{ do: "look-up", clause: "plan.three-steps" }]);
  });

  it("says so when nothing fits, with the words as text", () => {
    shown({ found: { query: "<i>zz</i>", clauses: [] } });
    expect(screen.getByText(/^Nothing found for “<i>zz<\/i>”/)).toBeTruthy();
  });

  it("keeps what is being typed while older results come in", async () => {
    const model = shown();
    await type("steps");
    await wait(PAUSE);
    await type("steps di");
    await act(() => model.put("found", FOUND));
    expect(field().value).toBe("steps di");
  });

  it("shows in the field what Python searches for", async () => {
    const model = shown();
    await act(() => model.put("found", FOUND));
    expect(field().value).toBe("steps");
  });

  it("shows why a search was refused", async () => {
    const model = shown();
    await type("steps");
    await wait(PAUSE);
    await act(async () => {
      reply(model, { ok: false, note: "Ask with fewer words." });
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole("alert").textContent).toBe("Ask with fewer words.");
  });
});

describe("reading the rules", () => {
  it("browses by chapter", async () => {
    const model = shown();
    const chapter = screen.getByRole("button", { name: "Phase 2: planning" });
    expect(chapter.getAttribute("aria-expanded")).toBe("false");
    await press("Phase 2: planning");
    expect(chapter.getAttribute("aria-expanded")).toBe("true");
    await press("No diagonal steps");
    expect(model.sent).toMatchObject([{ do: "look-up", clause: "plan.orthogonal" }]);
  });

  it("gives the focus to a page that was opened, but not to the one it begins with", async () => {
    const model = shown({ page: STEPS });
    expect(document.activeElement).toBe(document.body);
    await press("Phase 2: planning");
    await open(model, DIAGONAL);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "No diagonal steps" }));
  });

  it("shows where the open clause stands in its chapter", () => {
    shown({ page: STEPS });
    expect(screen.getByRole("button", { current: "page" }).textContent).toBe("Three steps at most");
  });

  it("goes back to where the reader was, search and all", async () => {
    const model = shown({ found: FOUND });
    const results = screen.getByRole("list", { name: "Matching pages" });
    await act(async () => within(results).getAllByRole("button")[0]?.click());
    await open(model, STEPS);
    const related = screen.getByRole("navigation", { name: "Read next" });
    await act(async () => within(related).getByRole("button").click());
    await open(model, DIAGONAL);
    await press("Back");
    expect(model.sent.at(-1)).toMatchObject({ do: "look-up", clause: "plan.three-steps" });
    await open(model, STEPS);
    await press("Back");
    expect(model.sent.at(-1)).toMatchObject({ do: "look-up", clause: "" });
    await open(model, null);
    expect([field().value, document.activeElement]).toEqual(["steps", field()]);
  });

  it("switches the language by the kernel", async () => {
    const model = shown();
    const languages = screen.getByRole("group", { name: "Language" });
    expect(within(languages).getByRole("button", { pressed: true }).textContent).toBe("English");
    await press("Polski");
    expect(model.sent).toMatchObject([{ do: "set-language", lang: "pl" }]);
    await act(() => {
      model.put("words", WORDS.pl);
      model.put("lang", "pl");
    });
    expect(screen.getByRole("heading", { name: "Zasady Fuji" })).toBeTruthy();
  });

  it("tells when the kernel does not switch the language", async () => {
    shown();
    await press("Français");
    await wait(TIMEOUT_MS);
    expect(screen.getByRole("alert").textContent).toContain("No answer yet");
  });
});
