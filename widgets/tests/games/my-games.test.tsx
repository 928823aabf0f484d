import { act, cleanup, fireEvent, screen as page, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MyGames } from "../../src/games/MyGames";
import type { MyGamesTraits } from "../../src/generated";
import { Shell } from "../../src/Shell";
import { listFinishedGames, recordFinished } from "../../src/table/gameStorage";
import { pretend } from "../model";
import { reply } from "../shown";
import { WORDS } from "../words";

const over = (code: string, won: boolean, game = "fuji") => ({
  game,
  code,
  at: "2026-03-01T12:00:00.000Z",
  round: 7,
  phase: "move",
  players: ["Clara", "Jona"],
  finished: true,
  title: "Fuji: Knife-edge Ridge, level 2",
  won,
  score: won ? 10 : null,
  study: false,
});

function games() {
  const model = pretend<MyGamesTraits>({
    lang: "en",
    words: WORDS.en,
    page: "fuji/30-play.ipynb",
    games_page: "fuji/31-my-games.ipynb",
    table: "play",
    game: "fuji",
    found: null,
    opened_model: "",
  });
  render(<Shell model={model} name="my-games" Body={MyGames} />);
  return model;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(cleanup);

describe("the finished games of a browser", () => {
  it("are listed with how they ended, those of this game alone, and can be watched again", async () => {
    recordFinished(over("fk1.lost", false));
    recordFinished(over("fk1.won", true));
    recordFinished(over("fk1.other", true, "chess"));
    const model = games();
    const items = page.getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatch(/Knife-edge Ridge, level 2.*Won in round 7, .*10/);
    expect(items[1]).toContain("Lost in round 7");
    fireEvent.click(page.getByRole("button", { name: /^Watch.*Lost in round 7/ }));
    expect(model.sent.at(-1)).toMatchObject({ do: "open-finished", text: "fk1.lost", review: false });
    await act(async () => reply(model, { ok: false, note: "This is not a game." }));
    expect(page.getByRole("alert").textContent).toBe("This is not a game.");
    fireEvent.click(page.getByRole("button", { name: /^Review.*Won in round 7/ }));
    expect(model.sent.at(-1)).toMatchObject({ do: "open-finished", text: "fk1.won", review: true });
  });

  it("are removed only after a question", () => {
    recordFinished(over("fk1.won", true));
    games();
    fireEvent.click(page.getByRole("button", { name: /^Remove/ }));
    expect(listFinishedGames()).toHaveLength(1);
    fireEvent.click(page.getByRole("button", { name: "Remove it" }));
    expect(listFinishedGames()).toEqual([]);
    expect(document.activeElement).toBe(page.getByRole("heading", { name: "Finished games" }));
  });

  it("open with the newest where the address says so", () => {
    recordFinished(over("fk1.lost", false));
    recordFinished(over("fk1.won", true));
    history.replaceState(null, "", "/#newest");
    expect(games().sent).toMatchObject([{ do: "open-finished", text: "fk1.won", review: true }]);
  });
});
