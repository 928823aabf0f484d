import { beforeEach, describe, expect, it } from "vitest";
import {
  addressOf,
  archiveCurrent,
  archiveGame,
  type FinishedGame,
  listFinishedGames,
  listSavedGames,
  type Page,
  recordFinished,
  removeArchived,
  removeFinished,
  removeGame,
  restoreDecision,
  type SavedGame,
  saveGame,
} from "../../src/table/gameStorage";

const saved = (code: string, traits: Partial<SavedGame> = {}): SavedGame => ({
  code,
  at: "2026-01-01T00:00:00.000Z",
  round: 3,
  phase: "plan",
  players: ["Clara", "Jona", "Steve"],
  finished: false,
  ...traits,
});

/** A page with its own address and storage; `opened` again is a reload. */
function pretendedPage(hash = "", opened = 1): Page & { address(): string } {
  const location = { hash, pathname: "/voila/table.ipynb", search: "?x=1" };
  return {
    location,
    opened,
    storage: () => localStorage,
    history: {
      state: { lab: true },
      replaceState: (_state, _title, address) => {
        location.hash = new URL(String(address), "https://here.example").hash;
      },
    },
    address: () => location.pathname + location.search + location.hash,
  };
}

const reloaded = (page: Page) => pretendedPage(page.location.hash, page.opened + 1);

beforeEach(() => localStorage.clear());

describe("keeping", () => {
  it("puts the code into the address and leaves what else stands there", () => {
    const page = pretendedPage("#scroll=12");
    saveGame("table", saved("fks1.a-b_c"), page);
    expect(page.address()).toBe("/voila/table.ipynb?x=1#scroll=12&fujikit.table.table=fks1.a-b_c");
    saveGame("table", saved("fks1.next"), page);
    expect(page.address()).toBe("/voila/table.ipynb?x=1#scroll=12&fujikit.table.table=fks1.next");
  });

  it("keeps two tables of a page apart", () => {
    const page = pretendedPage();
    saveGame("one", saved("fks1.one"), page);
    saveGame("two", saved("fks1.two"), page);
    expect(restoreDecision("one", "", reloaded(page))).toMatchObject({
      do: "load",
      saved: { code: "fks1.one" },
    });
    expect(restoreDecision("two", "", reloaded(page))).toMatchObject({
      do: "load",
      saved: { code: "fks1.two" },
    });
  });

  it("says when nothing takes it", () => {
    const shut = () => {
      throw new Error("blocked");
    };
    const closed: Page = { ...pretendedPage(), storage: shut, history: { state: null, replaceState: shut } };
    expect(saveGame("table", saved("fks1.a"), closed)).toBe(false);
    expect(saveGame("table", saved("fks1.a"), { ...pretendedPage(), storage: shut })).toBe(true);
    expect(restoreDecision("table", "fks1.b", closed)).toEqual({ do: "nothing" });
  });

  it("makes a link of this page with a game in it", () => {
    expect(addressOf("table", "fk1.x", pretendedPage("#fujikit.table.table=old"))).toBe(
      "/voila/table.ipynb?x=1#fujikit.table.table=fk1.x",
    );
  });
});

describe("coming back", () => {
  it("does nothing when the kernel still has the game", () => {
    const page = pretendedPage();
    saveGame("table", saved("fks1.same"), page);
    expect(restoreDecision("table", "fks1.same", reloaded(page))).toEqual({ do: "nothing" });
  });

  it("loads the game of the address after a reload", () => {
    const page = pretendedPage();
    saveGame("table", saved("fks1.old"), page);
    expect(restoreDecision("table", "fks1.new", reloaded(page))).toMatchObject({
      do: "load",
      saved: { code: "fks1.old" },
    });
  });

  it("loads a game from a link that this browser has never seen", () => {
    const page = pretendedPage("#fujikit.table.table=fk1.friend");
    expect(restoreDecision("table", "fks1.new", page)).toMatchObject({
      do: "load",
      saved: { code: "fk1.friend" },
    });
  });

  it("only offers it when a cell is run again in the same page", () => {
    const page = pretendedPage();
    saveGame("table", saved("fks1.old"), page);
    expect(restoreDecision("table", "fks1.new", page)).toMatchObject({
      do: "offer",
      saved: { code: "fks1.old" },
    });
  });

  it("offers a game that only the storage has, unless it is over", () => {
    saveGame("table", saved("fks1.old"), pretendedPage());
    expect(restoreDecision("table", "fks1.new", pretendedPage("", 2))).toMatchObject({ do: "offer" });
    saveGame("table", saved("fks1.old", { finished: true }), pretendedPage());
    expect(restoreDecision("table", "fks1.new", pretendedPage("", 2))).toEqual({ do: "nothing" });
  });

  it("offers a game set aside again until it is let go", () => {
    const page = pretendedPage();
    archiveGame("table", saved("fks1.before"), page);
    saveGame("table", saved("fks1.now"), page);
    expect(restoreDecision("table", "fks1.now", reloaded(page))).toMatchObject({
      saved: { code: "fks1.before" },
    });
    removeArchived("table", "fks1.before", page);
    expect(restoreDecision("table", "fks1.now", reloaded(page))).toEqual({ do: "nothing" });
  });

  it.each(["{", "[]", '{"code":1}', '{"code":"x","round":1,"players":[{}]}'])(
    "takes no notice of storage that holds %s",
    (text) => {
      localStorage.setItem("fujikit.table.table", text);
      expect(restoreDecision("table", "fks1.new", pretendedPage())).toEqual({ do: "nothing" });
    },
  );

  it("takes no notice of an address that can't be read", () => {
    expect(restoreDecision("table", "a", pretendedPage("#fujikit.table.table=%E0%A4%A"))).toEqual({
      do: "nothing",
    });
  });
});

describe("the shelf", () => {
  const codes = () => listSavedGames(pretendedPage()).map((game) => game.saved.code);

  it("holds the games of every table that can be played on, the newest first", () => {
    saveGame("one", saved("fks1.one"), pretendedPage());
    saveGame("two", saved("fks1.two", { at: "2026-02-01T00:00:00.000Z" }), pretendedPage());
    saveGame("three", saved("fks1.over", { finished: true }), pretendedPage());
    archiveGame("two", saved("fks1.aside", { at: "2025-01-01T00:00:00.000Z" }), pretendedPage());
    expect(codes()).toEqual(["fks1.two", "fks1.one", "fks1.aside"]);
  });

  it("keeps a game that a new one takes the place of, unless it is over", () => {
    saveGame("table", saved("fks1.first"), pretendedPage());
    archiveCurrent("table", pretendedPage());
    saveGame("table", saved("fks1.over", { finished: true }), pretendedPage());
    archiveCurrent("table", pretendedPage());
    saveGame("table", saved("fks1.third", { at: "2026-05-01T00:00:00.000Z" }), pretendedPage());
    expect(codes()).toEqual(["fks1.third", "fks1.first"]);
  });

  it("forgets a game wherever it stands, and no other", () => {
    saveGame("table", saved("fks1.same"), pretendedPage());
    archiveGame("table", saved("fks1.same"), pretendedPage());
    archiveGame("table", saved("fks1.other"), pretendedPage());
    const same = listSavedGames(pretendedPage()).find((game) => game.saved.code === "fks1.same");
    if (same) removeGame(same, pretendedPage());
    expect(codes()).toEqual(["fks1.other"]);
  });

  it("does not grow for ever", () => {
    for (let number = 0; number < 20; number += 1)
      archiveGame("table", saved(`fks1.${number}`), pretendedPage());
    expect(codes()).toHaveLength(6);
    expect(codes()).toContain("fks1.19");
  });

  it("is empty where nothing can be read", () => {
    const shut = () => {
      throw new Error("blocked");
    };
    expect(listSavedGames({ ...pretendedPage(), storage: shut })).toEqual([]);
  });
});

describe("the history", () => {
  const over = (code: string, traits: Partial<FinishedGame> = {}): FinishedGame => ({
    ...saved(code, { finished: true }),
    title: "Fuji: Knife-edge Ridge, level 2",
    won: true,
    score: 10,
    study: false,
    ...traits,
  });
  const codes = () => listFinishedGames().map(({ code }) => code);

  it("has the newest game first, and one that is looked at again where it was", () => {
    recordFinished(over("a"));
    recordFinished(over("b"));
    recordFinished(over("a", { at: "2027-01-01T00:00:00.000Z" }));
    expect(codes()).toEqual(["b", "a"]);
    expect(listFinishedGames()[1]?.at).toBe("2026-01-01T00:00:00.000Z");
  });

  it("loses a game that is removed, and nothing else that is stored", () => {
    saveGame("table", saved("fks1.a"), pretendedPage());
    recordFinished(over("a"));
    recordFinished(over("b"));
    removeFinished("b");
    expect(codes()).toEqual(["a"]);
    removeFinished("a");
    expect(localStorage.getItem("fujikit.history")).toBeNull();
    expect(listSavedGames()).toHaveLength(1);
  });

  it("keeps the newest games where there is no room for all", () => {
    for (const code of ["a", "b", "c"]) recordFinished(over(code));
    const storage = {
      getItem: (key: string) => localStorage.getItem(key),
      setItem: (key: string, text: string) => {
        if (text.length > 500) throw new DOMException("full", "QuotaExceededError");
        localStorage.setItem(key, text);
      },
    } as Storage;
    recordFinished(over("d"), { ...pretendedPage(), storage: () => storage });
    expect(codes()).toEqual(["d", "c"]);
  });

  it.each(["{", "7", '[{"code":"x"}]', "[null]"])("is empty where storage holds %s", (text) => {
    localStorage.setItem("fujikit.history", text);
    expect(listFinishedGames()).toEqual([]);
  });
});
