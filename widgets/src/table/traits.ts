/** What the kernel shows of a table, besides what every widget has. */

import type { ScreenView } from "../generated";
import type { Look, Model } from "../model";
import type { Packed } from "./view";

export interface TableTraits extends Look {
  view: Packed;
  screen: ScreenView;
  /** Whether there is a rulebook to look clauses up in. */
  clauses: boolean;
  /** Under this name the browser keeps the game. */
  name: string;
  /** What it keeps: the game, sealed. It comes after the view it belongs to. */
  kept: string;
}

export type TableModel = Model<TableTraits>;
