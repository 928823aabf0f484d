/** Decodes a table's view and adds the defaults that Python left out. */
import { useMemo } from "preact/hooks";
import type { Ask, Intent, Many, Offer, TableTraits, TableView } from "../generated";
import { type Model, useTrait, type WidgetTraits } from "../model";

/** A thing on the table: its kind, a space, its name. */
export type Key = string;
export type WholeAsk = Required<Ask>;
export type WholeIntent = Required<Intent>;
export type WholeMany = Required<Many>;
/** An offer, with what its intent says of how its things are picked. */
export type WholeOffer = Omit<Required<Offer>, "many"> & {
  many: WholeMany | null;
  /** Its things are lit before it has been chosen. */
  lit: boolean;
  /** Its first thing is picked before all others. */
  first: boolean;
};

export interface WholeTable extends Omit<TableView, "ask" | "asks" | "intents" | "offers" | "text"> {
  ask: WholeAsk | null;
  asks: Readonly<Record<string, WholeAsk>>;
  intents: readonly WholeIntent[];
  offers: readonly WholeOffer[];
  text: string;
}

/** A text from a kernel; tests put views themselves. */
export type EncodedView = TableTraits["view"];

const ASK = { help: "", clause: "", card: "", says: [], calls: "", reminder: "" };
const INTENT = {
  ask: "",
  help: "",
  asks: {},
  group: "",
  group_label: "",
  place: "more",
  lit: true,
  first: false,
} as const;
const MANY = { least: 1, most: 1, label: "" };
const OFFER = { picks: [], text: 0, press: false, whose: "", confirm: "" };

const askWithDefaults = (ask: Ask): WholeAsk => ({ ...ASK, ...ask });

export function withDefaults(view: TableView): WholeTable {
  const intents = view.intents.map((intent) => ({ ...INTENT, ...intent }));
  const byId = new Map(intents.map((intent) => [intent.id, intent]));
  return {
    ...view,
    text: view.text ?? "",
    ask: view.ask && askWithDefaults(view.ask),
    asks: Object.fromEntries(
      Object.entries(view.asks ?? {}).map(([name, ask]) => [name, askWithDefaults(ask)]),
    ),
    intents,
    offers: view.offers.map((offer) => ({
      ...OFFER,
      ...offer,
      many: offer.many ? { ...MANY, ...offer.many } : null,
      lit: byId.get(offer.intent)?.lit ?? true,
      first: byId.get(offer.intent)?.first ?? false,
    })),
  };
}

export function decodeView(encoded: EncodedView): TableView {
  return typeof encoded === "string" ? (JSON.parse(encoded) as TableView) : encoded;
}

/** Adds the defaults that a game's own part of a view left out. */
export type AddDefaults = (view: TableView) => TableView;

/** The view of a table with all defaults. */
export function useTable<Traits extends WidgetTraits & { view: EncodedView }>(
  model: Model<Traits>,
  addDefaults?: AddDefaults,
): WholeTable {
  const encoded = useTrait(model, "view");
  return useMemo(() => {
    const view = decodeView(encoded);
    return withDefaults(addDefaults ? addDefaults(view) : view);
  }, [encoded, addDefaults]);
}

/** What sort of thing it is: `die` of `die Clara.3`. */
export function kindOf(key: Key): string {
  return key.split(" ", 1)[0] ?? key;
}

/** What it is called in its key: `Clara.3` of `die Clara.3`. */
export function nameOf(key: Key): string {
  return key.slice(key.indexOf(" ") + 1);
}
