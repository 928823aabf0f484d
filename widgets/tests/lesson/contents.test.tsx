import { act, cleanup, fireEvent, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ContentsView, Progress } from "../../src/generated";
import { reply } from "../shown";
import { laid } from "./laid";
import { stepOf } from "./step";

const CONTENTS: ContentsView = {
  title: "What cards ask for",
  lessons: [
    { id: "F-01", title: "The first move", done: true },
    { id: "F-03", title: "This or that", done: false },
  ],
  note: "",
  onward: "13-markers",
};
const END = { at: 2, solved: [true, true, true], reached: 3, done: true };
const PROGRESS: Progress = { at: 1, results: ["Clara move d2", null], done: false };

const listed = () => within(screen.getByRole("navigation", { name: "What cards ask for" }));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/voila/render/12.ipynb?lang=fr#kept");
});
afterEach(() => {
  cleanup();
  delete document.body.dataset["fujikitApp"];
});

it("lists the lessons with ticks, and opens the one that is chosen", () => {
  const { last } = laid({ contents: CONTENTS });
  const first = listed().getByRole("button", { name: /^The first move\s?, done$/ });
  expect(first.getAttribute("aria-current")).toBe("page");
  fireEvent.click(listed().getByRole("button", { name: "2 This or that" }));
  expect(last()).toEqual({ do: "open-lesson", lesson: "F-03" });
});

it("is not there for a lesson alone", () => {
  laid();
  expect(screen.getAllByRole("navigation")).toHaveLength(1);
});

it("says why another lesson is shown than the one asked for", () => {
  laid({ contents: { ...CONTENTS, note: 'There is no lesson "<b>".' } });
  expect(screen.getByText('There is no lesson "<b>".')).toBeTruthy();
});

it("opens and closes in a narrow place", () => {
  laid({ contents: CONTENTS });
  const toggle = listed().getByRole("button", { name: "Lesson 1 of 2" });
  fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(listed().getByRole("button", { name: "2 This or that" }));
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
});

it("leads from the end of a lesson to the next one", () => {
  const { last } = laid({ contents: CONTENTS, step: stepOf(END) });
  expect(screen.getByText("You have finished this lesson.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next lesson" }));
  expect(last()).toEqual({ do: "open-lesson", lesson: "F-03" });
});

it("leads to the next page when all are done, in the app alone", () => {
  const lessons = CONTENTS.lessons.map((lesson) => ({ ...lesson, done: true }));
  const all = { contents: { ...CONTENTS, lessons }, step: stepOf({ ...END, id: "F-03" }) };
  laid(all);
  expect(screen.getByText("You have finished all the lessons on this page.")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("button", { name: "Start over" })).toBeTruthy();
  cleanup();
  document.body.dataset["fujikitApp"] = "";
  laid(all);
  const onward = screen.getByRole("link", { name: "On to the next page" });
  expect(onward.getAttribute("href")).toBe("13-markers.ipynb");
});

it("names the lesson in the address, in the app alone", () => {
  laid({ contents: CONTENTS });
  expect(location.search).toBe("?lang=fr");
  cleanup();
  document.body.dataset["fujikitApp"] = "";
  const { model } = laid({ contents: CONTENTS });
  expect(location.search).toBe("?lang=fr&lesson=F-01");
  act(() => model.put("step", stepOf({ id: "F-03" })));
  expect(location.search + location.hash).toBe("?lang=fr&lesson=F-03#kept");
});

it("leaves the address of a lesson alone as it is", () => {
  document.body.dataset["fujikitApp"] = "";
  laid();
  expect(location.search).toBe("?lang=fr");
});

const kept = () => JSON.parse(localStorage.getItem("fujikit.progress") ?? "null") as unknown;

it("keeps every step in the browser, beside other lessons", () => {
  localStorage.setItem("fujikit.progress", JSON.stringify({ "F-09": PROGRESS }));
  const { model } = laid({ progress: { "F-01": { ...PROGRESS, at: 0 } } });
  act(() => reply(model));
  return vi.waitFor(() => {
    act(() => model.put("progress", { "F-01": PROGRESS }));
    expect(kept()).toEqual({ "F-09": PROGRESS, "F-01": PROGRESS });
  });
});

it("brings back what was kept, as it was kept, and overwrites nothing before it is answered", () => {
  const text = JSON.stringify({ "F-01": PROGRESS });
  localStorage.setItem("fujikit.progress", text);
  const { model, last } = laid({ progress: { "F-01": { ...PROGRESS, at: 0, results: [null] } } });
  expect(last()).toEqual({ do: "restore-progress", saved: text });
  expect(localStorage.getItem("fujikit.progress")).toBe(text);
  act(() => model.put("progress", { "F-01": { ...PROGRESS, at: 0, results: [null] } }));
  expect(localStorage.getItem("fujikit.progress")).toBe(text);
});

it.each(["[", "3", "[1]", "null"])("begins anew where %s was kept", (text) => {
  localStorage.setItem("fujikit.progress", text);
  const { model } = laid({ progress: { "F-01": PROGRESS } });
  act(() => reply(model));
  return vi.waitFor(() => expect(kept()).toEqual({ "F-01": PROGRESS }));
});

it("works where a browser keeps nothing", () => {
  const closed = () => {
    throw new Error("closed");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(closed);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(closed);
  const { model } = laid();
  act(() => model.put("progress", { "F-01": PROGRESS }));
  expect(screen.getByText("You are Clara.")).toBeTruthy();
  vi.restoreAllMocks();
});
