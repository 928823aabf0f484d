/** The switches of the page's bar, and the page that follows them and the switches of its widgets. */
import { follow, remember, valid } from "../look";
import { address } from "./address";
import { type Dress, dress, looked, onNightfall } from "./dress";

function press(now: Dress): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-fk-set]")) {
    const name = button.dataset["fkSet"] as "lang" | "theme";
    button.setAttribute("aria-pressed", String(now[name] === button.value));
  }
}

export function switches(): void {
  let now = looked();
  const wear = (change: Partial<Dress>) => {
    now = { ...now, ...change };
    dress(now);
    press(now);
    address(now);
  };
  wear({});
  follow(wear);
  onNightfall(() => wear({}));
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("button[data-fk-set]");
    if (button) remember(valid({ [button.dataset["fkSet"] ?? ""]: button.value }));
  });
}
