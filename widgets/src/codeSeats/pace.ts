/** How fast computer players play: saved in the browser, and the same for every table. */
export const PACES = ["slow", "normal", "fast", "at-once"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "fujikit.pace";

/** Milliseconds: before anything happens, for every letter there is to read, and at most. */
const TIMES: Readonly<Record<Pace, readonly [number, number, number]>> = {
  slow: [1400, 45, 6500],
  normal: [750, 22, 3400],
  fast: [250, 6, 900],
  "at-once": [0, 0, 0],
};

export function savedPace(): Pace {
  try {
    const found = localStorage.getItem(KEY);
    return PACES.find((pace) => pace === found) ?? "normal";
  } catch {
    return "normal";
  }
}

export function savePace(pace: Pace): void {
  try {
    localStorage.setItem(KEY, pace);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** How long to wait while somebody reads the latest sentence. */
export function pause(pace: Pace, told: string): number {
  const [least, letter, most] = TIMES[pace];
  return Math.min(least + letter * told.length, most);
}
