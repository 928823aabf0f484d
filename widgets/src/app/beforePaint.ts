/** Runs before the first paint of a page: sets its language, theme and palette, and keeps room for saved games. */
import { applyPreferences, initialPreferences } from "./pagePreferences";
import { keepRoomForGames } from "./savedGames";

applyPreferences(initialPreferences());
keepRoomForGames();
// As a part of another server, Voila calls this in the page while a cell takes long.
Object.assign(window, { voila_heartbeat: () => undefined });
