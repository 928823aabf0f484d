/** What the players made of code are called. */
import type { SeatOptions, WordKey } from "../generated";

/** Who may sit: a person, or a kind of code. */
export type Sitter = SeatOptions["code"];

/** What is written of whoever plays a seat. */
export function sitterKey(kind: string): WordKey {
  return `code.${kind || "person"}` as WordKey;
}
