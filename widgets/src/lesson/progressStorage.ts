/** Saves a learner's progress in the browser. Python checks what of it is still valid. */
import type { Progress } from "../generated";

const KEY = "fujikit.progress";

/** The saved text as it is; empty where there is none or the browser blocks storage. */
export function savedText(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function savedProgress(): object {
  try {
    const found: unknown = JSON.parse(savedText());
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

/** Saves the progress of some lessons; what is saved of others stays. */
export function saveProgress(lessons: Readonly<Record<string, Progress>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...savedProgress(), ...lessons }));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
