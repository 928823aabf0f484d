/** A chance as a thin ring with its number. */
import { inHundred } from "./spoken";

const AROUND = 100;

export function Ring({ chance }: { chance: number }) {
  const number = inHundred(chance);
  const hope = number >= 67 ? "high" : number >= 34 ? "even" : "low";
  return (
    <span class={`fk-board-ring fk-board-ring-${hope}`} aria-hidden="true">
      <svg viewBox="0 0 36 36" focusable="false" aria-hidden="true">
        <circle class="fk-board-ring-back" cx="18" cy="18" r="16" />
        <circle
          class="fk-board-ring-arc"
          cx="18"
          cy="18"
          r="16"
          pathLength={AROUND}
          stroke-dasharray={`${number} ${AROUND}`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <span class="fk-board-ring-number" data-digits={String(number).length}>
        {number}
      </span>
    </span>
  );
}
