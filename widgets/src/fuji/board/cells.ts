/** The cells of the board: what each card shows, from the view and the one before. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { CardDrawing, CardView, View } from "../../generated";
import { useStructuralSharing } from "../../memo";
import { useShell } from "../../Shell";
import type { BoardProps } from "./Board";
import { type CellModel, people, type Side } from "./Card";
import { describeCard } from "./description";
import type { Layout } from "./layout";

/** Things that come while the board is looked at are new; those of the first drawing and of a new layout are not. */
export function useLive(layout: Layout): boolean {
  const drawn = useRef<Layout | null>(null);
  const live = drawn.current === layout;
  useLayoutEffect(() => {
    drawn.current = layout;
  });
  return live;
}

/** A board that is turned on its side mirrors along its diagonal. */
const TURNED: Record<Side, Side> = { n: "w", w: "n", s: "e", e: "s" };

/** The sides on which something burns, as the board is seen. */
function sidesOf({ fires = "" }: CardDrawing, layout: Layout): Side[] {
  const sides = [...fires] as Side[];
  return layout.turned ? sides.map((side) => TURNED[side]) : sides;
}

/** From which side lava came to the cards that have turned since the board was laid out. */
function useCreeping(view: View, layout: Layout, live: boolean): ReadonlyMap<string, Side> {
  const before = useRef(view);
  const crept = useRef(new Map<string, Side>());
  if (!live) crept.current.clear();
  for (const [square, card] of Object.entries(live ? view.cards : {})) {
    const drawn = before.current.drawing.cards[square];
    const [side] = card.kind === "lava" && drawn ? sidesOf(drawn, layout) : [];
    if (side) crept.current.set(square, side);
  }
  useLayoutEffect(() => {
    before.current = view;
  }, [view]);
  return crept.current;
}

/** The cells in rows, as they are seen. */
export function useCells(props: BoardProps, layout: Layout, live: boolean): CellModel[][] {
  const { translate } = useShell();
  const { view, targets, chosen, odds, marks } = props;
  const crept = useCreeping(view, layout, live);
  const cell = (square: string, card: CardView, drawing: CardDrawing): CellModel => ({
    square,
    card,
    need: view.drawing.needs[card.need ?? ""],
    picture: drawing.art,
    turn: drawing.turn ?? "",
    spoken: describeCard(drawing.label, square, translate, { targets, chosen, odds, marks }),
    spot: layout.spots.get(square) ?? { x: 0, y: 0 },
    fires: sidesOf(drawing, layout),
    creeps: crept.get(square) ?? null,
    here: people(view, square, "at"),
    coming: people(view, square, "marker"),
    target: targets?.has(square) ?? false,
    chosen: chosen?.includes(square) ?? false,
    chance: odds?.squares[square]?.hundred ?? null,
    highlight: marks?.highlights[square] ?? null,
  });
  const lines = layout.lines.map((line) =>
    line.flatMap((square) => {
      const [card, drawing] = [view.cards[square], view.drawing.cards[square]];
      return card && drawing ? [cell(square, card, drawing)] : [];
    }),
  );
  return useStructuralSharing(lines);
}
