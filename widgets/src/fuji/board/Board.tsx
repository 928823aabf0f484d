// biome-ignore-all lint/a11y/useSemanticElements: a board with gaps and a moving layout is a grid, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells have the focus, not rows and grid
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid hears the keys for all its cells
/** The board of a view: cards on their squares, as an ARIA grid that fits the room it gets. */
import type { ComponentChildren } from "preact";
import { useCallback, useRef } from "preact/hooks";
import type { MarksView, OddsView, View } from "../../generated";
import { memo, useStable } from "../../memo";
import "../styles/board.css";
import { useWidth } from "../../measure";
import { CardFace, type CellModel } from "./Card";
import { useCells, useLive } from "./cells";
import { isFolded, type Layout } from "./layout";
import { type MeepleMotion, useMeepleMotion } from "./motion";
import { Overlay } from "./Overlay";
import { useRoving } from "./roving";
import { useLayout } from "./useLayout";

export interface BoardProps {
  view: View;
  label: string;
  /** The squares that may be chosen now, and what choosing each one does, in words. */
  targets?: ReadonlyMap<string, string>;
  chosen?: readonly string[];
  odds?: OddsView | null;
  marks?: MarksView | null;
  /** Whose board it is: the first focus goes to this player's card. */
  me?: string | null;
  /** How high it may be to be seen as a whole; without it, it is as high as its width allows. */
  height?: number | null;
  /** A card was touched, offered or not. */
  onPick?(square: string): void;
  /** Called with the card that is looked at; null when none is any more. */
  onLook?(square: string | null): void;
}

export const Board = memo((props: BoardProps) => {
  const { view, label, marks, height } = props;
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { layout, unfold } = useLayout(view, { width, height });
  const motion = useMeepleMotion(
    useCallback(() => sheet.current, []),
    layout,
    view,
  );
  const live = useLive(layout);
  const cells = useCells(props, layout, live);
  const { current, hold, onKeyDown, onFocusIn, onFocusOut } = useRoving(props, layout);
  const touched = useStable({
    onPick: (square: string) => unfold(square) || props.onPick?.(square),
    onLook: (square: string | null) => props.onLook?.(square),
  });
  return (
    <div ref={box} class="fk-board-box">
      <div ref={sheet} class="fk-board-sheet" style={sizes(layout)}>
        {layout.edge > 0 && <Edges layout={layout} />}
        <div
          role="grid"
          class="fk-board-cards"
          aria-label={label}
          aria-rowcount={layout.rows}
          aria-colcount={layout.columns}
          onKeyDown={onKeyDown}
          onFocusIn={onFocusIn}
          onFocusOut={onFocusOut}
        >
          {cells.map((line) => (
            <Row key={line[0]?.spot.y} cells={line}>
              {line.map((cell) => (
                <Cell
                  key={cell.square}
                  cell={cell}
                  live={live}
                  motion={motion}
                  offers={props.targets !== undefined}
                  chooses={props.chosen !== undefined}
                  stop={cell.square === current}
                  folded={isFolded(layout, cell.square)}
                  hold={hold}
                  {...touched}
                />
              ))}
            </Row>
          ))}
        </div>
        {marks && <Overlay marks={marks} layout={layout} />}
      </div>
    </div>
  );
});

function Row({ cells, children }: { cells: readonly CellModel[]; children: ComponentChildren }) {
  return (
    <div role="row" class="fk-board-row" aria-rowindex={(cells[0]?.spot.y ?? 0) + 1}>
      {children}
    </div>
  );
}

interface CellProps {
  cell: CellModel;
  live: boolean;
  motion: MeepleMotion;
  /** Whether some cards are offered, or chosen, on this board at all. */
  offers: boolean;
  chooses: boolean;
  /** The square is in the tab order. */
  stop: boolean;
  /** Its column is folded: of the card only a stripe is seen, and a tap unfolds it. */
  folded: boolean;
  hold(square: string, element: HTMLElement | null): void;
  onPick(square: string): void;
  onLook(square: string | null): void;
}

const Cell = memo((props: CellProps) => {
  const { cell, live, motion, offers, chooses, stop, folded, hold, onPick, onLook } = props;
  const { square, spot } = cell;
  return (
    <div
      ref={(element) => hold(square, element)}
      role="gridcell"
      class={cellClass(cell)}
      style={{ gridArea: `${spot.y + 1} / ${spot.x + 1}` }}
      tabIndex={stop ? 0 : -1}
      data-square={square}
      data-kind={cell.card.kind}
      data-folded={folded || undefined}
      aria-colindex={spot.x + 1}
      aria-disabled={offers && !cell.target ? "true" : undefined}
      aria-selected={chooses ? cell.chosen : undefined}
      onClick={() => onPick(square)}
      onPointerEnter={() => onLook(square)}
      onPointerLeave={() => onLook(null)}
    >
      <CardFace cell={cell} live={live} motion={motion} />
    </div>
  );
});

function sizes(layout: Layout): Record<string, string> {
  return {
    "--fk-widths": layout.widths.map((width) => `${width}px`).join(" "),
    "--fk-whole": `${layout.whole}px`,
    "--fk-rows": String(layout.rows),
    "--fk-card": `${layout.width}px`,
    "--fk-tall": `${layout.height}px`,
    "--fk-gap": `${layout.gap}px`,
    "--fk-edge-strip": `${layout.edge}px`,
  };
}

function cellClass(cell: CellModel): string {
  const classes = ["fk-board-card"];
  if (cell.target) classes.push("fk-board-card-target");
  if (cell.chosen) classes.push("fk-board-card-chosen");
  return classes.join(" ");
}

/** Letters and numbers along the edges; a screen reader hears the square with each card. */
const Edges = memo(({ layout }: { layout: Layout }) => {
  return (
    <>
      <div class="fk-board-edge fk-board-edge-above" aria-hidden="true">
        {layout.above.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div class="fk-board-edge fk-board-edge-aside" aria-hidden="true">
        {layout.aside.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </>
  );
});
