/** Runs before the first paint of a page: sets its language, theme and palette. */
import { applyPreferences, initialPreferences } from "./pagePreferences";

applyPreferences(initialPreferences());
// As a part of another server, Voila calls this in the page while a cell takes long.
Object.assign(window, { voila_heartbeat: () => undefined });
