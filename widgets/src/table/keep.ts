/** Nothing is lost: the sealed game stands in the page's address and in the browser's storage. */

export interface Kept {
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

function writeAddress(name: string, code: string, page: Page): boolean {
  return tried(() => {
    page.history.replaceState(page.history.state, "", addressOf(name, code, page));
    return true;
  }, false);
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  const players = Array.isArray(kept?.players) && kept.players.every((each) => typeof each === "string");
  return players && typeof kept.code === "string" && typeof kept.round === "number";
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

/** A game that must not be overwritten before the reader has said so. */
export function setAside(name: string, kept: Kept, page: Page = thisPage()): void {
  write(page, name + ASIDE, kept);
}

export function letGo(name: string, page: Page = thisPage()): void {
  remove(page, name + ASIDE);
}

export type Return = { do: "nothing" } | { do: "load"; kept: Kept } | { do: "offer"; kept: Kept };

const NOTHING: Return = { do: "nothing" };

/** What is known of a game that stands in the address alone. */
function unknown(code: string): Kept {
  return { code, at: "", round: 0, phase: "", players: [], finished: false };
}

function offered(kept: Kept | null, shown: string): Return {
  return kept && !kept.finished && kept.code !== shown ? { do: "offer", kept } : NOTHING;
}

/** What is to come back when a table opens.
 *
 * After a reload the game of the address comes back by itself. Where the page is the same, somebody has run
 * the cell again, perhaps for another game: then it is offered, like a game that only the storage has.
 */
export function comingBack(name: string, shown: string, page: Page = thisPage()): Return {
  const code = inAddress(name, page);
  const stored = inStorage(name, page);
  if (code === shown) return offered(inStorage(name + ASIDE, page), shown);
  const samePage = read(page, name + PAGE) === page.opened;
  const kept = code && stored?.code !== code ? unknown(code) : stored;
  if (code && kept && !samePage) return { do: "load", kept };
  const found = offered(kept, shown);
  return found.do === "offer" ? found : offered(inStorage(name + ASIDE, page), shown);
}
