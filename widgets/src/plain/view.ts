/** A table's view as it comes from Python, with the defaults that were left out on the way. */
import type { Ask, Intent, Many, Offer, TableView } from "../generated";

/** A thing on the table: its kind, a space, its name. */
export type Key = string;
export type WholeIntent = Required<Intent>;
export type WholeMany = Required<Many>;
export type WholeOffer = Omit<Required<Offer>, "many"> & { many: WholeMany | null };

export interface WholeTable extends Omit<TableView, "ask" | "intents" | "offers"> {
  ask: Required<Ask> | null;
  intents: readonly WholeIntent[];
  offers: readonly WholeOffer[];
}

const ASK = { help: "", clause: "", card: "", says: [] };
const INTENT = { ask: "", help: "", asks: {}, group: "", group_label: "", place: "more", lit: true } as const;
const MANY = { least: 1, most: 1 };
const OFFER = { picks: [], text: 0, press: false };

export function wholeTable(view: TableView): WholeTable {
  return {
    ...view,
    ask: view.ask && { ...ASK, ...view.ask },
    intents: view.intents.map((intent) => ({ ...INTENT, ...intent })),
    offers: view.offers.map((offer) => ({
      ...OFFER,
      ...offer,
      many: offer.many ? { ...MANY, ...offer.many } : null,
    })),
  };
}

/** What sort of thing it is: `die` of `die Clara.3`. */
export function kindOf(key: Key): string {
  return key.split(" ", 1)[0] ?? key;
}
