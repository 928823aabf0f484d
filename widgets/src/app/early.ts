/** Before anything of the page is drawn: which language and theme it has, and an ear on its line to the kernel. */
import { dress, looked } from "./dress";
import { listenIn } from "./sockets";

dress(looked());
listenIn(window);
// As a part of another server, Voila calls this in the page while a cell takes long.
Object.assign(window, { voila_heartbeat: () => undefined });
