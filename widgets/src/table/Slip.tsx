/** A slip beside a card that a pointer rests on: why it can't be chosen. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ReasonView, View } from "../generated";
import type { Offer } from "./choose";
import { whySquare } from "./tap";
import type { Line } from "./useLine";

export const REST = 500;

interface Props {
  view: View;
  offer: Offer;
  square: string | null;
  line: Line;
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

/** One answer for each line, as long as the view stays the same. */
function useReasons({ view, offer, square, line }: Props): readonly ReasonView[] {
  const [reasons, setReasons] = useState<readonly ReasonView[]>([]);
  const known = useRef(new Map<string, readonly ReasonView[]>());
  const seen = useRef(view);
  if (seen.current !== view) {
    seen.current = view;
    known.current = new Map();
  }
  useEffect(() => {
    setReasons([]);
    if (!square || offer.squares.size === 0 || offer.squares.has(square)) return;
    const asked = whySquare(view, offer, square).line;
    let left = false;
    const show = async () => {
      const before = known.current.get(asked);
      const found = before ?? (await line.ask({ do: "why", line: asked }))?.reasons ?? [];
      known.current.set(asked, found);
      if (!left) setReasons(found);
    };
    const timer = setTimeout(show, REST);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [view, offer, square, line.ask]);
  return reasons;
}

export function Slip(props: Props) {
  const reasons = useReasons(props);
  const spot = props.square && reasons.length ? spotOf(props.board, props.square) : null;
  if (!spot) return null;
  return (
    <div class="fk-slip" role="tooltip" style={{ left: `${spot.left}px`, top: `${spot.top}px` }}>
      {reasons.map((reason) => (
        <p key={reason.clause + reason.text}>{reason.text}</p>
      ))}
    </div>
  );
}
