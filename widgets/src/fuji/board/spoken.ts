/** A card in words, for those who hear the board. */
import type { MarksView, OddsView, View } from "../../generated";
import type { Say } from "../../say";
import { burning, fires } from "./squares";

const HELD = /^(odd|even)\((.+)\)$/;

/** What has been said of requirements, by voice: a board has few, and asks for them with every view. */
const SAID = new WeakMap<Say, Map<string, string>>();

/** What a card asks for: "yellow or 4", "odd, pink or blue". */
export function spokenNeed(need: string, say: Say): string {
  const said = SAID.get(say) ?? new Map<string, string>();
  SAID.set(say, said);
  const words = said.get(need) ?? composed(need, say);
  said.set(need, words);
  return words;
}

function composed(need: string, say: Say): string {
  if (need === "odd" || need === "even" || need === "any") return say(`need.${need}`);
  const [, parity, inner = need] = HELD.exec(need) ?? [];
  const colours = either(
    inner.split("|").map((part) => partOf(part, say)),
    say,
  );
  if (parity === "odd") return say("need.odd-of", { colours });
  if (parity === "even") return say("need.even-of", { colours });
  return colours;
}

function partOf(part: string, say: Say): string {
  return part === "blue" || part === "pink" || part === "yellow" ? say(`need.${part}`) : part;
}

function either(parts: readonly string[], say: Say): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? say("need.or", { first: parts.slice(0, -1), last }) : last;
}

/** A chance out of 100; what is neither certain nor impossible never looks so. */
export function inHundred(chance: number): number {
  const rounded = Math.round(100 * chance);
  if (rounded <= 0) return chance > 1e-9 ? 1 : 0;
  if (rounded >= 100) return chance < 1 - 1e-9 ? 99 : 100;
  return rounded;
}

/** What is shown on the board besides the view. */
export interface Shown {
  targets?: ReadonlyMap<string, string> | undefined;
  chosen?: readonly string[] | undefined;
  odds?: OddsView | null | undefined;
  marks?: MarksView | null | undefined;
  /** The squares that burn, where they are known already. */
  hot?: ReadonlySet<string>;
}

/** "c4, landscape, yellow or 4, Clara stands here, lava next to it, reroll symbol, you may go here, 71 in 100". */
export function spokenCard(square: string, view: View, say: Say, shown: Shown = {}): string {
  const parts = [
    square,
    ...cardParts(square, view, say),
    ...peopleParts(square, view, say),
    ...(fires(square, shown.hot ?? burning(view)).length ? [say("board.lava-next")] : []),
    ...(view.cards[square]?.reroll ? [say("board.reroll")] : []),
    ...shownParts(square, say, shown),
    ...markParts(square, say, shown.marks),
  ];
  return parts.join(", ");
}

function cardParts(square: string, view: View, say: Say): string[] {
  const card = view.cards[square];
  if (!card) return [];
  const parts = [named("kind", card.kind, say)];
  if (card.need) parts.push(spokenNeed(card.need, say));
  if (card.token) parts.push(named("token", card.token, say));
  return parts;
}

function named(section: "kind" | "token", name: string, say: Say): string {
  return say(`${section}.${name}` as Parameters<Say>[0]);
}

function peopleParts(square: string, view: View, say: Say): string[] {
  const names = (what: "at" | "marker") =>
    Object.entries(view.seats).flatMap(([name, seat]) => (seat[what] === square ? [name] : []));
  const [here, coming] = [names("at"), names("marker")];
  const parts = [];
  if (here.length) parts.push(say("board.stands", { names: here, count: here.length }));
  if (coming.length) parts.push(say("board.wants", { names: coming, count: coming.length }));
  return parts;
}

function shownParts(square: string, say: Say, { targets, chosen, odds }: Shown): string[] {
  const parts = [];
  const does = targets?.get(square);
  if (does !== undefined) parts.push(does || say("board.may"));
  if (chosen?.includes(square)) parts.push(say("board.chosen"));
  const chance = odds?.squares[square];
  if (chance) parts.push(say("board.chance", { chance: inHundred(chance.chance) }));
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
