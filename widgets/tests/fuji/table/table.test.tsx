import { act, cleanup, fireEvent, screen as page, render, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FujiTable } from "../../../src/fuji/table/FujiTable";
import type { ScreenView, TableTraits } from "../../../src/generated";
import { TIMEOUT_MS } from "../../../src/kernel";
import { Shell } from "../../../src/Shell";
import { pretend } from "../../model";
import { reply } from "../../shown";
import { type Sent, screenOf, viewOf } from "../../table/views";
import { WORDS } from "../../words";

function table(view: Sent, screen: Partial<ScreenView> = {}, traits: Partial<TableTraits> = {}) {
  const model = pretend<TableTraits>({
    lang: "en",
    words: WORDS.en,
    name: "table",
    saved_code: "fks1.first",
    clauses: true,
    view,
    screen: screenOf(screen),
    ...traits,
  });
  const shown = render(<Shell model={model} name="table" Body={FujiTable} />);
  const put = (next: Sent, change: Partial<ScreenView> = {}) =>
    act(() => {
      model.put("view", next);
      model.put("screen", screenOf({ ...screen, ...change }));
    });
  const answer = (what: Parameters<typeof reply>[1] = {}) =>
    act(async () => {
      reply(model, what);
      for (let turn = 0; turn < 8; turn += 1) await null; // the promises that wait for it
    });
  const last = () => model.sent.at(-1);
  return { model, put, answer, last, ...shown };
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const card = (square: string) => page.getByRole("gridcell", { name: new RegExp(`^${square}, `) });
const question = () => document.querySelector(".fk-question")?.textContent;
const voice = (root: ParentNode) => root.querySelector(".fk-live-region")?.textContent ?? "";
const refusal = {
  ok: false,
  reasons: [{ clause: "plan.three-steps", text: "That card is 6 steps away.", heading: "Three steps" }],
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["fujikitLang"];
  history.replaceState(null, "", "/");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("playing", () => {
  it("a tap on a lit card sends its line", () => {
    const { last } = table(viewOf("plan"));
    fireEvent.click(card("d2"));
    expect(last()).toMatchObject({ do: "act", line: "Clara mark d2" });
    expect(page.queryByRole("button", { name: "Pick none" })).toBeNull();
  });

  it("dice are collected and thrown with one button", () => {
    const { last } = table(viewOf("reroll"), { at: "Jona" });
    const tray = page.getByRole("region", { name: "Dice of Jona" });
    fireEvent.click(within(tray).getByRole("button", { name: /^die 1,/ }));
    fireEvent.click(within(tray).getByRole("button", { name: /^die 3,/ }));
    fireEvent.click(button("Reroll dice 1, 3"));
    expect(last()).toMatchObject({ do: "act", line: "Jona reroll 1 3" });
  });

  it("a card is picked, explained, and put back by Escape", () => {
    table(viewOf("plan-rope"));
    const rope = button("Rope");
    fireEvent.click(rope);
    expect(page.getByText("Choose a card next to you: you move there at once.")).toBeTruthy();
    rope.focus();
    fireEvent.keyDown(rope, { key: "Escape" });
    expect(question()).toBe("Clara, where do you want to go?");
  });

  it("a card in hand stays lit with the others, so that its place stays open on a phone", () => {
    const { container } = table(viewOf("plan-rope"));
    fireEvent.click(button("Rope"));
    expect(container.querySelector(".fk-card[aria-pressed=true]")?.getAttribute("data-lit")).toBe("true");
  });

  it("a second tap while a line is on its way sends nothing", () => {
    const { model } = table(viewOf("plan"));
    fireEvent.click(card("d2"));
    fireEvent.click(card("c3"));
    expect(model.sent).toHaveLength(1);
  });

  it("what a card means stands below the dice, and the help stays while it is looked at", () => {
    const { container } = table(viewOf("plan"));
    const help = () => container.querySelector(".fk-prompt-help")?.textContent;
    const before = help();
    expect(before).toBeTruthy();
    fireEvent.pointerEnter(card("d2"));
    expect(container.querySelector(".fk-slip")?.textContent).toMatch(/^d2: your total there is/);
    expect(help()).toBe(before);
  });

  it("names are text and nothing else", () => {
    const plan = viewOf("plan");
    const evil = "<img/src=x>";
    const seats = { ...plan.seats, [evil]: plan.seats["Steve"] } as Sent["seats"];
    const { container } = table({ ...plan, seats });
    expect(container.querySelector("img")).toBeNull();
    expect(page.getByText(evil)).toBeTruthy();
  });
});

describe("refusals", () => {
  it("a card that is not offered asks why, and the reasons stand in the prompt, never in the log", async () => {
    const { last, answer, container } = table(viewOf("plan"));
    fireEvent.click(card("a1"));
    expect(last()).toMatchObject({ do: "why-not", key: "square a1", seat: "Clara" });
    await answer(refusal);
    expect(page.getAllByText("That card is 6 steps away.")).toHaveLength(2);
    expect(container.querySelector(".fk-log")?.textContent).not.toContain("6 steps away");
    expect(voice(container)).toBe("That card is 6 steps away.");
  });

  it("a refused line says why too, and the clause is a click away", async () => {
    const { last, answer } = table(viewOf("plan"));
    fireEvent.click(card("d2"));
    await answer(refusal);
    fireEvent.click(button("Look up the rule: Three steps"));
    expect(last()).toMatchObject({ do: "look-up", clause: "plan.three-steps" });
  });

  it("what ends the phase is there before it is allowed, and says why not", () => {
    const { last } = table(viewOf("plan"));
    fireEvent.click(button("Ready"));
    expect(last()).toMatchObject({ do: "why-not", key: "", intent: "ready", seat: "Clara" });
  });

  it("a card of the hand that can't be used now says why", () => {
    const plan = viewOf("plan-rope");
    const offers = plan.offers.filter((offer) => !offer.picks?.includes("card rope"));
    const { last } = table({ ...plan, offers });
    fireEvent.click(button("Rope"));
    expect(last()).toMatchObject({ do: "why-not", key: "card rope", seat: "Clara" });
  });

  it("undo that is not possible says why", () => {
    const { model } = table(viewOf("plan"), { can_undo: false, undo_why: "Dice have rolled since." });
    fireEvent.click(button("Undo"));
    expect(model.sent).toEqual([]);
    expect(page.getByText("Dice have rolled since.")).toBeTruthy();
  });
});

describe("the curtain", () => {
  it("hangs over the dice until somebody says who they are", () => {
    const { last, container } = table(viewOf("plan-public"), { at: null, curtain: "Clara" });
    expect(container.querySelector(".fk-tray")).toBeNull();
    expect(page.getByRole("grid")).toBeTruthy();
    fireEvent.click(button("I am Clara"));
    expect(last()).toMatchObject({ do: "take-screen", seat: "Clara" });
  });

  it("offers the others who are awaited", () => {
    const { last } = table(viewOf("plan-public"), { at: null, curtain: "Clara", people: ["Clara", "Jona"] });
    expect(page.queryByRole("button", { name: "I am Steve" })).toBeNull();
    fireEvent.click(button("I am Jona"));
    expect(last()).toMatchObject({ do: "take-screen", seat: "Jona" });
  });

  it("takes the focus and is announced when it falls", () => {
    const { put, container } = table(viewOf("plan-marked"));
    button("Ready").focus();
    put(viewOf("plan-public"), { at: null, curtain: "Jona" });
    expect(document.activeElement).toBe(button("I am Jona"));
    expect(voice(container)).toContain("Pass the screen to Jona");
  });

  it("leaves the focus of a page that just opens alone", () => {
    table(viewOf("plan-public"), { at: null, curtain: "Clara" });
    expect(document.activeElement).toBe(document.body);
  });

  it("can be hung again by whoever sits there", () => {
    const { last } = table(viewOf("plan"));
    fireEvent.click(button("Hide my dice"));
    expect(last()).toMatchObject({ do: "pass-screen" });
  });
});

describe("the prompt", () => {
  it("gives none of several equal answers the main button", () => {
    const { container } = table(viewOf("setup-leave-out"), { at: "Steve" });
    expect(page.getAllByRole("button", { name: /^Leave out die \d$/ })).toHaveLength(6);
    expect(container.querySelector(".fk-prompt [data-main]")).toBeNull();
  });

  it("shows the sides of a die that is to be left out", () => {
    table(viewOf("setup-leave-out"), { at: "Steve" });
    const sides = within(button("Leave out die 2")).getByRole("img", { hidden: true });
    expect(sides.getAttribute("aria-label")).toBe("pink 1, blue 2, yellow 3, yellow 4, blue 5, pink 6");
    expect(button("Leave out die 2").getAttribute("aria-describedby")).toBe(sides.id);
  });

  it("points to the third meeple once the own marker lies and its own does not", () => {
    const plan = viewOf("pair-plan");
    const called = () => document.querySelector(".fk-switch [data-calls]")?.textContent;
    const { put } = table(plan, { people: ["Clara", "Jona"] });
    expect(called()).toBeUndefined();
    put({ ...plan, ask: { question: "Clara, to e2?", reminder: "It has none yet.", calls: "Third" } });
    expect(called()).toContain("Third");
    expect(page.getByText("It has none yet.")).toBeTruthy();
  });

  it("does not hold what the coach says, which would cover a phone's board", () => {
    const odds = { squares: {}, model: "Rolled once.", advice: "Stay on d2.", keep: [] };
    const { container } = table(viewOf("plan"), { odds });
    expect(page.getByText("Stay on d2.")).toBeTruthy();
    expect(container.querySelector(".fk-action-panel")?.textContent).not.toContain("Stay on d2.");
  });

  it("has no tray under it before there are dice", () => {
    const setup = viewOf("setup-leave-out");
    const seats = Object.entries(setup.seats).map(([name, seat]) => [name, { ...seat, dice: [] }]);
    table({ ...setup, seats: Object.fromEntries(seats) }, { at: "Steve" });
    expect(page.queryByRole("region", { name: "Dice of Steve" })).toBeNull();
  });
});

describe("keys", () => {
  it("pick dice, press the main button, take back", async () => {
    const { last, answer } = table(viewOf("reroll"), { at: "Jona" });
    const grid = page.getAllByRole("gridcell")[0] as HTMLElement;
    fireEvent.keyDown(grid, { key: "2" });
    fireEvent.keyDown(grid, { key: "r" });
    expect(last()).toMatchObject({ do: "act", line: "Jona reroll 2" });
    await answer();
    fireEvent.keyDown(grid, { key: "u" });
    expect(last()).toMatchObject({ do: "undo" });
  });

  it("are letters while somebody types", () => {
    const { model } = table(viewOf("plan"));
    const field = page.getByRole("textbox", { hidden: true });
    fireEvent.keyDown(field, { key: "r" });
    fireEvent.keyDown(field, { key: "1" });
    expect(model.sent).toEqual([]);
  });

  it("are shown under a question mark", () => {
    table(viewOf("plan"));
    fireEvent.keyDown(page.getAllByRole("gridcell")[0] as HTMLElement, { key: "?" });
    expect(page.getByRole("group", { name: "Keys" })).toBeTruthy();
  });

  it("keep the focus: where a button vanishes the main one has it", async () => {
    const { put } = table(viewOf("asked-draw"), { at: null, open: true });
    button("Leave it for others").focus();
    put(viewOf("equip"), { at: "Clara", open: false });
    await expect.poll(() => document.activeElement).toBe(button("Ready"));
  });
});

describe("the voice", () => {
  it("tells every new line once and in order, then the question", () => {
    const plan = viewOf("plan");
    const { put, container } = table(plan);
    const told = { event: "Marked", text: "One.", seat: "Jona" };
    const log = [...plan.log, told, { ...told, text: "Two." }];
    put({ ...plan, log, phase: "equip", ask: viewOf("equip").ask });
    expect(voice(container)).toBe("One. Two. Clara, do you use a card?");
  });

  it("does not tell a log again in another language", () => {
    const plan = viewOf("plan");
    const { model, container } = table(plan);
    const ask = { question: "Clara, dokąd chcesz iść?" };
    act(() => {
      model.put("words", WORDS.pl);
      model.put("lang", "pl");
      model.put("view", { ...plan, ask, log: plan.log.map((each) => ({ ...each, text: "Po polsku." })) });
    });
    expect(voice(container)).toBe("");
    expect(question()).toBe("Clara, dokąd chcesz iść?");
  });
});

describe("the end", () => {
  it("shows the outcome, and offers replay, a new game and a file", () => {
    const { last } = table(viewOf("lost"), { at: null, open: true, link: "fk1.over" });
    expect(page.getByRole("region", { name: "The mountain has won" })).toBeTruthy();
    fireEvent.click(button("Watch replay"));
    expect(last()).toMatchObject({ do: "go-to-step", step: 0 });
    fireEvent.click(button("New game"));
    expect(last()).toMatchObject({ do: "restart" });
  });

  it("copies a link that opens the game", async () => {
    const written = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: written } });
    table(viewOf("lost"), { at: null, open: true, link: "fk1.over" });
    fireEvent.click(button("Copy link"));
    await waitFor(() => button("Link copied."));
    expect(written).toHaveBeenCalledWith(expect.stringContaining("#fujikit.table.table=fk1.over"));
    vi.unstubAllGlobals();
  });

  it("steps through the replay and back to the end", () => {
    const replay = { at: 0, last: 4, line: "", seat: "", story: [], rounds: [] };
    const { last } = table(viewOf("plan-public"), { at: null, open: true, replay });
    fireEvent.click(button("One move forward"));
    expect(last()).toMatchObject({ do: "go-to-step", step: 1 });
    fireEvent.click(button("Back to the end"));
    expect(last()).toMatchObject({ do: "go-to-step", step: null });
  });
});

describe("nothing is lost", () => {
  const keptBefore = (code: string) =>
    localStorage.setItem(
      "fujikit.table.table",
      JSON.stringify({ code, at: "", round: 3, phase: "plan", players: ["Ann", "Bob"], finished: false }),
    );

  it("a game that nobody has touched is not kept", () => {
    table(viewOf("plan"), {}, { saved_code: "" });
    expect(location.hash).toBe("");
  });

  it("every game shown goes into address and storage", () => {
    const { model, put } = table(viewOf("plan"));
    expect(location.hash).toBe("#fujikit.table.table=fks1.first");
    put(viewOf("plan-marked"));
    act(() => model.put("saved_code", "fks1.second"));
    expect(location.hash).toBe("#fujikit.table.table=fks1.second");
    expect(localStorage.getItem("fujikit.table.table")).toContain("fks1.second");
  });

  it("the game of the address comes back by itself, and is kept until it has", async () => {
    location.hash = "#fujikit.table.table=fks1.before";
    const { last, answer } = table(viewOf("plan"));
    expect(last()).toMatchObject({ do: "load", text: "fks1.before" });
    expect(location.hash).toBe("#fujikit.table.table=fks1.before");
    await answer();
    expect(location.hash).toBe("#fujikit.table.table=fks1.first");
  });

  it("a game that can't come back is not destroyed before the reader says so", async () => {
    location.hash = "#fujikit.table.table=fks1.before";
    const { answer } = table(viewOf("plan"));
    await answer({ ok: false, note: "Sealed by another server." });
    expect(page.getByText(/Sealed by another server/)).toBeTruthy();
    expect(localStorage.getItem("fujikit.table.table.before")).toContain("fks1.before");
    fireEvent.click(button("Delete it"));
    expect(localStorage.getItem("fujikit.table.table.before")).toBeNull();
  });

  it("a game of the storage is offered", async () => {
    keptBefore("fks1.before");
    const { last, answer } = table(viewOf("plan"));
    expect(page.getByText("A game with Ann, Bob, round 3, is saved in this browser.")).toBeTruthy();
    fireEvent.click(button("Go on"));
    expect(last()).toMatchObject({ do: "load", text: "fks1.before" });
    await answer();
    expect(page.queryByText(/is kept in this browser/)).toBeNull();
  });

  it("a silent kernel is told of until it answers", async () => {
    vi.useFakeTimers();
    const { answer, last } = table(viewOf("plan"));
    fireEvent.click(card("d2"));
    await act(async () => {
      await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    });
    expect(page.getByRole("alert").textContent).toContain("The game is not responding.");
    fireEvent.click(button("Try again"));
    expect(last()).toMatchObject({ do: "set-language", lang: "en" });
    await answer();
    expect(page.queryByRole("alert")).toBeNull();
  });
});

describe("settings", () => {
  it("switch the language in the kernel and remember it", () => {
    const { last } = table(viewOf("plan"));
    fireEvent.click(button("Settings"));
    fireEvent.click(button("Polski"));
    expect(last()).toMatchObject({ do: "set-language", lang: "pl" });
    expect(JSON.parse(localStorage.getItem("fujikit.look") ?? "")).toEqual({ lang: "pl" });
  });

  it("what was liked before is there again", () => {
    localStorage.setItem("fujikit.look", '{"palette":"clear","letters":true,"lang":"fr","theme":"loud"}');
    const { model } = table(viewOf("plan"));
    expect(model.get("palette")).toBe("clear");
    expect(model.get("letters")).toBe(true);
    expect(model.get("theme")).toBe("light");
  });

  it("Escape closes them and gives the focus back", () => {
    table(viewOf("plan"));
    const opener = button("Settings");
    fireEvent.click(opener);
    fireEvent.keyDown(button("Français"), { key: "Escape" });
    expect(page.queryByRole("group", { name: "Settings" })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("open a file of a game, and set the one on the table aside", async () => {
    const { last, container, answer } = table(viewOf("plan"));
    fireEvent.click(button("Settings"));
    const field = container.querySelector("input[type=file]") as HTMLInputElement;
    fireEvent.change(field, { target: { files: [new File(["fuji = 1"], "game.fuji")] } });
    await waitFor(() => expect(last()).toMatchObject({ do: "load", text: "fuji = 1" }));
    expect(localStorage.getItem("fujikit.table.table.before")).toBeNull();
    await answer();
    expect(localStorage.getItem("fujikit.table.table.before")).toContain("fks1.first");
  });

  it("a new game is asked for twice", () => {
    const { model, last } = table(viewOf("plan"));
    fireEvent.click(button("Settings"));
    fireEvent.click(button("New game"));
    expect(model.sent).toEqual([]);
    fireEvent.click(button("New game"));
    expect(last()).toMatchObject({ do: "restart" });
  });
});

describe("the head", () => {
  it("says the round, and before the first one that the table is being set up", () => {
    const { container, put } = table(viewOf("setup-keep"), { at: null, open: true });
    const facts = () => container.querySelector(".fk-facts")?.textContent;
    expect(facts()).toMatch(/^Set-up level/);
    put(viewOf("plan"));
    expect(facts()).toMatch(/^round 1 level/);
  });
});
