/** The places at the table while a game is set up: who comes, who goes, and who is played by code. */
import type { PlayerKind } from "../../codeSeats/kinds";
import type { SeatOptions, SetupOptions, SetupView } from "../../generated";

const TEAMMATES = 2;
const USUAL = 3;

const empty = (name: string, code: PlayerKind = ""): SeatOptions => ({
  name,
  character: "",
  skill: "",
  code,
});

/** A name that nobody has yet. */
function freeName(names: readonly string[], seats: readonly SeatOptions[]): string {
  const taken = new Set(seats.map((seat) => seat.name));
  return names.find((each) => !taken.has(each)) ?? "";
}

function joined(
  seats: readonly SeatOptions[],
  names: readonly string[],
  code: PlayerKind = "",
): SeatOptions[] {
  return [...seats, empty(freeName(names, seats), code)];
}

/** One more place at the table. */
export function withPlayer(options: SetupOptions, names: readonly string[]): SetupOptions {
  return { ...options, seats: joined(options.seats, names) };
}

export function withoutPlayer(options: SetupOptions, place: number): SetupOptions {
  return { ...options, seats: options.seats.filter((_, index) => index !== place) };
}

/** A change of one place; the place behind the players is the third meeple's. */
export function withSeat(options: SetupOptions, place: number, change: Partial<SeatOptions>): SetupOptions {
  if (place === options.seats.length) return { ...options, third: { ...options.third, ...change } };
  return {
    ...options,
    seats: options.seats.map((seat, index) => (index === place ? { ...seat, ...change } : seat)),
  };
}

/** Somebody else plays a seat. A name of ours goes with whoever had it; one that was written stays. */
export function withPlayerKind(
  options: SetupOptions,
  place: number,
  code: PlayerKind,
  setup: SetupView,
): SetupOptions {
  const seat = options.seats[place];
  if (!seat) return options;
  const others = options.seats.filter((_, index) => index !== place);
  const [left, come] = code ? [setup.names, setup.code_names] : [setup.code_names, setup.names];
  const name = left.includes(seat.name) || !seat.name ? freeName(come, others) : seat.name;
  return withSeat(options, place, { code, name });
}

/** One person, and code on all other seats; or people alone; or something else. */
export function wayOf({ seats }: SetupOptions): "alone" | "together" | "other" {
  const people = seats.filter((seat) => !seat.code).length;
  if (people === seats.length) return "together";
  return people === 1 ? "alone" : "other";
}

export function alone(options: SetupOptions, setup: SetupView): SetupOptions {
  const first = options.seats.find((seat) => !seat.code) ?? empty(setup.names[0] ?? "");
  const kind = setup.kinds.at(-1) ?? "";
  let seats = [first];
  for (let count = 0; count < TEAMMATES; count += 1) seats = joined(seats, setup.code_names, kind);
  return { ...options, seats };
}

export function together(options: SetupOptions, setup: SetupView): SetupOptions {
  let seats = options.seats.filter((seat) => !seat.code);
  while (seats.length < USUAL) seats = joined(seats, setup.names);
  return { ...options, seats };
}
