/** A tooltip at a card under the pointer: why it can't be chosen. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ReasonView } from "../../generated";
import type { Picking } from "../../table/usePicking";
import { type Key, kindOf, nameOf, type WholeTable } from "../../table/view";
import type { KernelChannel } from "../../useAsk";

export const HOVER_DELAY = 500;

interface Props {
  table: WholeTable;
  picking: Picking;
  thing: Key | null;
  channel: KernelChannel;
  /** The board, in which the card lies. */
  board: HTMLElement | null;
}

interface Spot {
  left: number;
  top: number;
}

function spotOf(board: HTMLElement | null, square: string): Spot | null {
  const cell = [...(board?.querySelectorAll<HTMLElement>("[data-square]") ?? [])].find(
    (each) => each.dataset["square"] === square,
  );
  if (!board || !matchMedia("(hover: hover)").matches || !cell?.matches(":hover")) return null;
  const frame = board.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const left = Math.min(Math.max(box.left - frame.left + box.width / 2, 120), frame.width - 120);
  return { left, top: box.bottom - frame.top };
}

/** One answer for each thing and what was picked before, as long as the view stays the same. */
function useReasons({ table, picking, thing, channel }: Props): readonly ReasonView[] {
  const [reasons, setReasons] = useState<readonly ReasonView[]>([]);
  const known = useRef(new Map<string, readonly ReasonView[]>());
  const seen = useRef(table);
  if (seen.current !== table) {
    seen.current = table;
    known.current = new Map();
  }
  const { lit, picked, actor } = picking;
  useEffect(() => {
    setReasons([]);
    const alike = [...lit].some((key) => thing && kindOf(key) === kindOf(thing));
    if (!thing || !alike || lit.has(thing) || picked.things.has(thing)) return;
    const asked = { key: thing, intent: picked.intent, seat: actor, picked: [...picked.things] };
    const name = JSON.stringify(asked);
    let left = false;
    const show = async () => {
      const before = known.current.get(name);
      const found = before ?? (await channel.ask({ do: "why-not", ...asked }))?.reasons ?? [];
      known.current.set(name, found);
      if (!left) setReasons(found);
    };
    const timer = setTimeout(show, HOVER_DELAY);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [table, lit, picked, actor, thing, channel.ask]);
  return reasons;
}

export function RefusalTooltip(props: Props) {
  const reasons = useReasons(props);
  const spot = props.thing && reasons.length ? spotOf(props.board, nameOf(props.thing)) : null;
  if (!spot) return null;
  return (
    <div class="fk-refusal-tooltip" role="tooltip" style={{ left: `${spot.left}px`, top: `${spot.top}px` }}>
      {reasons.map((reason) => (
        <p key={reason.clause + reason.text}>{reason.text}</p>
      ))}
    </div>
  );
}
