/** The switches of the page's bar, and the page that follows them and the switches of its widgets. */
import { setPreferences, subscribe, validPreferences } from "../preferences";
import { updateAddress } from "./address";
import {
  applyPreferences,
  initialPreferences,
  onColorSchemeChange,
  type PagePreferences,
} from "./pagePreferences";

function updateButtons(now: PagePreferences): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-fk-set]")) {
    const name = button.dataset["fkSet"] as "lang" | "theme";
    button.setAttribute("aria-pressed", String(now[name] === button.value));
  }
}

export function switches(): void {
  let now = initialPreferences();
  const apply = (change: Partial<PagePreferences>) => {
    now = { ...now, ...change };
    applyPreferences(now);
    updateButtons(now);
    updateAddress(now);
  };
  apply({});
  subscribe(apply);
  onColorSchemeChange(() => apply({}));
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("button[data-fk-set]");
    if (button) setPreferences(validPreferences({ [button.dataset["fkSet"] ?? ""]: button.value }));
  });
}
