/** Views of real games, written by `python -m tools.views`. */
import type { ScreenView, TableView, View } from "../../src/generated";
import fixtures from "../fixtures/views.json";

/** What a table of Fuji is sent. */
export type Sent = View & TableView;

export function viewOf(name: keyof typeof fixtures): Sent {
  return fixtures[name] as unknown as Sent;
}

export const NAMES = Object.keys(fixtures) as (keyof typeof fixtures)[];

/** A screen with somebody at it. */
export function screenOf(traits: Partial<ScreenView> = {}): ScreenView {
  return {
    at: "Clara",
    curtain: null,
    open: false,
    all_ready: [],
    people: ["Clara", "Jona", "Steve"],
    kinds: ["newcomer", "careful", "teammate"],
    code: {},
    thinking: false,
    advising: false,
    advice: null,
    study: false,
    lifted: false,
    can_undo: true,
    undo_why: "",
    odds: null,
    replay: null,
    link: "",
    back: "",
    warning: "",
    ...traits,
  };
}
