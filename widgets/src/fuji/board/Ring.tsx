/** A chance as a thin ring with its number. */
import { RING } from "../../generated";

const AROUND = 100;
const MIDDLE = RING.box / 2;

export function Ring({ number }: { number: number }) {
  const hope = number >= RING.high ? "high" : number >= RING.even ? "even" : "low";
  return (
    <span class={`fk-board-ring fk-board-ring-${hope}`} aria-hidden="true">
      <svg viewBox={`0 0 ${RING.box} ${RING.box}`} focusable="false" aria-hidden="true">
        <circle class="fk-board-ring-back" cx={MIDDLE} cy={MIDDLE} r={RING.radius} />
        <circle
          class="fk-board-ring-arc"
          cx={MIDDLE}
          cy={MIDDLE}
          r={RING.radius}
          pathLength={AROUND}
          stroke-dasharray={`${number} ${AROUND}`}
          transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
        />
      </svg>
      <span class="fk-board-ring-number" data-digits={String(number).length}>
        {number}
      </span>
    </span>
  );
}
