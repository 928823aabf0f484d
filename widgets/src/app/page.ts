/** A page of the app: its look and language, its menu, the wait for its widgets, and its line to the kernel. */
import "./page.css";
import { links } from "./address";
import { watch } from "./connection";
import { menu } from "./menu";
import { switches } from "./switches";
import { reloads, waiting } from "./waiting";

switches();
links();
menu();
reloads();
waiting();
watch();
