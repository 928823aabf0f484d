/** Games to go on with stand first on a page that lists them; room for them is kept from the first paint on. */

const PREFIX = "fujikit.table.";
const PAGE_SUFFIX = ".page";

function hasSavedGames(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX) && !key.endsWith(PAGE_SUFFIX));
  } catch {
    return false;
  }
}

/** Says before the first paint that there are games. */
export function keepRoomForGames(): void {
  if (hasSavedGames()) document.documentElement.dataset["savedGames"] = "";
}

/** Moves the list of games to the beginning of its page, before it is drawn. */
export function putGamesFirst(): void {
  if (!("savedGames" in document.documentElement.dataset)) return;
  const games = document.querySelector(".page-cells > .celltag_games");
  games?.parentElement?.prepend(games);
}
