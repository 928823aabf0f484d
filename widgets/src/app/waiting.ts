/** The wait until the first widget stands on the page, told honestly. */

const OUTPUT = 'script[type="application/vnd.voila.cell-output+json"]';

/** Buttons that load the page anew. */
export function reloads(): void {
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("[data-fk-reload]")) location.reload();
  });
}

export function waiting(): void {
  const panel = document.getElementById("page-laying");
  const cells = document.getElementById("page-cells");
  if (!panel || !cells) return;
  const timers = [...panel.querySelectorAll<HTMLElement>("[data-fk-after]")].map((text) =>
    setTimeout(() => text.removeAttribute("hidden"), 1_000 * Number(text.dataset["fkAfter"])),
  );
  const end = () => {
    watcher.disconnect();
    timers.forEach(clearTimeout);
    panel.remove();
  };
  const watcher = new MutationObserver(() => {
    if (cells.querySelector(".jp-OutputArea-output")) end();
  });
  watcher.observe(cells, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    const first = cells.querySelector(OUTPUT)?.parentElement;
    if (first) first.before(panel);
    else end();
  });
}
