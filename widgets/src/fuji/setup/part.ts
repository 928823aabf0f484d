/** What every part of the set-up dialogue gets. */
import type { SetupView, SetupWish } from "../../generated";

export interface Part {
  setup: SetupView;
  wish: SetupWish;
  /** Why a field, or a place's field, was refused; empty if it was not. */
  refusal(field: string, seat?: number): string;
  change(wish: SetupWish): void;
}
