/** Nothing is lost: the sealed game stands in the page's address and in the browser's storage. */

export interface Kept {
  /** The name of the game; what was kept before there were several has none. */
  game?: string;
  code: string;
  /** When it was kept. */
  at: string;
  round: number;
  phase: string;
  players: string[];
  finished: boolean;
}

/** Where a page may keep things; a sandbox may refuse any of it. */
export interface Page {
  storage(): Storage;
  location: Pick<Location, "hash" | "pathname" | "search">;
  history: Pick<History, "replaceState" | "state">;
  /** When the page was opened, by which a reload is told from a cell that is run again. */
  opened: number;
}

const PREFIX = "fujikit.table.";
const ASIDE = ".before";
const PAGE = ".page";
const MOST = 6;

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

function read(page: Page, key: string): unknown {
  return tried(() => JSON.parse(page.storage().getItem(PREFIX + key) ?? "null") as unknown, null);
}

function write(page: Page, key: string, value: unknown): boolean {
  return tried(() => {
    page.storage().setItem(PREFIX + key, JSON.stringify(value));
    return true;
  }, false);
}

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
function inAddress(name: string, page: Page): string {
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
export function playedAt(page: string, name: string, code: string): string {
  return `${page}#${hashKey(name)}${encodeURIComponent(code)}`;
}

function writeAddress(name: string, code: string, page: Page): boolean {
  return tried(() => {
    page.history.replaceState(page.history.state, "", addressOf(name, code, page));
    return true;
  }, false);
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  const players = Array.isArray(kept?.players) && kept.players.every((each) => typeof each === "string");
  const texts = [kept?.code, kept?.at, kept?.phase].every((each) => typeof each === "string");
  return players && texts && typeof kept.round === "number";
}

function inStorage(key: string, page: Page): Kept | null {
  const found = read(page, key);
  return isKept(found) ? found : null;
}

/** Keep a game; tells whether at least one place took it. */
export function keep(name: string, kept: Kept, page: Page = thisPage()): boolean {
  write(page, name + PAGE, page.opened);
  const addressed = writeAddress(name, kept.code, page);
  return write(page, name, kept) || addressed;
}

/** The games of a table that were set aside, the newest first. */
function aside(name: string, page: Page): Kept[] {
  const found = read(page, name + ASIDE);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

/** A game that must not be overwritten before the reader has said so. */
export function setAside(name: string, kept: Kept, page: Page = thisPage()): void {
  const others = aside(name, page).filter(({ code }) => code !== kept.code);
  write(page, name + ASIDE, [kept, ...others].slice(0, MOST));
}

/** The reader wants no more of a game that was set aside. */
export function letGo(name: string, code: string, page: Page = thisPage()): void {
  const left = aside(name, page).filter((kept) => kept.code !== code);
  if (left.length) write(page, name + ASIDE, left);
  else remove(page, name + ASIDE);
}

/** Another game comes to the table: the one that is kept is set aside, if it can be played on. */
export function makeRoom(name: string, page: Page = thisPage()): void {
  const stored = inStorage(name, page);
  if (stored && !stored.finished) setAside(name, stored, page);
}

/** A game of some table, as the browser keeps it. */
export interface Shelved {
  name: string;
  kept: Kept;
}

function names(page: Page): string[] {
  return tried(() => Object.keys(page.storage()), [])
    .filter((key) => key.startsWith(PREFIX) && !key.endsWith(PAGE))
    .map((key) => key.slice(PREFIX.length).replace(/\.before$/, ""));
}

/** All games that can be played on, of every table, the newest first. */
export function shelf(page: Page = thisPage()): Shelved[] {
  const found = new Map<string, Shelved>();
  for (const name of new Set(names(page))) {
    for (const kept of [inStorage(name, page), ...aside(name, page)]) {
      if (kept && !kept.finished) found.set(kept.code, { name, kept });
    }
  }
  return [...found.values()].sort((one, other) => other.kept.at.localeCompare(one.kept.at));
}

/** Remove a game wherever a table has it. */
export function forget({ name, kept }: Shelved, page: Page = thisPage()): void {
  letGo(name, kept.code, page);
  if (inStorage(name, page)?.code === kept.code) remove(page, name);
}

export type Return = { do: "nothing" } | { do: "load"; kept: Kept } | { do: "offer"; kept: Kept };

const NOTHING: Return = { do: "nothing" };

/** What is known of a game that stands in the address alone. */
function unknown(code: string): Kept {
  return { code, at: "", round: 0, phase: "", players: [], finished: false };
}

function offered(games: readonly (Kept | null)[], shown: string): Return {
  const kept = games.find((each) => each && !each.finished && each.code !== shown);
  return kept ? { do: "offer", kept } : NOTHING;
}

/** What is to come back when a table opens.
 *
 * After a reload the game of the address comes back by itself. Where the page is the same, somebody has run
 * the cell again, perhaps for another game: then it is offered, like a game that only the storage has.
 */
export function comingBack(name: string, shown: string, page: Page = thisPage()): Return {
  const code = inAddress(name, page);
  const stored = inStorage(name, page);
  const others = aside(name, page);
  if (code && code === shown) return offered(others, shown);
  const samePage = read(page, name + PAGE) === page.opened;
  const kept = code && stored?.code !== code ? unknown(code) : stored;
  if (code && kept && !samePage) return { do: "load", kept };
  return offered([kept, ...others], shown);
}
