/** What every player had left, turn by turn: lines told apart by dashes and letters, not by colour alone. */
import { scale } from "../charts/scale";
import "../styles/charts.css";
import type { PlayerReviewView, ReviewView } from "../generated";
import { useShell } from "../Shell";

const [WIDE, NARROW, HEIGHT] = [620, 330, 220];
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 92, 12, 34];
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
const APART = 16;

interface Props {
  review: ReviewView;
  /** The chart is as narrow as a phone. */
  compact: boolean;
}

/** Where the names stand beside the ends of the lines, none over another. */
function nameHeights(ends: readonly number[]): number[] {
  const heights: number[] = [];
  const order = ends.map((end, index) => ({ end, index })).sort((one, other) => one.end - other.end);
  let free = TOP;
  for (const { end, index } of order) {
    heights[index] = Math.max(end, free);
    free = (heights[index] ?? 0) + APART;
  }
  return heights;
}

/** The same in words. */
function spoken(players: readonly PlayerReviewView[]): string {
  return players.map(({ name, left }) => `${name}: ${left.join(", ")}`).join("; ");
}

export function LeftChart({ review: { players, left_title }, compact }: Props) {
  const width = compact ? NARROW : WIDE;
  const { translate } = useShell();
  const turns = Math.max(1, ...players.map(({ left }) => left.length - 1));
  const most = Math.max(1, ...players.flatMap(({ left }) => left));
  const x = scale([0, turns], [LEFT, width - RIGHT]);
  const y = scale([0, most], [HEIGHT - BOTTOM, TOP]);
  const names = nameHeights(players.map(({ left }) => y(left.at(-1) ?? 0)));
  return (
    <figure class="fk-chart-figure fk-review-chart">
      <figcaption>{left_title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        class="fk-chart"
        role="img"
        aria-label={`${left_title}. ${spoken(players)}`}
      >
        {QUARTERS.map((quarter) => (
          <g key={quarter}>
            <path class="fk-chart-grid" d={`M${LEFT} ${y(quarter * most)}H${width - RIGHT}`} />
            <text x={LEFT - 8} y={y(quarter * most) + 4} text-anchor="end">
              {Math.round(quarter * most)}
            </text>
          </g>
        ))}
        {Array.from({ length: turns }, (_, turn) => turn + 1).map((turn) => (
          <text key={turn} x={x(turn)} y={HEIGHT - BOTTOM + 18} text-anchor="middle">
            {turn === 1 ? translate("review.turn", { turn }) : turn}
          </text>
        ))}
        {players.map(({ name, left }, index) => (
          <g key={name} class="fk-review-line" data-line={index % 4}>
            <polyline points={left.map((points, turn) => `${x(turn)},${y(points)}`).join(" ")} />
            {left.map((points, turn) => (
              <circle key={turn} cx={x(turn)} cy={y(points)} r="4" />
            ))}
            <text x={width - RIGHT + 10} y={(names[index] ?? 0) + 4}>
              {name.length > 10 ? `${name.slice(0, 9)}…` : name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
