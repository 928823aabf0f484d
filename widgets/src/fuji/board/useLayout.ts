/** The layout of a board, and columns that are folded because nothing can happen there any more. */
import { useMemo, useState } from "preact/hooks";
import type { View } from "../../generated";
import { type BoardRoom, isCramped, isFolded, type Layout, layoutOf } from "./layout";
import { letterOf, placeOf } from "./squares";

const DEAD: ReadonlySet<string> = new Set(["volcano", "rubble", "lava"]);

const columnOf = (square: string) => letterOf(placeOf(square).column);

/** The letters of the columns that are burnt or barren, with nobody there. */
export function deadColumns({ cards, seats }: Pick<View, "cards" | "seats">): string {
  const alive = Object.keys(cards).filter((square) => !DEAD.has(cards[square]?.kind ?? ""));
  const sought = Object.values(seats).flatMap(({ at, marker }) => [at ?? "", marker ?? ""]);
  const needed = new Set([...alive, ...sought.filter(Boolean)].map(columnOf));
  return [...new Set(Object.keys(cards).map(columnOf))].filter((each) => !needed.has(each)).join("");
}

interface FoldingLayout {
  layout: Layout;
  /** Opens the column of a square; false where it was open. */
  unfold(square: string): boolean;
}

export function useLayout(view: View, { width, height }: BoardRoom): FoldingLayout {
  const [opened, setOpened] = useState("");
  const names = Object.keys(view.cards).join(" ");
  const squares = useMemo(() => names.split(" ").filter(Boolean), [names]);
  const cramped = useMemo(() => isCramped(squares, { width, height }), [squares, width, height]);
  const dead = cramped ? deadColumns(view) : "";
  const folded = [...dead].filter((each) => !opened.includes(each)).join("");
  const layout = useMemo(
    () => layoutOf(squares, { width, height, folded }),
    [squares, width, height, folded],
  );
  const unfold = (square: string) => {
    const closed = isFolded(layout, square);
    if (closed) setOpened(opened + columnOf(square));
    return closed;
  };
  return { layout, unfold };
}
