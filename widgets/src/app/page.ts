/** A page of the app: its look and language, its menu, its widgets, and the wait for them. */
import "./page.css";
import { links } from "./address";
import { start } from "./client/start";
import { tell } from "./connection";
import { menu } from "./menu";
import { switches } from "./switches";
import { reloads, waiting } from "./waiting";

switches();
links();
menu();
reloads();
waiting();
document.addEventListener("DOMContentLoaded", () => start(tell));
