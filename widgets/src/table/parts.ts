/** What a game brings to the table that serves every game: its board, its places, and how its things look. */
import type { ComponentType } from "preact";
import type { RoundEndView, ScreenView } from "../generated";
import type { Translate } from "../translate";
import type { KernelChannel } from "../useAsk";
import type { Picking } from "./usePicking";
import type { AddDefaults, Key, WholeTable } from "./view";

/** What every part of a game is drawn from. A game's own view has more than the table's: its parts know which. */
export interface PartProps {
  table: WholeTable;
  screen: ScreenView;
  picking: Picking;
  /** The thing that a pointer or the focus rests on. */
  looked: Key | null;
  onLook(key: Key | null): void;
  channel: KernelChannel;
  /** There is as little room as on a phone. */
  compact: boolean;
  /** How high the board may be to be seen as a whole; null where it scrolls with the page. */
  boardHeight: number | null;
  /** Code may have something to do. */
  thinking: boolean;
  onClause(id: string): void;
  /** Hides what only the player at the screen may see. */
  onHide(): void;
}

export interface GameParts {
  addDefaults: AddDefaults;
  Board: ComponentType<PartProps>;
  /** What lies before whoever acts, below the question. */
  Tray: ComponentType<PartProps>;
  /** The players' places. */
  Places: ComponentType<PartProps>;
  /** The chances, where somebody asks for them. */
  Chances: ComponentType<PartProps>;
  /** Where a player says something in words of their own. */
  Talk: ComponentType<PartProps>;
  /** A picture of the player. */
  Player: ComponentType<{ table: WholeTable; name: string }>;
  /** What stands on the button of a thing; without a picture only its label. */
  Thing: ComponentType<{ table: WholeTable; thing: Key; label: string; id: string }>;
  /** Whether that has a picture which says more than the label. */
  describes(table: WholeTable, thing: Key): boolean;
  Phase: ComponentType<{ phase: string }>;
  /** A picture of the end. */
  End: ComponentType<{ won: boolean }>;
  /** What stands behind the title of the account of a round. */
  Sky: ComponentType;
  /** What the game tells of a round that has ended. */
  Account: ComponentType<{ account: RoundEndView; table: WholeTable }>;
  endTitle(won: boolean, translate: Translate): string;
  /** What was set up, in few words: by it a finished game is known in the history. */
  setting(table: WholeTable, translate: Translate): string;
  /** What the head of the table says besides the round. */
  facts(table: WholeTable, translate: Translate): string[];
  /** The place of whoever's turn it is to take the screen has a colour of its own. */
  character(table: WholeTable, name: string): string;
  /** Whether a thing can be touched on the board or at a place, so that it needs no button. */
  draws(table: WholeTable, key: Key): boolean;
  /** What the thing that is looked at means to whoever acts; empty where there is nothing to say. */
  meaning(props: Pick<PartProps, "table" | "screen" | "picking" | "looked">, translate: Translate): string;
  /** The thing that a number key stands for. */
  numbered(picking: Picking, table: WholeTable, number: number): Key;
  /** Events of the log by which the eye finds its way. */
  loud: ReadonlySet<string>;
}
