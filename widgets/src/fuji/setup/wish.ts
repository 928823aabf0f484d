/** What is wished for a new game, as the reader left it the last time, fitted to what there is to choose now. */
import type { Sitter } from "../../company/kinds";
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
    // A browser that keeps nothing just forgets it.
  }
}

export function rememberWish(wish: SetupOptions): void {
  write(KEY, wish);
}

export function rememberBox(box: OwnText | null): void {
  write(BOX, box);
}

export function rememberedBox(): OwnText | null {
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
    code: listed(seat.code, setup.kinds, "" as Sitter),
  };
}

function seatsOf(found: unknown, setup: SetupView): SeatOptions[] {
  const seats = Array.isArray(found) ? found.map((seat) => seatOf(seat, setup)) : [];
  const fine = seats.every((seat) => seat !== null);
  const fits = seats.length >= setup.least && seats.length <= setup.names.length;
  return fine && fits ? (seats as SeatOptions[]) : setup.options.seats;
}

/** A wish of which every part is on offer; what is not comes from the wish of the kernel. */
export function fitted(found: unknown, setup: SetupView): SetupOptions {
  const loose = (typeof found === "object" && found !== null ? found : {}) as Loose;
  const { options: wish, scenarios, levels, variants, editions } = setup;
  const yes = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
  return {
    seats: seatsOf(loose.seats, setup),
    third: seatOf(loose.third, setup) ?? wish.third,
    scenario: listed(loose.scenario, [0, ...scenarios.map((each) => each.number)], wish.scenario),
    level: listed(
      loose.level,
      levels.map((each) => each.number),
      wish.level,
    ),
    variant: listed(
      loose.variant,
      variants.map((each) => each.name),
      wish.variant,
    ),
    edition: listed(loose.edition, editions, wish.edition),
    thrill: yes(loose.thrill, wish.thrill),
    ask: yes(loose.ask, wish.ask),
    odds: yes(loose.odds, wish.odds),
    advice: yes(loose.advice, wish.advice),
  };
}

export function rememberedWish(setup: SetupView): SetupOptions {
  return fitted(read(KEY), setup);
}
