/** How far a learner has come, kept in the browser for the next visit. Python says what of it still holds. */
import type { Progress } from "../generated";

const KEY = "fujikit.progress";

/** The text that was kept, as it is; empty where there is none, or storage is closed to us. */
export function keptText(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function kept(): object {
  try {
    const found: unknown = JSON.parse(keptText());
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

/** Keep how far some lessons have come; what is kept of others stays. */
export function keep(lessons: Readonly<Record<string, Progress>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...lessons }));
  } catch {
    // A browser that keeps nothing just forgets it.
  }
}
