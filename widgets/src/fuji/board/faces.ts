/** What every card of the board shows now, from the view and from what was shown before. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { CardView } from "../../generated";
import { useShell } from "../../Shell";
import { useShared } from "../../shared";
import type { BoardProps } from "./Board";
import { type Face, people, type Side } from "./Card";
import type { Layout } from "./layout";
import { pictureOf, turnOf } from "./pictures";
import { spokenCard } from "./spoken";
import { burning, fires } from "./squares";

/** Things that come while the board is looked at are new; those of the first drawing and of a new layout are not. */
export function useLive(layout: Layout): boolean {
  const drawn = useRef<Layout | null>(null);
  const live = drawn.current === layout;
  useLayoutEffect(() => {
    drawn.current = layout;
  });
  return live;
}

function sideOf(layout: Layout, square: string, other: string): Side | null {
  const [from, to] = [layout.spots.get(square), layout.spots.get(other)];
  if (!from || !to) return null;
  if (from.x !== to.x) return to.x < from.x ? "w" : "e";
  return to.y < from.y ? "n" : "s";
}

/** From which side lava came to the cards that have turned since the board was laid out. */
function useCreeping(hot: ReadonlySet<string>, layout: Layout, live: boolean): ReadonlyMap<string, Side> {
  const before = useRef(hot);
  const crept = useRef(new Map<string, Side>());
  if (!live) crept.current.clear();
  for (const square of hot) {
    const [origin] = live ? fires(square, before.current) : [];
    const side = origin && sideOf(layout, square, origin);
    if (side) crept.current.set(square, side);
  }
  useLayoutEffect(() => {
    before.current = hot;
  }, [hot]);
  return crept.current;
}

/** The faces in lines, as they are seen. */
export function useFaces(props: BoardProps, layout: Layout, live: boolean): Face[][] {
  const { say } = useShell();
  const { view, targets, chosen, odds, marks } = props;
  const hot = useMemo(() => burning(view), [view]);
  const crept = useCreeping(hot, layout, live);
  const face = (square: string, card: CardView): Face => ({
    square,
    card,
    picture: pictureOf(square, card, view),
    turn: turnOf(square, card),
    spoken: spokenCard(square, view, say, { targets, chosen, odds, marks, hot }),
    spot: layout.spots.get(square) ?? { x: 0, y: 0 },
    fires: fires(square, hot).flatMap((other) => sideOf(layout, square, other) ?? []),
    creeps: crept.get(square) ?? null,
    here: people(view, square, "at"),
    coming: people(view, square, "marker"),
    target: targets?.has(square) ?? false,
    chosen: chosen?.includes(square) ?? false,
    chance: odds?.squares[square]?.chance ?? null,
    highlight: marks?.highlights[square] ?? null,
  });
  const lines = layout.lines.map((line) =>
    line.flatMap((square) => {
      const card = view.cards[square];
      return card ? [face(square, card)] : [];
    }),
  );
  return useShared(lines);
}
