/** The panel that is shown until the first widget is drawn. */
import { OUTPUT } from "./client/start";

/** A widget that is drawn, by us or by Voila's own front end. */
const DRAWN = ".page-widget > *, .lm-Widget.jp-OutputArea-output > *";

/** Buttons that reload the page. */
export function bindReloadButtons(): void {
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-fk-reload]")) location.reload();
  });
}

/** Shows the panel at the end of what is loaded of the page, and then in the place of the first widget. */
export function showLoadingPanel(): void {
  const panel = document.getElementById("page-laying");
  const main = panel?.parentElement;
  if (!panel || !main) return;
  const timers = [...panel.querySelectorAll<HTMLElement>("[data-fk-after]")].map((text) =>
    setTimeout(() => text.removeAttribute("hidden"), 1_000 * Number(text.dataset["fkAfter"])),
  );
  const end = () => {
    watcher.disconnect();
    timers.forEach(clearTimeout);
    panel.remove();
  };
  const watcher = new MutationObserver(() => {
    if (main.querySelector(DRAWN)) end();
  });
  watcher.observe(main, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    const first = main.querySelector(OUTPUT)?.parentElement;
    if (first && !main.querySelector(".page-unfinished")) first.before(panel);
    else end();
  });
}
