/** Before anything of the page is drawn: which language and theme it has. */
import { dress, looked } from "./dress";

dress(looked());
// As a part of another server, Voila calls this in the page while a cell takes long.
Object.assign(window, { voila_heartbeat: () => undefined });
