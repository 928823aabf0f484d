/** What the kernel shows of a table, besides what every widget has. */
import type { ScreenView, View } from "../generated";
import type { Look, Model } from "../model";

export interface TableTraits extends Look {
  view: View;
  screen: ScreenView;
  /** Under this name the browser keeps the game. */
  name: string;
}

export type TableModel = Model<TableTraits>;
