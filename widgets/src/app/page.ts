/** The script of a page of the app: preferences, menu, widgets, and the panel while they load. */
import "./page.css";
import { carryPreferences } from "./address";
import { start } from "./client/start";
import { showConnection } from "./connection";
import { bindReloadButtons, showLoadingPanel } from "./loadingPanel";
import { menu } from "./menu";
import { putGamesFirst } from "./savedGames";
import { switches } from "./switches";

switches();
carryPreferences();
menu();
bindReloadButtons();
showLoadingPanel();
document.addEventListener("DOMContentLoaded", () => {
  putGamesFirst();
  start(showConnection);
});
