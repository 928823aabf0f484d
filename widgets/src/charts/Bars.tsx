/** How likely each total is: bars for one thing, dots on a line for the other. */
import "../styles/charts.css";
import { useShell } from "../Shell";
import { scale, ticks } from "./scale";

const [WIDTH, HEIGHT] = [340, 220];
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 12, 12, 36];
const MAX_TICKS = 9;

interface Props {
  title: string;
  /** The chart in words. */
  text: string;
  axis: string;
  /** Shares of totals from 0 up, with their name. */
  bars: readonly number[];
  barsName: string;
  dots: readonly number[];
  dotsName: string;
}

function Key({ kind, name }: { kind: "bars" | "dots"; name: string }) {
  return (
    <li>
      <svg viewBox="0 0 34 14" width="34" height="14" aria-hidden="true" class="fk-chart">
        {kind === "bars" ? (
          <rect class="fk-chart-bar" x="8" y="1" width="16" height="12" />
        ) : (
          <g class="fk-chart-dots">
            <polyline points="1,7 33,7" />
            <circle cx="17" cy="7" r="3.5" />
          </g>
        )}
      </svg>
      {name}
    </li>
  );
}

/** Percent lines that divide the height into a few round parts. */
function rounded(highest: number): number[] {
  const step = [0.02, 0.05, 0.1, 0.2, 0.25].find((each) => highest / each <= 5) ?? 0.5;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, number) => number * step);
}

export function Bars({ title, text, axis, bars, barsName, dots, dotsName }: Props) {
  const { translate } = useShell();
  const most = Math.max(bars.length, dots.length) - 1;
  const lines = rounded(Math.max(0.04, ...bars, ...dots));
  const x = scale([-0.5, most + 0.5], [LEFT, WIDTH - RIGHT]);
  const y = scale([0, lines.at(-1) ?? 1], [HEIGHT - BOTTOM, TOP]);
  const width = Math.max(2, (x(1) - x(0)) * 0.72);
  const places = dots.map((share, total) => `${x(total)},${y(share)}`);
  return (
    <figure class="fk-chart-figure">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="fk-chart" role="img" aria-label={text}>
        {lines.map((line) => (
          <g key={line}>
            <path class="fk-chart-grid" d={`M${LEFT} ${y(line)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(line) + 4} text-anchor="end">
              {translate("charts.percent", { number: Math.round(100 * line) })}
            </text>
          </g>
        ))}
        {bars.map((share, total) => (
          <rect
            key={total}
            class="fk-chart-bar"
            x={x(total) - width / 2}
            y={y(share)}
            width={width}
            height={Math.max(0, y(0) - y(share))}
          />
        ))}
        <g class="fk-chart-dots">
          <polyline points={places.join(" ")} />
          {dots.map((share, total) => (
            <circle key={total} cx={x(total)} cy={y(share)} r={most > 20 ? 2 : 3.5} />
          ))}
        </g>
        {ticks(most, MAX_TICKS).map((total) => (
          <text key={total} x={x(total)} y={HEIGHT - BOTTOM + 16} text-anchor="middle">
            {total}
          </text>
        ))}
        <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 4} text-anchor="middle" class="fk-chart-axis">
          {axis}
        </text>
      </svg>
      <ul class="fk-chart-legend">
        <Key kind="bars" name={barsName} />
        <Key kind="dots" name={dotsName} />
      </ul>
    </figure>
  );
}
