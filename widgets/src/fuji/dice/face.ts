/** A die's code, `Y5`, as what is drawn and what is said. */
import { DIE_COLOURS, type WordKey } from "../../generated";
import type { Translate } from "../../translate";

export type Colour = keyof typeof DIE_COLOURS;

export const COLOURS = Object.keys(DIE_COLOURS) as Colour[];

export interface Face {
  letter: string;
  colour: Colour;
  value: number;
}

/** What a code shows; nothing for a hidden die. */
export function faceOf(code: string | null): Face | null {
  const letter = code?.[0] ?? "";
  const colour = COLOURS.find((each) => DIE_COLOURS[each] === letter);
  return code && colour ? { letter, colour, value: Number(code.slice(1)) } : null;
}

/** "yellow 5", or that the die is hidden. */
export function describeFace(code: string | null, translate: Translate): string {
  return code ? translate(`face.${code}` as WordKey) : translate("dice.hidden");
}
