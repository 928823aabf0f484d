import { act, cleanup, fireEvent, screen as page, render, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Play } from "../../../src/fuji/setup/Play";
import type { PlayTraits, SetupView } from "../../../src/generated";
import { TIMEOUT_MS } from "../../../src/kernel";
import { Shell } from "../../../src/Shell";
import { saveGame } from "../../../src/table/gameStorage";
import { pretend } from "../../model";
import { reply } from "../../shown";
import { screenOf, viewOf } from "../../table/views";
import { WORDS } from "../../words";
import { setupOf } from "./setups";

function play(setup: SetupView | null = setupOf(), traits: Partial<PlayTraits> = {}) {
  const model = pretend<PlayTraits>({
    lang: "en",
    words: WORDS.en,
    name: "play",
    saved_code: "",
    view: "{}",
    setup,
    ...traits,
  });
  const shown = render(<Shell model={model} name="play" Body={Play} />);
  const answer = (what: Parameters<typeof reply>[1] = {}, change: Partial<PlayTraits> = {}) =>
    act(async () => {
      for (const [name, value] of Object.entries(change)) model.put(name as "setup", value as SetupView);
      reply(model, what);
      for (let turn = 0; turn < 8; turn += 1) await null; // the promises that wait for it
    });
  const lay = () => ({
    setup: null,
    view: viewOf("plan-public"),
    screen: screenOf({ at: null, curtain: "Clara" }),
  });
  return { model, answer, lay, last: () => model.sent.at(-1), ...shown };
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = (name: string) => page.getByRole("textbox", { name }) as HTMLInputElement;
const deal = () => fireEvent.click(button("Deal the cards"));
const refusal = (name: string, seat: number | null, text: string) => ({
  setup: setupOf({ refusal: { field: name, seat, text } }),
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the set-up dialogue", () => {
  it("deals with one click, and the table gets the focus", async () => {
    const { answer, lay, last } = play();
    button("Deal the cards").focus();
    deal();
    expect(last()).toMatchObject({ do: "start-game", options: setupOf().options });
    await answer({}, lay());
    expect(page.queryByRole("form")).toBeNull();
    expect(document.activeElement).toBe(button("I am Clara"));
  });

  it("sends what was written and chosen", () => {
    const { last } = play();
    fireEvent.input(field("Name of player 2"), { target: { value: "Ben" } });
    fireEvent.click(page.getByRole("radio", { name: /Round the Mirror Lake/ }));
    fireEvent.click(page.getByRole("radio", { name: /Level 2/ }));
    fireEvent.click(page.getByRole("radio", { name: /Polish edition/ }));
    fireEvent.click(page.getByRole("checkbox", { name: /Extra thrill/ }));
    const ben = page.getByRole("group", { name: "Ben" });
    fireEvent.change(within(ben).getByRole("combobox", { name: "Skill" }), { target: { value: "scout" } });
    deal();
    expect(last()).toMatchObject({
      options: {
        seats: [{ name: "Clara" }, { name: "Ben", skill: "scout", character: "" }, { name: "Steve" }],
        scenario: 3,
        level: 2,
        edition: "pl",
        thrill: true,
      },
    });
  });

  it("takes two to four names, and gives the focus to the new one", () => {
    const { last } = play();
    fireEvent.click(button("Add a player"));
    expect(document.activeElement).toBe(field("Name of player 4"));
    expect(field("Name of player 4").value).toBe("Mara");
    expect(page.queryByRole("button", { name: "Add a player" })).toBeNull();
    fireEvent.click(button("Remove Jona"));
    fireEvent.click(button("Remove Clara"));
    expect(page.queryByRole("button", { name: /does not play/ })).toBeNull();
    deal();
    expect(last()).toMatchObject({ options: { seats: [{ name: "Steve" }, { name: "Mara" }] } });
  });

  it("asks two players for a variant, and for a third meeple where there is one", () => {
    const { last } = play();
    expect(page.queryByRole("radio", { name: /third meeple/ })).toBeNull();
    fireEvent.click(button("Remove Jona"));
    expect(page.queryByRole("group", { name: "Third meeple" })).toBeNull();
    fireEvent.click(page.getByRole("radio", { name: /B: a third meeple/ }));
    const third = page.getByRole("group", { name: "Third meeple" });
    const skills = within(third).getByRole("combobox", { name: "Skill" }) as HTMLSelectElement;
    expect([...skills.options].map((option) => option.value)).toEqual(["", "buddy", "gatherer"]);
    fireEvent.change(skills, { target: { value: "gatherer" } });
    deal();
    expect(last()).toMatchObject({ options: { variant: "b", third: { skill: "gatherer" } } });
  });

  it("shows a refusal at its field, goes there, and takes it away with the next change", async () => {
    const { answer } = play();
    deal();
    await answer({ ok: false, note: "Same name." }, refusal("players", 1, "Same name."));
    const jona = field("Name of player 2");
    expect(document.activeElement).toBe(jona);
    expect(jona.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(jona.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Same name.",
    );
    expect(field("Name of player 1").hasAttribute("aria-invalid")).toBe(false);
    fireEvent.input(jona, { target: { value: "Ben" } });
    expect(page.queryByText("Same name.")).toBeNull();
  });

  it("opens what hides a refused field", async () => {
    const { answer } = play();
    deal();
    await answer({ ok: false, note: "Twice." }, refusal("skills", 2, "Twice."));
    const steve = within(page.getByRole("group", { name: "Steve" })).getByRole("combobox", { name: "Skill" });
    expect(steve.closest("details")?.open).toBe(true);
    expect(document.activeElement).toBe(steve);
  });

  it("goes to the chosen one of several when a choice is refused", async () => {
    const { answer } = play();
    deal();
    await answer({ ok: false, note: "No." }, refusal("scenario", null, "No."));
    expect(document.activeElement).toBe(page.getByRole("radio", { name: /Knife-edge Ridge/ }));
  });

  it("says a refusal that belongs to no field", async () => {
    const { answer } = play();
    deal();
    await answer({ ok: false, note: "Something went wrong." });
    expect(page.getByRole("alert").textContent).toContain("Something went wrong.");
  });

  it("keeps the choices for the next time, but only what is still on offer", () => {
    const first = play();
    fireEvent.input(field("Name of player 1"), { target: { value: "<b>Ann</b>" } });
    fireEvent.click(page.getByRole("radio", { name: /Round the Mirror Lake/ }));
    first.unmount();
    const setup = setupOf();
    play({ ...setup, scenarios: setup.scenarios.slice(0, 1) });
    expect(field("Name of player 1").value).toBe("<b>Ann</b>");
    expect((page.getByRole("radio", { name: /Knife-edge Ridge/ }) as HTMLInputElement).checked).toBe(true);
    expect(document.querySelector("b")).toBeNull();
  });

  it.each(["{", "7", '{"seats":[{}],"level":"9"}', '{"seats":[{"name":"A"}]}'])(
    "takes no notice of storage that holds %s",
    (text) => {
      localStorage.setItem("fujikit.setup", text);
      const { last } = play();
      deal();
      expect(last()).toMatchObject({ options: setupOf().options });
    },
  );

  it("marks values of our own, and only those", () => {
    play();
    expect(page.getByRole("radio", { name: /Level 1 our own values/ })).toBeTruthy();
    expect(page.getByRole("radio", { name: /^Level 2 A failed/ })).toBeTruthy();
  });

  it("says why the game in the address can't be opened", () => {
    play(setupOf({ note: "It is damaged." }));
    expect(page.getByRole("alert").textContent).toContain("It is damaged.");
  });

  it("goes back to the game on the table", async () => {
    const { last } = play(setupOf({ back: true }));
    fireEvent.click(button("Back to the game on the table"));
    expect(last()).toMatchObject({ do: "set-up", open: false });
  });
});

describe("a box of one's own", () => {
  const paste = (text: string) =>
    fireEvent.input(page.getByRole("textbox", { name: "Or paste it here" }), { target: { value: text } });

  it("is checked by the kernel, and its mistakes are listed beside the text", async () => {
    const { answer, last } = play();
    paste("format = 1");
    fireEvent.click(button("Check and use it"));
    expect(last()).toMatchObject({ do: "use-box", text: "format = 1", file: "" });
    const box = { name: "", mistakes: ["box: name: is missing"], more: 2 };
    await answer({ ok: false }, { setup: setupOf({ box }) });
    expect(page.getByRole("alert").textContent).toContain("box: name: is missing");
    expect(page.getByRole("alert").textContent).toContain("And 2 more mistakes.");
    expect((page.getByRole("textbox", { name: "Or paste it here" }) as HTMLTextAreaElement).value).toBe(
      "format = 1",
    );
    expect(page.getByRole("alert").closest("details")?.open).toBe(true);
    expect(localStorage.getItem("fujikit.setup.box")).toBeNull();
  });

  it("is opened from a file, whose name the kernel hears", async () => {
    const { container, last } = play();
    const chooser = container.querySelector(".fk-more input[type=file]") as HTMLInputElement;
    fireEvent.change(chooser, { target: { files: [new File(["name = 1"], "ours.toml")] } });
    await waitFor(() => expect(last()).toMatchObject({ do: "use-box", text: "name = 1", file: "ours.toml" }));
    expect((page.getByRole("textbox", { name: "Or paste it here" }) as HTMLTextAreaElement).value).toBe(
      "name = 1",
    );
  });

  it("is asked for again the next time, and can be left", async () => {
    const first = play();
    paste("a whole box");
    fireEvent.click(button("Check and use it"));
    await first.answer({}, { setup: setupOf({ box: { name: "ours", mistakes: [], more: 0 } }) });
    first.unmount();
    const { last } = play();
    expect(last()).toMatchObject({ do: "use-box", text: "a whole box" });
    cleanup();
    const again = play(setupOf({ box: { name: "ours", mistakes: [], more: 0 } }));
    expect(again.model.sent).toEqual([]);
    fireEvent.click(button("Back to the default box"));
    expect(again.last()).toMatchObject({ do: "use-box", text: "" });
  });
});

describe("a game that comes back", () => {
  const kept = {
    code: "fks1.old",
    at: "2026-01-01T00:00:00.000Z",
    round: 3,
    phase: "plan",
    players: ["Ann", "Ben"],
    finished: false,
  };

  it("skips the dialogue when it stands in the address", async () => {
    history.replaceState(null, "", "#fujikit.table.play=fks1.old");
    const { answer, lay, last } = play();
    expect(last()).toMatchObject({ do: "load", text: "fks1.old" });
    expect(page.queryByRole("form")).toBeNull();
    await answer({}, { ...lay(), saved_code: "fks1.new" });
    expect(document.activeElement).toBe(document.body);
    expect(location.hash).toContain("fks1.new");
    expect(page.getByRole("grid")).toBeTruthy();
  });

  it("is offered when only the storage has it, and set aside by a new deal", async () => {
    saveGame("play", kept);
    history.replaceState(null, "", "/");
    const { answer, lay, model } = play();
    expect(page.getByText(/A game with Ann, Ben, round 3/)).toBeTruthy();
    expect(model.sent).toEqual([]);
    deal();
    await answer({}, { ...lay(), saved_code: "fks1.new" });
    expect(localStorage.getItem("fujikit.table.play")).toContain("fks1.new");
    expect(localStorage.getItem("fujikit.table.play.before")).toContain("fks1.old");
    expect(page.queryByText(/A game with Ann, Ben/)).toBeNull();
  });

  it("that gets no answer gives way to the dialogue", async () => {
    vi.useFakeTimers();
    history.replaceState(null, "", "#fujikit.table.play=fks1.old");
    play();
    await act(async () => void (await vi.advanceTimersByTimeAsync(TIMEOUT_MS)));
    expect(page.getByRole("form")).toBeTruthy();
    expect(page.getByRole("alert").textContent).toContain(WORDS.en["kernel.silent"]);
    expect(location.hash).toContain("fks1.old");
  });

  it("that can't come back is told in the dialogue", async () => {
    history.replaceState(null, "", "#fujikit.table.play=fks1.old");
    const { answer } = play();
    await answer({ ok: false, note: "Another server sealed it." });
    expect(page.getByRole("alert").textContent).toContain("Another server sealed it.");
    fireEvent.click(button("Delete it"));
    expect(page.queryByRole("alert")).toBeNull();
    expect(localStorage.getItem("fujikit.table.play.before")).toBeNull();
  });
});

describe("the next game", () => {
  it("is set up after the end, and from the settings without a warning", () => {
    const over = { view: viewOf("lost"), screen: screenOf({ at: null, open: true }) };
    const { last, unmount } = play(null, over);
    fireEvent.click(button("New game…"));
    expect(last()).toMatchObject({ do: "set-up", open: true });
    unmount();
    const running = play(null, { view: viewOf("plan"), screen: screenOf() });
    fireEvent.click(button("Settings"));
    fireEvent.click(button("New game…"));
    expect(running.last()).toMatchObject({ do: "set-up", open: true });
  });
});

describe("a link that begins the page", () => {
  const people = (seats: readonly { code: string }[]) => seats.filter(({ code }) => !code).length;

  it("deals at once for one person and two teammates, and only once", async () => {
    history.replaceState(null, "", "/#start=alone&other=1");
    const { model, answer, lay, last } = play();
    expect(last()).toMatchObject({ do: "start-game" });
    const { options } = last() as unknown as { options: SetupView["options"] };
    expect([options.seats.length, people(options.seats)]).toEqual([3, 1]);
    expect(page.queryByRole("button", { name: "Deal the cards" })).toBeNull();
    expect(location.hash).toBe("#other=1");
    await answer({ ok: true }, lay());
    expect(model.sent.filter(({ do: kind }) => kind === "start-game")).toHaveLength(1);
  });

  it("shows the set-up where it could not be dealt", async () => {
    history.replaceState(null, "", "/#start=alone");
    const { answer } = play();
    await answer({ ok: false, note: "No." });
    expect(button("Deal the cards")).toBeTruthy();
  });

  it("sets up for people round one screen", () => {
    history.replaceState(null, "", "/#start=together");
    const { model } = play();
    expect(model.sent).toEqual([]);
    expect(button(/^Together/).getAttribute("aria-pressed")).toBe("true");
  });

  it("brings the game of the address back and deals none", async () => {
    saveGame("play", {
      code: "fks1.a",
      at: "2026-01-01T00:00:00.000Z",
      round: 2,
      phase: "plan",
      players: ["Clara"],
      finished: false,
    });
    history.replaceState(null, "", "/#start=alone&fujikit.table.play=fks1.a");
    localStorage.setItem("fujikit.table.play.page", "0");
    const { model, answer, lay } = play();
    await answer({ ok: true }, lay());
    expect(model.sent.map(({ do: kind }) => kind)).toEqual(["load"]);
  });
});
