/** The players made of code that can take a seat, and what each is called. */
import type { SeatWish, WordKey } from "../generated";

/** Who may sit: a person, or a kind of code. */
export type Sitter = SeatWish["code"];
export const SITTERS: readonly Sitter[] = ["", "newcomer", "careful", "teammate"];

/** What is written of whoever plays a seat. */
export function sitterKey(kind: string): WordKey {
  return `code.${kind || "person"}` as WordKey;
}
