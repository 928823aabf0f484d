/** A scenario as a small map: a square a card, with the start and the tokens. */
import type { ScenarioChoice } from "../../generated";

const KINDS: Readonly<Record<string, string>> = {
  V: "volcano",
  R: "rubble",
  l: "landscape",
  v: "village",
  "4": "village",
};

function squareAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function SmallMap({ scenario }: { scenario: ScenarioChoice }) {
  const { rows, marks } = scenario;
  const width = Math.max(...rows.map((row) => row.length), 1);
  const squares = rows.flatMap((row, y) =>
    [...row].map((letter, x) => ({ letter, x, y, mark: marks[squareAt(x, y)] })),
  );
  return (
    <svg class="fk-map" viewBox={`0 0 ${width} ${rows.length}`} aria-hidden="true" focusable="false">
      {squares
        .filter(({ letter }) => KINDS[letter])
        .map(({ letter, x, y, mark }) => (
          <g key={`${x},${y}`}>
            <rect
              class="fk-map-card"
              data-kind={KINDS[letter]}
              data-four={letter === "4" || undefined}
              x={x + 0.06}
              y={y + 0.06}
              width={0.88}
              height={0.88}
              rx={0.14}
            />
            {mark && <circle class="fk-map-mark" data-mark={mark} cx={x + 0.5} cy={y + 0.5} r={0.24} />}
          </g>
        ))}
    </svg>
  );
}
