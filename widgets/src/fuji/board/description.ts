/** A card in words, for those who hear the board: what Python says of it, and what is shown over it now. */
import type { MarksView, OddsView } from "../../generated";
import type { Say } from "../../say";

/** What is shown on the board besides the view. */
export interface Shown {
  targets?: ReadonlyMap<string, string> | undefined;
  chosen?: readonly string[] | undefined;
  odds?: OddsView | null | undefined;
  marks?: MarksView | null | undefined;
}

/** "c4, landscape, yellow or 4, Clara stands here, lava next to it, you may go here, 71 in 100". */
export function describeCard(label: string, square: string, say: Say, shown: Shown): string {
  return [label, ...shownParts(square, say, shown), ...markParts(square, say, shown.marks)].join(", ");
}

function shownParts(square: string, say: Say, { targets, chosen, odds }: Shown): string[] {
  const parts = [];
  const does = targets?.get(square);
  if (does !== undefined) parts.push(does || say("board.may"));
  if (chosen?.includes(square)) parts.push(say("board.chosen"));
  const chance = odds?.squares[square];
  if (chance) parts.push(say("board.chance", { chance: chance.hundred }));
  return parts;
}

function markParts(square: string, say: Say, marks: MarksView | null | undefined): string[] {
  if (!marks) return [];
  const parts: string[] = [];
  const highlight = marks.highlights[square];
  if (highlight) parts.push(say(`board.${highlight}`));
  const note = marks.notes[square];
  if (note) parts.push(say("board.note", { text: note }));
  for (const { start, end, text } of marks.arrows) {
    if (start !== square) continue;
    parts.push(text ? say("board.arrow-says", { square: end, text }) : say("board.arrow", { square: end }));
  }
  return parts;
}
