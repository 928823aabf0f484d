/** The menu of a narrow screen. */
export function menu(): void {
  const button = document.querySelector<HTMLButtonElement>(".page-menu");
  if (!button) return;
  const open = (on: boolean) => button.setAttribute("aria-expanded", String(on));
  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  button.addEventListener("click", () => open(!isOpen()));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    open(false);
    button.focus();
  });
}
