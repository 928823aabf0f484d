/** A card in words, for those who hear the board: what Python says of it, and what is shown over it now. */
import type { MarksView, OddsView } from "../../generated";
import type { Translate } from "../../translate";

/** What is shown on the board besides the view. */
export interface BoardMarks {
  targets?: ReadonlyMap<string, string> | undefined;
  chosen?: readonly string[] | undefined;
  odds?: OddsView | null | undefined;
  marks?: MarksView | null | undefined;
}

/** "c4, landscape, yellow or 4, Clara stands here, lava next to it, you may go here, 71 in 100". */
export function describeCard(label: string, square: string, translate: Translate, shown: BoardMarks): string {
  return [label, ...shownParts(square, translate, shown), ...markParts(square, translate, shown.marks)].join(
    ", ",
  );
}

function shownParts(square: string, translate: Translate, { targets, chosen, odds }: BoardMarks): string[] {
  const parts = [];
  const does = targets?.get(square);
  if (does !== undefined) parts.push(does || translate("board.may"));
  if (chosen?.includes(square)) parts.push(translate("board.chosen"));
  const chance = odds?.squares[square];
  if (chance) parts.push(translate("board.chance", { chance: chance.hundred }));
  return parts;
}

function markParts(square: string, translate: Translate, marks: MarksView | null | undefined): string[] {
  if (!marks) return [];
  const parts: string[] = [];
  const highlight = marks.highlights[square];
  if (highlight) parts.push(translate(`board.${highlight}`));
  const note = marks.notes[square];
  if (note) parts.push(translate("board.note", { text: note }));
  for (const { start, end, text } of marks.arrows) {
    if (start !== square) continue;
    parts.push(
      text ? translate("board.arrow-says", { square: end, text }) : translate("board.arrow", { square: end }),
    );
  }
  return parts;
}
