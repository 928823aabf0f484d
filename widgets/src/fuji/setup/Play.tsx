/** A game from its set-up to its end: the dialogue, then the table, and back for the next game. */
import { useCallback, useLayoutEffect, useRef } from "preact/hooks";
import type { PlayMessage, PlayTraits } from "../../generated";
import type { TableModel } from "../../model";
import { type Model, useTrait } from "../../model";
import { TableLayout } from "../../table/Table";
import { useGameStorage } from "../../table/useGameStorage";
import { useAsk } from "../../useAsk";
import { FUJI } from "../table/parts";
import { Dialogue } from "./Dialogue";
import { useQuickStart } from "./quickStart";

const FIRST = ["[data-main]", ".fk-prompt button", "h2[tabindex]", "[role=gridcell][tabindex='0']"];

/** Whoever has pressed a button that changes the whole screen finds the focus at its beginning.
 *
 * A page that opens keeps its focus: `used` says whether somebody has been here.
 */
function useFreshStart(
  root: { current: HTMLElement | null },
  inDialogue: boolean,
  used: { current: boolean },
) {
  const before = useRef(inDialogue);
  useLayoutEffect(() => {
    if (before.current === inDialogue) return;
    before.current = inDialogue;
    if (!used.current) return;
    const place = root.current;
    const first = FIRST.map((each) => place?.querySelector<HTMLElement>(each)).find(Boolean);
    first?.focus({ preventScroll: true });
    if (place && place.getBoundingClientRect().top < 0) place.scrollIntoView({ block: "start" });
    // The board above it has its size only in the next frame.
    const frame = requestAnimationFrame(() => first?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [root, inDialogue, used]);
}

export function Play({ model }: { model: Model<PlayTraits> }) {
  const setup = useTrait(model, "setup");
  const gamesPage = useTrait(model, "games_page");
  const table = model as unknown as TableModel;
  const channel = useAsk<PlayMessage>();
  const storage = useGameStorage(table, channel, FUJI);
  const { start, deals } = useQuickStart(setup, channel, storage);
  const root = useRef<HTMLDivElement>(null);
  const used = useRef(false);
  const onSetUp = useCallback(() => void channel.ask({ do: "set-up", open: true }), [channel.ask]);
  useFreshStart(root, setup !== null, used);
  // A game on its way from the address is not preceded by a dialogue that nobody asked for.
  const waits = deals || (!storage.settled && !channel.timedOut);
  return (
    <div
      ref={root}
      class="fk-play-body"
      aria-busy={(setup && waits) || undefined}
      onFocusIn={() => {
        used.current = true;
      }}
    >
      {setup && !waits && <Dialogue setup={setup} start={start} channel={channel} storage={storage} />}
      {!setup && (
        <TableLayout
          model={table}
          parts={FUJI}
          channel={channel}
          storage={storage}
          onSetUp={onSetUp}
          gamesPage={gamesPage}
        />
      )}
    </div>
  );
}
