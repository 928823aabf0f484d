import { act, cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import type { Lang, ScreenView, TableTraits, TableView } from "../../src/generated";
import { Shell } from "../../src/Shell";
import { Table } from "../../src/table/Table";
import { pretend } from "../model";
import { reply } from "../shown";
import { WORDS } from "../words";
import { type Name, viewOf } from "./tables";
import { screenOf } from "./views";

afterEach(cleanup);

const OPEN: ScreenView = screenOf({ at: null, open: true, people: ["Anna", "Ben"], kinds: [] });
const CLARA = { ...OPEN, at: "Clara", open: false, people: ["Clara", "Jona"] };

function shown(view: TableView | Name, seat: Partial<ScreenView> = {}, lang: Lang = "en") {
  const model = pretend<TableTraits>({
    lang,
    words: WORDS[lang],
    view: typeof view === "string" ? viewOf(view) : view,
    screen: { ...OPEN, ...seat },
    clauses: true,
    name: "",
    saved_code: "",
  });
  render(<Shell model={model} name="plain-table" Body={Table} />);
  return model;
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => act(async () => button(name).click());
/** What is asked and answered, without what is only spoken. */
const asked = () => within(screen.getByRole("region", { name: "What to do now" }));
const lines = (model: ReturnType<typeof shown>) => model.sent.map((each) => each["line"]);

describe("the head", () => {
  it("says what is played, the round, and all phases with the present one marked", () => {
    shown("robinson-plan");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Robinson Crusoe");
    expect(screen.getByText("round 1")).toBeTruthy();
    const phases = within(screen.getByRole("list", { name: "Phases of the round" }));
    const now = phases
      .getAllByRole("listitem")
      .filter((each) => each.getAttribute("aria-current") === "step");
    expect(now.map((each) => each.textContent)).toEqual(["planning"]);
  });
});

describe("choosing", () => {
  it("sends an answer by one tap", async () => {
    const model = shown("robinson-question");
    await press("1");
    expect(lines(model)).toEqual(["Anna choose 1"]);
  });

  it("asks for one thing after the other, shows what is chosen, and takes it back", async () => {
    const model = shown("robinson-plan");
    await press("Explore");
    await press("m2");
    expect(asked().getByText("Whose pawn?")).toBeTruthy();
    const chosen = within(screen.getByRole("list", { name: "Chosen" }));
    expect(chosen.getAllByRole("listitem").map((each) => each.textContent)).toEqual(["Explore", "m2"]);
    await press("Put back: m2");
    await press("t1");
    expect(model.sent).toEqual([]);
    await press("Friday");
    expect(lines(model)).toEqual(["Anna place explore t1 with Friday"]);
  });

  it("acts for whoever is chosen, where that matters", async () => {
    const model = shown("robinson-plan");
    const who = within(screen.getByRole("group", { name: "Who is acting" }));
    await act(async () => who.getByRole("button", { name: "Ben" }).click());
    await press("Rest");
    await act(async () => asked().getAllByRole("button", { name: "Ben" })[1]?.click());
    expect(lines(model)).toEqual(["Ben place rest"]);
  });

  it("collects the things of a set and sends them by a button", async () => {
    const model = shown("fuji-reroll", CLARA);
    await press("Reroll dice");
    expect(screen.getByText("Choose 1 to 6.")).toBeTruthy();
    await press("die 3, blue 3");
    await press("die 1, blue 6");
    await press("die 2, pink 1");
    await press("die 2, pink 1");
    expect(button("die 1, blue 6").getAttribute("aria-pressed")).toBe("true");
    expect(button("die 2, pink 1").getAttribute("aria-pressed")).toBe("false");
    expect(model.sent).toEqual([]);
    await press("Reroll dice 1, 3");
    expect(lines(model)).toEqual(["Clara reroll 1 3"]);
  });

  it("opens a group of intents, and goes back by Escape", async () => {
    shown("fuji-equip", CLARA);
    await press("Use a card…");
    expect(button("Use a card…").getAttribute("aria-expanded")).toBe("true");
    await press("Machete");
    expect(screen.queryByRole("button", { name: "Ready" })).toBeNull();
    await act(async () => {
      button("Back").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    expect(button("Ready")).toBeTruthy();
  });

  it("sends a free text, and keeps it when it is refused", async () => {
    const model = shown("fuji-plan", CLARA);
    await press("Say something");
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Say something" });
    await press("Send");
    expect(model.sent).toEqual([]);
    await act(async () => {
      field.value = "I have a six.";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await press("Send");
    expect(lines(model)).toEqual(["Clara say I have a six."]);
    const reasons = [{ clause: "talk.no-numbers", text: "That tells a number.", heading: "No numbers" }];
    await act(async () => reply(model, { ok: false, reasons }));
    expect(await asked().findByText("That tells a number.")).toBeTruthy();
    expect(field.value).toBe("I have a six.");
  });
});

describe("what is refused", () => {
  it("says why a thing can't be picked, with its clause a click away", async () => {
    const model = shown("robinson-plan");
    await press("Explore");
    const unlit = within(screen.getByText("Why not …?").closest("details") as HTMLElement);
    await act(async () => unlit.getByText("Ben").click());
    expect(model.sent).toMatchObject([{ do: "why-not", key: "pawn Ben", intent: "explore", seat: "Anna" }]);
    const reasons = [{ clause: "rc.plan.pawns", text: "That is Ben's pawn.", heading: "Pawns" }];
    await act(async () => reply(model, { ok: false, reasons }));
    const link = await screen.findByRole("button", { name: "Look up the rule: Pawns" });
    await act(async () => link.click());
    expect(model.sent.at(-1)).toMatchObject({ do: "look-up", clause: "rc.plan.pawns" });
  });

  it("says why nothing can be taken back, and asks for it where it can", async () => {
    const model = shown("robinson-plan", { can_undo: false, undo_why: "There is nothing to take back." });
    await press("Undo");
    expect(screen.getByText("There is nothing to take back.")).toBeTruthy();
    expect(model.sent).toEqual([]);
    await act(async () => model.put("screen", OPEN));
    await press("Undo");
    expect(model.sent).toMatchObject([{ do: "undo" }]);
  });
});

describe("one screen for several people", () => {
  it("hangs a curtain and gives the screen to whoever takes it", async () => {
    const view = { ...viewOf("fuji-plan"), seat: null, ask: null, intents: [], offers: [], things: {} };
    const model = shown(view, { ...CLARA, at: null, curtain: "Clara" });
    expect(screen.getByText("Everybody else looks away: this is for Clara only.")).toBeTruthy();
    await press("I am Jona");
    expect(model.sent).toMatchObject([{ do: "take-screen", seat: "Jona" }]);
  });

  it("can be passed on by whoever has the screen", async () => {
    const model = shown("fuji-plan", CLARA);
    await press("Pass the screen");
    expect(model.sent).toMatchObject([{ do: "pass-screen" }]);
  });
});

it("the end is told, and nothing is asked any more", () => {
  const outcome = { won: true, why: "rc.won", text: "The pyre burns.", score: 12 };
  shown({ ...viewOf("robinson-plan"), outcome, intents: [], offers: [], ask: null });
  const end = within(screen.getByRole("region", { name: "Won" }));
  expect(end.getByText("The pyre burns.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "What to do now" })).toBeNull();
});

it.each<Lang>(["fr", "pl"])("speaks %s around the game's own words", (lang) => {
  shown("robinson-plan", {}, lang);
  expect(screen.getByRole("region", { name: WORDS[lang]["plain.text"] as string })).toBeTruthy();
  expect(button(WORDS[lang]["table.undo"] as string)).toBeTruthy();
});
