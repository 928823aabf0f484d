/** What is said when the line to the kernel breaks: nothing to somebody who leaves, and the truth to who stays. */
import { type Line, OPENED } from "./sockets";

export const FIRST_WAIT = 1_000;
export const LONGEST_WAIT = 10_000;
/** A kernel that is there but is not reached by then will not be reached any more. */
export const GIVE_UP = 60_000;
const SAY_BACK = 3_000;

type State = "well" | "lost" | "back" | "gone";

const show = (id: string, on: boolean) =>
  document.getElementById(`page-${id}`)?.toggleAttribute("hidden", !on);

/** Nothing else on the page can be used any more, by nobody. */
function leaveOnly(panel: HTMLElement | null): void {
  for (const other of document.body.children) other.toggleAttribute("inert", other !== panel);
  panel?.querySelector<HTMLElement>("[data-fk-reload]")?.focus();
}

function tell(state: State): void {
  show("lost", state === "lost");
  show("back", state === "back");
  show("gone", state === "gone");
  if (state === "gone") leaveOnly(document.getElementById("page-gone"));
}

/** What the server says about a kernel; undefined when it says nothing. */
async function there(kernel: string): Promise<boolean | undefined> {
  try {
    const { status } = await fetch(kernel, { cache: "no-store" });
    if (status === 404) return false;
    return status < 500 ? true : undefined;
  } catch {
    return undefined;
  }
}

export function watch(): void {
  let line: Line | undefined;
  let leaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: State = "well";

  const turn = (next: State) => {
    if (state === "gone") return;
    state = next;
    tell(state);
  };
  const open = () => line?.socket.readyState === WebSocket.OPEN;

  const heard = () => {
    clearTimeout(timer);
    if (state !== "lost") return;
    turn("back");
    timer = setTimeout(() => turn("well"), SAY_BACK);
  };
  const ask = async (kernel: string, wait: number, since: number) => {
    if (leaving || open()) return;
    const found = await there(kernel);
    if (leaving || open() || line?.kernel !== kernel) return;
    if (found === false || (found && Date.now() - since > GIVE_UP)) return turn("gone");
    turn("lost");
    const counted = found ? since : Date.now();
    timer = setTimeout(() => ask(kernel, Math.min(2 * wait, LONGEST_WAIT), counted), wait);
  };
  const broken = ({ kernel, socket }: Line) => {
    if (leaving || line?.socket !== socket) return;
    clearTimeout(timer);
    timer = setTimeout(() => ask(kernel, FIRST_WAIT, Date.now()), FIRST_WAIT / 2);
  };

  window.addEventListener(OPENED, (event) => {
    const { detail } = event as CustomEvent<Line>;
    line = detail;
    detail.socket.addEventListener("open", heard);
    detail.socket.addEventListener("close", () => broken(detail));
  });
  const leave = () => {
    leaving = true;
    // Still here after a while: it was a download, or the visitor changed their mind.
    setTimeout(() => {
      leaving = false;
      if (line && !open()) broken(line);
    }, LONGEST_WAIT);
  };
  window.addEventListener("beforeunload", leave);
  window.addEventListener("pagehide", leave);
}
