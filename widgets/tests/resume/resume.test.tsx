import { act, cleanup, fireEvent, screen as page, render, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ResumeTraits } from "../../src/generated";
import { Resume } from "../../src/resume/Resume";
import { Shell } from "../../src/Shell";
import {
  archiveGame,
  listSavedGames,
  restoreDecision,
  type SavedGame,
  saveGame,
  thisPage,
} from "../../src/table/gameStorage";
import { pretend } from "../model";
import { reply } from "../shown";
import { WORDS } from "../words";

const saved = (code: string, traits: Partial<SavedGame> = {}): SavedGame => ({
  code,
  at: "2026-03-01T12:00:00.000Z",
  round: 3,
  phase: "plan",
  players: ["Clara", "Jona"],
  finished: false,
  ...traits,
});

function resume(lang: "en" | "fr" = "en") {
  const model = pretend<ResumeTraits>({
    lang,
    words: WORDS[lang],
    page: "30-play.ipynb",
    games_page: "31-my-games.ipynb",
    table: "play",
    game: "fuji",
    found: null,
  });
  const shown = render(<Shell model={model} name="resume" Body={Resume} />);
  const answer = (what: Parameters<typeof reply>[1]) =>
    act(async () => {
      reply(model, what);
      for (let turn = 0; turn < 8; turn += 1) await null;
    });
  return { model, answer, ...shown };
}

const bring = (text: string) => {
  fireEvent.input(page.getByRole("textbox", { name: "Game code" }), { target: { value: text } });
  fireEvent.click(page.getByRole("button", { name: "Open" }));
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/voila/render/00-home.ipynb");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("games that the browser keeps", () => {
  it("are listed with who, where and when, the newest first, and lead to the play page", () => {
    saveGame("play", saved("fks1.a&b"));
    archiveGame(
      "play",
      saved("fks1.older", { at: "2026-01-01T00:00:00.000Z", players: ["<b>Ann</b>", "Ben"] }),
    );
    saveGame("lesson", saved("fks1.over", { finished: true }));
    resume();
    const games = within(page.getByRole("list", { name: "Go on where you stopped" })).getAllByRole(
      "listitem",
    );
    expect(games.map((game) => game.querySelector("strong")?.textContent)).toEqual([
      "Game with Clara, Jona",
      "Game with <b>Ann</b>, Ben",
    ]);
    expect(games[0]?.textContent).toContain("round 3, Planning");
    expect(games[0]?.textContent).toContain("2026");
    const link = page.getByRole("link", { name: "Go on: Game with Clara, Jona" });
    expect(link.getAttribute("href")).toBe("30-play.ipynb#fujikit.table.play=fks1.a%26b");
  });

  it("of another table are set aside for the one that plays them on", () => {
    saveGame("table", saved("fks1.a"));
    resume();
    fireEvent.click(page.getByRole("link", { name: /^Go on/ }));
    expect(restoreDecision("play", "", { ...thisPage(), opened: 0 })).toMatchObject({
      saved: { code: "fks1.a" },
    });
  });

  it("are the two newest, with a link to all others", () => {
    saveGame("play", saved("fks1.a"));
    resume();
    expect(page.queryByRole("link", { name: "All my games" })).toBeNull();
    cleanup();
    for (const [month, code] of [
      ["01", "fks1.b"],
      ["02", "fks1.c"],
    ] as const)
      archiveGame("play", saved(code, { at: `2026-${month}-01T00:00:00.000Z` }));
    resume();
    expect(page.getAllByRole("listitem")).toHaveLength(2);
    expect(page.getByRole("link", { name: "All my games" }).getAttribute("href")).toBe("31-my-games.ipynb");
  });

  it("are removed only after a question", () => {
    saveGame("play", saved("fks1.a"));
    resume();
    fireEvent.click(page.getByRole("button", { name: "Remove: Game with Clara, Jona" }));
    fireEvent.click(page.getByRole("button", { name: "Keep it" }));
    expect(listSavedGames()).toHaveLength(1);
    fireEvent.click(page.getByRole("button", { name: "Remove: Game with Clara, Jona" }));
    fireEvent.click(page.getByRole("button", { name: "Remove it" }));
    expect(listSavedGames()).toEqual([]);
    expect(page.getByText(/No saved games/)).toBeTruthy();
    expect(document.activeElement).toBe(page.getByRole("heading", { name: "My games" }));
  });

  it("are none, and that is said calmly", () => {
    resume("fr");
    expect(page.getByText(/Aucune partie ne vous attend/)).toBeTruthy();
    expect(page.queryByRole("list")).toBeNull();
    expect(page.queryByRole("alert")).toBeNull();
  });

  it.each(["{", '{"code":1}', '[{"code":"x"}]'])("are none where storage holds %s", (text) => {
    localStorage.setItem("fujikit.table.play", text);
    localStorage.setItem("fujikit.table.play.before", text);
    resume();
    expect(page.getByText(/No saved games/)).toBeTruthy();
  });
});

describe("a game that the reader brings", () => {
  it("is looked at first, and then leads to the play page", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const { model, answer } = resume();
    bring("fk1.mine");
    expect(model.sent.at(-1)).toMatchObject({ do: "inspect-save", text: "fk1.mine" });
    expect(assign).not.toHaveBeenCalled();
    model.put("found", { code: "fks1.mine", round: 2, phase: "move", players: ["Ann"], finished: false });
    await answer({});
    expect(assign).toHaveBeenCalledWith("30-play.ipynb#fujikit.table.play=fks1.mine");
    expect(listSavedGames().map((game) => game.saved.code)).toEqual(["fks1.mine"]);
  });

  it("stays here with one sentence if it is none", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const { answer } = resume();
    bring("nonsense");
    await answer({ ok: false, note: "This is no game." });
    const field = page.getByRole("textbox", { name: "Game code" });
    expect(page.getByRole("alert").textContent).toBe("This is no game.");
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe("nonsense");
    expect(assign).not.toHaveBeenCalled();
  });
});
