/** Chances by the number of rerolls, a line a way of throwing: told apart by dashes and marks, not by colour alone. */
import "../styles/charts.css";
import type { CurveView } from "../generated";
import { useShell } from "../Shell";
import { scale } from "./scale";

const [WIDTH, HEIGHT] = [340, 220];
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 12, 12, 36];
const HALVES = [0, 0.25, 0.5, 0.75, 1];

interface Props {
  curves: readonly CurveView[];
  text: string;
  /** The number of rerolls that is looked at. */
  at: number;
}

type Place = (value: number) => number;

function Mark({ way, x, y }: { way: CurveView["way"]; x: number; y: number }) {
  if (way === "threshold") return <rect x={x - 4} y={y - 4} width="8" height="8" />;
  if (way === "misfits") return <path d={`M${x} ${y - 5.5}l5 9.5h-10z`} />;
  return <circle cx={x} cy={y} r="4.5" />;
}

function Line({ curve, x, y }: { curve: CurveView; x: Place; y: Place }) {
  const points = curve.chances.map(({ chance }, rerolls) => [x(rerolls), y(chance)] as const);
  return (
    <g class="fk-chart-line" data-way={curve.way}>
      <polyline points={points.map((point) => point.join(",")).join(" ")} />
      {points.map(([left, top]) => (
        <Mark key={left} way={curve.way} x={left} y={top} />
      ))}
    </g>
  );
}

/** What each line is called stands below the sheet, with its mark, and with the chance that is looked at. */
function Legend({ curves, at }: { curves: readonly CurveView[]; at: number }) {
  const { translate } = useShell();
  return (
    <ul class="fk-chart-legend">
      {curves.map(({ way, chances }) => (
        <li key={way}>
          <svg viewBox="0 0 34 14" width="34" height="14" aria-hidden="true" class="fk-chart">
            <g class="fk-chart-line" data-way={way}>
              <polyline points="1,7 33,7" />
              <Mark way={way} x={17} y={7} />
            </g>
          </svg>
          {translate(`rerolls.way-${way}`)} <b>{chances[at]?.text}</b>
        </li>
      ))}
    </ul>
  );
}

export function Curves({ curves, text, at }: Props) {
  const { translate } = useShell();
  const most = Math.max(...curves.map((curve) => curve.chances.length)) - 1;
  const x = scale([0, most], [LEFT, WIDTH - RIGHT]);
  const y = scale([0, 1], [HEIGHT - BOTTOM, TOP]);
  return (
    <figure class="fk-chart-figure">
      <figcaption>{translate("rerolls.curves")}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="fk-chart" role="img" aria-label={text}>
        {HALVES.map((half) => (
          <g key={half}>
            <path class="fk-chart-grid" d={`M${LEFT} ${y(half)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(half) + 4} text-anchor="end">
              {translate("charts.percent", { number: Math.round(100 * half) })}
            </text>
          </g>
        ))}
        <path class="fk-chart-at" d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />
        {Array.from({ length: most + 1 }, (_, rerolls) => rerolls).map((rerolls) => (
          <text key={rerolls} x={x(rerolls)} y={HEIGHT - BOTTOM + 16} text-anchor="middle">
            {rerolls}
          </text>
        ))}
        <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 4} text-anchor="middle" class="fk-chart-axis">
          {translate("rerolls.curves-axis")}
        </text>
        {[...curves].reverse().map((curve) => (
          <Line key={curve.way} curve={curve} x={x} y={y} />
        ))}
      </svg>
      <Legend curves={curves} at={at} />
    </figure>
  );
}
