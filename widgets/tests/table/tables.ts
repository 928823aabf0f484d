/** Tables of real games, written by `python -m tools.tables`, and what is legal there. */
import type { TableView } from "../../src/generated";
import { type WholeIntent, type WholeOffer, type WholeTable, withDefaults } from "../../src/table/view";
import fixtures from "../fixtures/tables.json";

export type Name = keyof typeof fixtures;
export const NAMES = Object.keys(fixtures) as Name[];

export const viewOf = (name: Name) => fixtures[name].view as unknown as TableView;
export const tableOf = (name: Name): WholeTable => withDefaults(viewOf(name));
export const legalIn = (name: Name) => Object.entries<string[]>(fixtures[name].legal);

/** An offer of a made-up game. */
export const offer = (line: string, more: Partial<WholeOffer> = {}): WholeOffer => ({
  intent: line.split(" ", 1)[0] ?? "",
  line,
  label: line,
  by: ["Ann"],
  picks: [],
  many: null,
  text: 0,
  press: false,
  confirm: "",
  whose: "",
  lit: true,
  first: false,
  ...more,
});

export const intent = (id: string, more: Partial<WholeIntent> = {}): WholeIntent => ({
  id,
  label: id,
  ask: "",
  help: "",
  asks: {},
  group: "",
  group_label: "",
  place: "more",
  lit: true,
  first: false,
  ...more,
});
