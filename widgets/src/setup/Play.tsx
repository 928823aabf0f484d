/** A game from its set-up to its end: the dialogue, then the table, and back for the next game. */
import { useCallback, useLayoutEffect, useRef } from "preact/hooks";
import type { SetupView } from "../generated";
import { type Model, useTrait } from "../model";
import { Room } from "../table/Table";
import type { TableModel, TableTraits } from "../table/traits";
import { useKeeping } from "../table/useKeeping";
import { useLine } from "../table/useLine";
import { Dialogue } from "./Dialogue";

export interface PlayTraits extends TableTraits {
  /** The set-up dialogue; nothing while the table is shown. */
  setup: SetupView | null;
}

const FIRST = ["[data-main]", ".fk-prompt button", "h2[tabindex]", "[role=gridcell][tabindex='0']"];

/** Whoever has pressed a button that changes the whole screen finds the focus at its beginning. */
function useFreshStart(root: { current: HTMLElement | null }, inDialogue: boolean): void {
  const before = useRef(inDialogue);
  useLayoutEffect(() => {
    if (before.current === inDialogue) return;
    before.current = inDialogue;
    const place = root.current;
    const first = FIRST.map((each) => place?.querySelector<HTMLElement>(each)).find(Boolean);
    first?.focus({ preventScroll: true });
    if (place && place.getBoundingClientRect().top < 0) place.scrollIntoView({ block: "start" });
  }, [root, inDialogue]);
}

export function Play({ model }: { model: Model<PlayTraits> }) {
  const setup = useTrait(model, "setup");
  const table = model as unknown as TableModel;
  const line = useLine(table);
  const keeping = useKeeping(table, line);
  const root = useRef<HTMLDivElement>(null);
  const onSetUp = useCallback(() => void line.ask({ do: "set-up", open: true }), [line.ask]);
  useFreshStart(root, setup !== null);
  return (
    <div ref={root}>
      {setup ? (
        <Dialogue setup={setup} line={line} keeping={keeping} />
      ) : (
        <Room model={table} line={line} keeping={keeping} onSetUp={onSetUp} />
      )}
    </div>
  );
}
