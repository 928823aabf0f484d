/** Shows the state of the connection to the kernel; nothing while it works. */
import type { ConnectionState } from "./client/kernelSocket";

const show = (id: string, on: boolean) =>
  document.getElementById(`page-${id}`)?.toggleAttribute("hidden", !on);

/** Makes everything but the panel inert. */
function leaveOnly(panel: HTMLElement | null): void {
  for (const other of document.body.children) other.toggleAttribute("inert", other !== panel);
  panel?.querySelector<HTMLElement>("[data-fk-reload]")?.focus();
}

export function showConnection(state: ConnectionState): void {
  show("lost", state === "lost");
  show("back", state === "back");
  show("gone", state === "gone");
  if (state === "gone") leaveOnly(document.getElementById("page-gone"));
}
