/** A choice with its chance as a ring. */
import { type RatedView, RING } from "../generated";

const AROUND = 100;
const MIDDLE = RING.box / 2;

export function Rated({ choice: { label, hundred, note } }: { choice: RatedView }) {
  return (
    <li class="fk-review-rated">
      <span class="fk-review-ring">
        <svg viewBox={`0 0 ${RING.box} ${RING.box}`} focusable="false" aria-hidden="true">
          <circle cx={MIDDLE} cy={MIDDLE} r={RING.radius} />
          <circle
            class="fk-review-arc"
            cx={MIDDLE}
            cy={MIDDLE}
            r={RING.radius}
            pathLength={AROUND}
            stroke-dasharray={`${hundred} ${AROUND}`}
            transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
          />
        </svg>
        <span>{hundred}</span>
      </span>
      <span class="fk-review-rated-words">
        <strong>{label}</strong>
        <span>{note}</span>
      </span>
    </li>
  );
}
