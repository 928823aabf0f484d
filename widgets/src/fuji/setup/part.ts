/** What every part of the set-up dialogue gets. */
import type { SetupOptions, SetupView } from "../../generated";

export interface Part {
  setup: SetupView;
  options: SetupOptions;
  /** Why a field, or a place's field, was refused; empty if it was not. */
  refusal(field: string, seat?: number): string;
  change(options: SetupOptions): void;
}
