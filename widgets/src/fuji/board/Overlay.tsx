/** What is drawn over the cards to point something out: arrows with a word, and notes. */
import { type ArrowView, MARKS, type MarksView } from "../../generated";
import type { Side } from "./Card";
import { type Layout, middle, type Spot } from "./layout";

const { away: AWAY, bow: BOW, head: HEAD, upwards: UPWARDS } = MARKS;
/** How far a note sticks out of its card, in pixels. */
const OVERHANG = 5;

export function Overlay({ marks, layout }: { marks: MarksView; layout: Layout }) {
  return (
    <div class="fk-board-over" aria-hidden="true">
      <svg class="fk-board-arrows" focusable="false" aria-hidden="true">
        {marks.arrows.map((arrow) => (
          <Arrow key={`${arrow.start} ${arrow.end}`} arrow={arrow} layout={layout} />
        ))}
      </svg>
      {marks.arrows.map((arrow) => (
        <ArrowText key={`${arrow.start} ${arrow.end}`} arrow={arrow} layout={layout} />
      ))}
      {Object.entries(marks.notes).map(([square, text]) => (
        <NoteLabel key={square} square={square} text={text} layout={layout} />
      ))}
    </div>
  );
}

interface Bow {
  start: Spot;
  bend: Spot;
  end: Spot;
}

/** The curve of an arrow; none where a square is not on the board, or both are the same. */
export function bowOf({ start, end }: ArrowView, layout: Layout): Bow | null {
  const [from, to] = [middle(layout, start), middle(layout, end)];
  if (!from || !to || start === end) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const away = (AWAY * layout.width) / length;
  return {
    start: { x: from.x + dx * away, y: from.y + dy * away },
    bend: { x: from.x + dx / 2 + dy * BOW, y: from.y + dy / 2 - dx * BOW },
    end: { x: to.x - dx * away, y: to.y - dy * away },
  };
}

function Arrow({ arrow, layout }: { arrow: ArrowView; layout: Layout }) {
  const bow = bowOf(arrow, layout);
  if (!bow) return null;
  const { start, bend, end } = bow;
  const angle = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  const path = `M${start.x} ${start.y} Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  return (
    <g class="fk-board-arrow">
      <path class="fk-board-arrow-halo" d={path} />
      <path d={path} />
      <path
        class="fk-board-arrow-head"
        d={`M${HEAD} 0 L${-HEAD} ${-HEAD} L${-HEAD / 2} 0 L${-HEAD} ${HEAD} Z`}
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      />
    </g>
  );
}

/** The word stands beside the arrow, on the outer side of its bow. */
function ArrowText({ arrow, layout }: { arrow: ArrowView; layout: Layout }) {
  const bow = arrow.text ? bowOf(arrow, layout) : null;
  if (!bow) return null;
  const { start, bend, end } = bow;
  const [x, y] = [(start.x + 2 * bend.x + end.x) / 4, (start.y + 2 * bend.y + end.y) / 4];
  return (
    <span class="fk-board-arrow-text" data-side={outside(bow)} style={{ left: `${x}px`, top: `${y}px` }}>
      {arrow.text}
    </span>
  );
}

function outside({ start, bend, end }: Bow): Side {
  const [x, y] = [bend.x - (start.x + end.x) / 2, bend.y - (start.y + end.y) / 2];
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "w" : "e";
  return y < 0 ? "n" : "s";
}

/** A note lies across the picture of its card, and never sticks out of the board. */
function NoteLabel({ square, text, layout }: { square: string; text: string; layout: Layout }) {
  const at = middle(layout, square);
  if (!at) return null;
  const whole = layout.whole;
  const away = layout.width / 2 + OVERHANG;
  const side = at.x > whole / 2 ? { right: `${whole - at.x - away}px` } : { left: `${at.x - away}px` };
  return (
    <span class="fk-board-note" style={{ ...side, top: `${at.y - UPWARDS * layout.height}px` }}>
      {text}
    </span>
  );
}
