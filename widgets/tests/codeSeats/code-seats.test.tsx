/** The others at the table: their pace, what they say, who plays which seat, and the adviser. */
import { act, cleanup, fireEvent, screen as page, render, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pause } from "../../src/codeSeats/pace";
import { FujiTable } from "../../src/fuji/table/FujiTable";
import type { ScreenView, TableTraits } from "../../src/generated";
import { Shell } from "../../src/Shell";
import { pretend } from "../model";
import { reply } from "../shown";
import { type Sent, screenOf, viewOf } from "../table/views";
import { WORDS } from "../words";

const SOLO: Partial<ScreenView> = { people: ["Clara"], code: { Jona: "teammate", Steve: "careful" } };

function table(view: Sent, screen: Partial<ScreenView> = {}) {
  const model = pretend<TableTraits>({
    lang: "en",
    words: WORDS.en,
    name: "table",
    saved_code: "",
    view,
    screen: screenOf({ ...SOLO, ...screen }),
  });
  const shown = render(<Shell model={model} name="table" Body={FujiTable} />);
  const put = (next: Sent, change: Partial<ScreenView> = {}) =>
    act(() => {
      model.put("view", next);
      model.put("screen", screenOf({ ...SOLO, ...screen, ...change }));
    });
  const answer = (ok = true) =>
    act(async () => {
      reply(model, { ok });
      for (let turn = 0; turn < 8; turn += 1) await null; // the promises that wait for it
    });
  const asked = () => model.sent.filter((message) => message["do"] === "play-code");
  return { model, put, answer, asked, last: () => model.sent.at(-1), ...shown };
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const said = (seat: string, text: string, phase = "plan") => ({ seat, phase, text });
const place = (name: string) => page.getByRole("group", { name });
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the pace of the others", () => {
  it("gives time to read, more for more, and none at once", () => {
    expect(pause("normal", "a longer sentence")).toBeGreaterThan(pause("normal", "short"));
    expect(pause("slow", "short")).toBeGreaterThan(pause("normal", "short"));
    expect(pause("normal", "short")).toBeGreaterThan(pause("fast", "short"));
    expect(pause("normal", "x".repeat(9999))).toBe(pause("normal", "x".repeat(999)));
    expect(pause("at-once", "x".repeat(99))).toBe(0);
  });

  it("asks for one step after the other, as long as code may have something to do", async () => {
    const view = viewOf("plan");
    const { asked, answer, put } = table(view, { thinking: true });
    expect(asked()).toHaveLength(0);
    wait(pause("normal", view.log.at(-1)?.text ?? ""));
    expect(asked()).toMatchObject([{ do: "play-code", all: false }]);
    wait(9000);
    expect(asked()).toHaveLength(1);
    await answer();
    wait(4000);
    expect(asked()).toHaveLength(2);
    put(view, { thinking: false });
    await answer();
    wait(9000);
    expect(asked()).toHaveLength(2);
  });

  it("begins again once something has happened", () => {
    const { asked, put } = table(viewOf("plan"));
    wait(9000);
    expect(asked()).toHaveLength(0);
    put(viewOf("plan-marked"), { thinking: true });
    wait(9000);
    expect(asked()).toHaveLength(1);
  });

  it("does not ask on and on for what is refused, but once something has happened", async () => {
    const { asked, answer, put } = table(viewOf("plan"), { thinking: true });
    wait(9000);
    await answer(false);
    wait(60_000);
    expect(asked()).toHaveLength(1);
    put(viewOf("plan-marked"), { thinking: true });
    wait(9000);
    expect(asked()).toHaveLength(2);
  });

  it("can be skipped by a button and by a key", async () => {
    const { asked, answer } = table(viewOf("plan"), { thinking: true });
    fireEvent.click(button("Skip ahead"));
    expect(asked()).toMatchObject([{ all: true }]);
    await answer();
    fireEvent.keyDown(page.getByRole("grid"), { key: "s" });
    expect(asked()).toHaveLength(2);
  });

  it("can be skipped while an answer is on its way", async () => {
    const { asked, answer } = table(viewOf("plan"), { thinking: true });
    wait(9000);
    fireEvent.click(button("Skip ahead"));
    expect(asked()).toMatchObject([{ all: false }]);
    await answer();
    expect(asked()).toMatchObject([{ all: false }, { all: true }]);
    await answer();
    expect(asked()).toHaveLength(2);
  });

  it("has nothing to skip while the others wait", () => {
    const { asked } = table(viewOf("plan"));
    expect(page.queryByRole("button", { name: "Skip ahead" })).toBeNull();
    fireEvent.keyDown(page.getByRole("grid"), { key: "s" });
    expect(asked()).toHaveLength(0);
  });

  it("is a setting that the browser keeps", () => {
    const { asked, unmount } = table(viewOf("plan"), { thinking: true });
    fireEvent.click(button("Settings"));
    fireEvent.click(button("Instant"));
    wait(0);
    expect(asked()).toMatchObject([{ all: true }]);
    unmount();
    const again = table(viewOf("plan"), { thinking: true });
    wait(0);
    expect(again.asked()).toMatchObject([{ all: true }]);
  });

  it("stops while the past is shown", () => {
    const replay = { at: 0, last: 3, line: "", story: [], rounds: [] as [number, number][], seat: "" };
    const { asked } = table(viewOf("plan"), { thinking: true, replay });
    wait(9000);
    expect(asked()).toHaveLength(0);
  });
});

describe("what the others do", () => {
  it("stands over the prompt", () => {
    const log = [{ event: "Marked", text: "Jona lays the marker on d3.", seat: "Jona" }];
    const { container } = table({ ...viewOf("plan"), log });
    expect(container.querySelector(".fk-latest-move")?.textContent).toContain("Jona lays the marker on d3.");
  });

  it("is not told over the prompt where only people play", () => {
    const { container } = table(viewOf("plan"), { people: ["Clara", "Jona", "Steve"], code: {} });
    expect(container.querySelector(".fk-latest-move")).toBeNull();
  });

  it("is shown at their places: what they are, that they think, and what they have said last", () => {
    const view = viewOf("plan");
    const sentences = [
      said("Jona", "Old news.", "equip"),
      said("Jona", "Hello."),
      said("Jona", "Blue is fine."),
    ];
    table({ ...view, said: [...sentences, said("Clara", "My own words.")] }, { thinking: true });
    expect(within(place("Jona")).getByText("Blue is fine.")).toBeTruthy();
    expect(within(place("Jona")).queryByText("Hello.")).toBeNull();
    expect(within(place("Jona")).getByText("Teammate")).toBeTruthy();
    expect(within(place("Steve")).getByText("Careful")).toBeTruthy();
    expect(within(place("Steve")).getByText("is thinking")).toBeTruthy();
    expect(within(place("Clara")).queryByText("My own words.")).toBeNull();
    expect(within(place("Clara")).queryByText("is thinking")).toBeNull();
  });

  it("is forgotten with the phase it was said in", () => {
    table({ ...viewOf("equip"), said: [said("Jona", "Blue is fine.")] });
    expect(within(place("Jona")).queryByText("Blue is fine.")).toBeNull();
  });

  it("does not take away what a person has picked meanwhile", () => {
    const view = viewOf("reroll");
    const { put, last } = table(view, { at: "Jona", people: ["Jona"], code: { Clara: "teammate" } });
    fireEvent.click(page.getByRole("button", { name: /^die 2\b/ }));
    put({ ...view, log: [...view.log, { event: "Readied", text: "Clara is ready." }] });
    fireEvent.click(button(/^Reroll die 2/));
    expect(last()).toMatchObject({ do: "act", line: "Jona reroll 2" });
  });
});

describe("who plays a seat", () => {
  it("is changed in the settings", () => {
    const { last } = table(viewOf("plan"));
    fireEvent.click(button("Settings"));
    const jona = page.getByRole("combobox", { name: "Who plays Jona?" }) as HTMLSelectElement;
    expect(jona.value).toBe("teammate");
    fireEvent.change(jona, { target: { value: "" } });
    expect(last()).toMatchObject({ do: "hand-over", seat: "Jona", kind: "" });
  });

  it("may be code of the reader's own", () => {
    table(viewOf("plan"), { code: { Jona: "", Steve: "careful" } });
    fireEvent.click(button("Settings"));
    const jona = page.getByRole("combobox", { name: "Who plays Jona?" }) as HTMLSelectElement;
    expect(jona.selectedOptions[0]?.textContent).toBe("Your own code");
  });

  it("may be a kind that is not on offer", () => {
    table(viewOf("plan"), { code: { Jona: "random", Steve: "seer" } });
    expect(within(place("Steve")).getByText("Seer")).toBeTruthy();
    fireEvent.click(button("Settings"));
    const jona = page.getByRole("combobox", { name: "Who plays Jona?" }) as HTMLSelectElement;
    expect(jona.selectedOptions[0]?.textContent).toBe("Random");
  });

  it("hides no dice from somebody who is alone", () => {
    table(viewOf("plan"));
    expect(page.queryByRole("button", { name: "Hide my dice" })).toBeNull();
  });
});

describe("the adviser", () => {
  const advice = {
    seat: "Clara",
    line: "Clara mark d2",
    label: "Mark d2",
    said: "",
    why: "d2: 81.3% to move.",
  };
  const panel = () => page.getByRole("region", { name: "Adviser" });

  it("is called and sent away", () => {
    const { last, put } = table(viewOf("plan"));
    expect(page.queryByRole("region", { name: "Adviser" })).toBeNull();
    fireEvent.click(button("Adviser"));
    expect(last()).toMatchObject({ do: "advise", on: true });
    put(viewOf("plan"), { advising: true, advice });
    fireEvent.click(button("Adviser"));
    expect(last()).toMatchObject({ do: "advise", on: false });
  });

  it("says what it would do and why, and does it at a touch", () => {
    const { last } = table(viewOf("plan"), { advising: true, advice });
    expect(within(panel()).getByText("I would: Mark d2")).toBeTruthy();
    expect(within(panel()).getByText("d2: 81.3% to move.")).toBeTruthy();
    fireEvent.click(button("Do that"));
    expect(last()).toMatchObject({ do: "act", line: "Clara mark d2" });
  });

  it("says what it would say", () => {
    table(viewOf("plan"), {
      advising: true,
      advice: { ...advice, line: "Clara say Blue is fine.", label: "", said: "Blue is fine." },
    });
    expect(within(panel()).getByText("I would say: “Blue is fine.”")).toBeTruthy();
  });

  it("lets others go first, and has nothing to say to whoever is done", () => {
    const { put } = table(viewOf("plan"), { advising: true, advice: { ...advice, line: "", why: "" } });
    expect(within(panel()).getByText("I would let the others go first.")).toBeTruthy();
    expect(within(panel()).queryByRole("button")).toBeNull();
    put(viewOf("plan-ready"), { advising: true, advice: null });
    expect(within(panel()).getByText("You have nothing to decide right now.")).toBeTruthy();
  });
});
