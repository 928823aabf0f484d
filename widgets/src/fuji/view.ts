/** Fuji's view: what every table has, and what is drawn of Fuji. */
import type { CardView, TableView, View } from "../generated";
import type { AddDefaults, WholeTable } from "../table/view";

/** What a board, the places and the dice are drawn from. */
export type FujiTable = WholeTable & View;

/** The parts of Fuji are given Fuji's tables alone. */
export function ofFuji(table: WholeTable): FujiTable {
  return table as FujiTable;
}

const EMPTY_CARD = { need: null, reroll: false, token: null };

/** Adds the defaults that cards of the board left out. */
export function cardsWithDefaults(cards: View["cards"]): View["cards"] {
  const whole = Object.entries(cards).map(([square, card]): [string, CardView] => [
    square,
    { ...EMPTY_CARD, ...card },
  ]);
  return Object.fromEntries(whole);
}

export const addDefaults: AddDefaults = (view) => {
  const { cards } = view as FujiTable & TableView;
  return { ...view, cards: cardsWithDefaults(cards) } as TableView;
};

/** The keys of things, as Fuji's presenter names them. */
export const keyOf = {
  square: (square: string) => `square ${square}`,
  die: (owner: string, die: number) => `die ${owner}.${die}`,
  card: (card: string) => `card ${card}`,
  copy: (card: string) => `copy ${card}`,
  seat: (seat: string) => `seat ${seat}`,
};

/** The names of a kind among keys: the squares, the cards, the players. */
export function named(keys: Iterable<string>, kind: keyof typeof keyOf): string[] {
  return [...keys].filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1));
}

/** The numbers of one player's dice among keys. */
export function diceOf(keys: Iterable<string>, owner: string): Set<number> {
  return new Set(
    named(keys, "die")
      .filter((name) => name.startsWith(`${owner}.`))
      .map((name) => Number(name.slice(owner.length + 1))),
  );
}
