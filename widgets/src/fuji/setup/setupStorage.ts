/** Saves the options of the last set-up in the browser and fits them to what can be chosen now. */
import type { PlayerKind } from "../../codeSeats/kinds";
import type { SeatOptions, SetupOptions, SetupView } from "../../generated";

const KEY = "fujikit.setup";
const BOX = "fujikit.setup.box";

/** A box that the reader has brought. */
export interface OwnText {
  text: string;
  file: string;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function saveSetup(options: SetupOptions): void {
  write(KEY, options);
}

export function saveBox(box: OwnText | null): void {
  write(BOX, box);
}

export function savedBox(): OwnText | null {
  const found = read(BOX) as Partial<OwnText> | null;
  if (typeof found?.text !== "string" || !found.text) return null;
  return { text: found.text, file: typeof found.file === "string" ? found.file : "" };
}

type Loose = { readonly [Name in keyof SetupOptions]?: unknown };

function listed<Value>(value: unknown, list: readonly Value[], otherwise: Value): Value {
  return list.includes(value as Value) ? (value as Value) : otherwise;
}

function seatOf(found: unknown, setup: SetupView): SeatOptions | null {
  const seat = found as Partial<Record<keyof SeatOptions, unknown>> | null;
  if (typeof seat?.name !== "string") return null;
  const skills = setup.skills.map((skill) => skill.name);
  return {
    name: seat.name,
    character: listed(seat.character, setup.characters, ""),
    skill: listed(seat.skill, skills, ""),
    code: listed(seat.code, setup.kinds, "" as PlayerKind),
  };
}

function seatsOf(found: unknown, setup: SetupView): SeatOptions[] {
  const seats = Array.isArray(found) ? found.map((seat) => seatOf(seat, setup)) : [];
  const fine = seats.every((seat) => seat !== null);
  const fits = seats.length >= setup.least && seats.length <= setup.names.length;
  return fine && fits ? (seats as SeatOptions[]) : setup.options.seats;
}

/** Options that are all on offer; one that is not is replaced by the kernel's default. */
export function fitToChoices(found: unknown, setup: SetupView): SetupOptions {
  const loose = (typeof found === "object" && found !== null ? found : {}) as Loose;
  const { options: defaults, scenarios, levels, variants, editions } = setup;
  const yes = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
  return {
    seats: seatsOf(loose.seats, setup),
    third: seatOf(loose.third, setup) ?? defaults.third,
    scenario: listed(loose.scenario, [0, ...scenarios.map((each) => each.number)], defaults.scenario),
    level: listed(
      loose.level,
      levels.map((each) => each.number),
      defaults.level,
    ),
    variant: listed(
      loose.variant,
      variants.map((each) => each.name),
      defaults.variant,
    ),
    edition: listed(loose.edition, editions, defaults.edition),
    thrill: yes(loose.thrill, defaults.thrill),
    ask: yes(loose.ask, defaults.ask),
    odds: yes(loose.odds, defaults.odds),
    advice: yes(loose.advice, defaults.advice),
  };
}

export function savedSetup(setup: SetupView): SetupOptions {
  return fitToChoices(read(KEY), setup);
}
