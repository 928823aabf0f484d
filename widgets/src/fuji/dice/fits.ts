/** Which dice count on a card, and their sum. Dice are numbered from 1. */
import type { View } from "../../generated";
import { faceOf } from "./face";

type Dice = readonly (string | null)[];

/** The dice whose faces the view lists for the card's requirement; hidden dice never count. */
export function counting(view: View, square: string, dice: Dice): Set<number> {
  const need = view.cards[square]?.need;
  const faces = new Set(need ? view.fits[need]?.split(" ") : []);
  return fitting(faces, dice);
}

export function fitting(faces: ReadonlySet<string>, dice: Dice): Set<number> {
  const numbers = dice.flatMap((code, index) => (code !== null && faces.has(code) ? [index + 1] : []));
  return new Set(numbers);
}

/** The sum of the dice that count. */
export function worth(dice: Dice, counts: ReadonlySet<number>): number {
  return dice.reduce((sum, code, index) => sum + (counts.has(index + 1) ? (faceOf(code)?.value ?? 0) : 0), 0);
}
