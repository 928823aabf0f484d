/** The kinds of players and their names. */
import type { SeatOptions, WordKey } from "../generated";

/** A kind of computer player; empty for a person. */
export type PlayerKind = SeatOptions["code"];

/** The word key of a kind of player. */
export function playerKindKey(kind: string): WordKey {
  return `code.${kind || "person"}` as WordKey;
}
