/** Stores the sealed game in the URL and in localStorage. */

export interface SavedGame {
  /** The name of the game; games saved before there were several have none. */
  game?: string;
  code: string;
  /** When it was saved. */
  at: string;
  round: number;
  phase: string;
  players: string[];
  finished: boolean;
}

/** A game that is over, as the history of this browser has it. */
export interface FinishedGame extends SavedGame {
  /** What was played: the game and its set-up, in the words of the table. */
  title: string;
  won: boolean;
  score: number | null;
  /** Played on from a moment of another game, or with all secrets open from the start. */
  study: boolean;
}

/** The parts of a page that can store something; a sandbox may refuse any of them. */
export interface Page {
  storage(): Storage;
  location: Pick<Location, "hash" | "pathname" | "search">;
  history: Pick<History, "replaceState" | "state">;
  /** When the page was opened, by which a reload is told from a cell that is run again. */
  opened: number;
}

const PREFIX = "fujikit.table.";
const ARCHIVE_SUFFIX = ".before";
const PAGE_SUFFIX = ".page";
const MAX_ARCHIVED = 6;
const HISTORY = "fujikit.history";
const MAX_FINISHED = 50;

export function thisPage(): Page {
  return { storage: () => localStorage, location, history, opened: performance.timeOrigin };
}

function tried<Value>(attempt: () => Value, otherwise: Value): Value {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}

function readItem(page: Page, key: string): unknown {
  return tried(() => JSON.parse(page.storage().getItem(key) ?? "null") as unknown, null);
}

function writeItem(page: Page, key: string, value: unknown): boolean {
  return tried(() => {
    page.storage().setItem(key, JSON.stringify(value));
    return true;
  }, false);
}

const read = (page: Page, key: string) => readItem(page, PREFIX + key);
const write = (page: Page, key: string, value: unknown) => writeItem(page, PREFIX + key, value);

function remove(page: Page, key: string): void {
  tried(() => page.storage().removeItem(PREFIX + key), undefined);
}

function parts(hash: string): string[] {
  return hash.replace(/^#/, "").split("&").filter(Boolean);
}

function hashKey(name: string): string {
  return `${encodeURIComponent(PREFIX + name)}=`;
}

/** The code in the address; other parts of the hash are not ours. */
function codeInAddress(name: string, page: Page): string {
  const key = hashKey(name);
  const own = parts(page.location.hash).find((part) => part.startsWith(key));
  return tried(() => decodeURIComponent(own?.slice(key.length) ?? ""), "");
}

/** The address of this page with a game in it. */
export function addressOf(name: string, code: string, page: Page = thisPage()): string {
  const key = hashKey(name);
  const others = parts(page.location.hash).filter((part) => !part.startsWith(key));
  const { pathname, search } = page.location;
  return `${pathname}${search}#${[...others, key + encodeURIComponent(code)].join("&")}`;
}

/** The address of another page with a game for one of its tables. */
export function addressOnPage(page: string, name: string, code: string): string {
  return `${page}#${hashKey(name)}${encodeURIComponent(code)}`;
}

function writeAddress(name: string, code: string, page: Page): boolean {
  return tried(() => {
    page.history.replaceState(page.history.state, "", addressOf(name, code, page));
    return true;
  }, false);
}

function isSavedGame(value: unknown): value is SavedGame {
  const saved = value as Partial<SavedGame> | null;
  const players = Array.isArray(saved?.players) && saved.players.every((each) => typeof each === "string");
  const texts = [saved?.code, saved?.at, saved?.phase].every((each) => typeof each === "string");
  return players && texts && typeof saved.round === "number";
}

function storedGame(key: string, page: Page): SavedGame | null {
  const found = read(page, key);
  return isSavedGame(found) ? found : null;
}

/** Saves a game; tells whether the URL or localStorage took it. */
export function saveGame(name: string, saved: SavedGame, page: Page = thisPage()): boolean {
  write(page, name + PAGE_SUFFIX, page.opened);
  const addressed = writeAddress(name, saved.code, page);
  return write(page, name, saved) || addressed;
}

/** The archived games of a table, the newest first. */
function archivedGames(name: string, page: Page): SavedGame[] {
  const found = read(page, name + ARCHIVE_SUFFIX);
  return Array.isArray(found) ? found.filter(isSavedGame) : [];
}

/** Archives a game that the next one would overwrite. */
export function archiveGame(name: string, saved: SavedGame, page: Page = thisPage()): void {
  const others = archivedGames(name, page).filter(({ code }) => code !== saved.code);
  write(page, name + ARCHIVE_SUFFIX, [saved, ...others].slice(0, MAX_ARCHIVED));
}

/** Removes an archived game that is no longer wanted. */
export function removeArchived(name: string, code: string, page: Page = thisPage()): void {
  const left = archivedGames(name, page).filter((saved) => saved.code !== code);
  if (left.length) write(page, name + ARCHIVE_SUFFIX, left);
  else remove(page, name + ARCHIVE_SUFFIX);
}

/** Archives the saved game of a table, unless it is finished, before another one is played there. */
export function archiveCurrent(name: string, page: Page = thisPage()): void {
  const stored = storedGame(name, page);
  if (stored && !stored.finished) archiveGame(name, stored, page);
}

/** A saved game with the name of its table. */
export interface StoredGame {
  name: string;
  saved: SavedGame;
}

function names(page: Page): string[] {
  return tried(() => Object.keys(page.storage()), [])
    .filter((key) => key.startsWith(PREFIX) && !key.endsWith(PAGE_SUFFIX))
    .map((key) => key.slice(PREFIX.length).replace(/\.before$/, ""));
}

/** The unfinished games of all tables, the newest first. */
export function listSavedGames(page: Page = thisPage()): StoredGame[] {
  const found = new Map<string, StoredGame>();
  for (const name of new Set(names(page))) {
    for (const saved of [storedGame(name, page), ...archivedGames(name, page)]) {
      if (saved && !saved.finished) found.set(saved.code, { name, saved });
    }
  }
  return [...found.values()].sort((one, other) => other.saved.at.localeCompare(one.saved.at));
}

/** Remove a game wherever a table has it. */
export function removeGame({ name, saved }: StoredGame, page: Page = thisPage()): void {
  removeArchived(name, saved.code, page);
  if (storedGame(name, page)?.code === saved.code) remove(page, name);
}

export type RestoreDecision =
  | { do: "nothing" }
  | { do: "load"; saved: SavedGame }
  | { do: "offer"; saved: SavedGame };

const NOTHING: RestoreDecision = { do: "nothing" };

/** A game that only the address has: nothing but its code is known. */
function gameOfCode(code: string): SavedGame {
  return { code, at: "", round: 0, phase: "", players: [], finished: false };
}

function offered(games: readonly (SavedGame | null)[], shown: string): RestoreDecision {
  const saved = games.find((each) => each && !each.finished && each.code !== shown);
  return saved ? { do: "offer", saved } : NOTHING;
}

/** Decides which game is restored or offered when a table opens.
 *
 * After a reload the game of the address comes back by itself. Where the page is the same, somebody has run
 * the cell again, perhaps for another game: then it is offered, like a game that only the storage has.
 */
export function restoreDecision(name: string, shown: string, page: Page = thisPage()): RestoreDecision {
  const code = codeInAddress(name, page);
  const stored = storedGame(name, page);
  const others = archivedGames(name, page);
  if (code && code === shown) return offered(others, shown);
  const samePage = read(page, name + PAGE_SUFFIX) === page.opened;
  const saved = code && stored?.code !== code ? gameOfCode(code) : stored;
  if (code && saved && !samePage) return { do: "load", saved };
  return offered([saved, ...others], shown);
}

function isFinishedGame(value: unknown): value is FinishedGame {
  const game = value as Partial<FinishedGame> | null;
  const told = typeof game?.title === "string" && typeof game.won === "boolean";
  return told && (game.score === null || typeof game.score === "number") && isSavedGame(value);
}

/** The finished games of this browser, the newest first. */
export function listFinishedGames(page: Page = thisPage()): FinishedGame[] {
  const found = readItem(page, HISTORY);
  return Array.isArray(found) ? found.filter(isFinishedGame) : [];
}

/** Keeps the newest games that the storage has room for. */
function writeFinished(games: readonly FinishedGame[], page: Page): void {
  for (let count = Math.min(games.length, MAX_FINISHED); count > 0; count -= 1)
    if (writeItem(page, HISTORY, games.slice(0, count))) return;
}

/** Adds a finished game to the history; one that is looked at again stays where it is. */
export function recordFinished(game: FinishedGame, page: Page = thisPage()): void {
  const before = listFinishedGames(page);
  if (!before.some(({ code }) => code === game.code)) writeFinished([game, ...before], page);
}

export function removeFinished(code: string, page: Page = thisPage()): void {
  const left = listFinishedGames(page).filter((game) => game.code !== code);
  if (left.length) writeFinished(left, page);
  else tried(() => page.storage().removeItem(HISTORY), undefined);
}
