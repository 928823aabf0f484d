/** What lies beside a player: injuries, power bars, and what holds for this round. */
import type { ComponentChildren } from "preact";
import { Art } from "../../art/Art";
import type { SeatView, WordKey } from "../../generated";
import { useShell } from "../../Shell";

function Sign({ art, kind, children }: { art: string; kind: string; children: ComponentChildren }) {
  return (
    <li class="fk-sign" data-kind={kind}>
      <span class="fk-sign-picture">
        <Art name={art} />
      </span>
      <span>{children}</span>
    </li>
  );
}

const COUNTED: readonly [field: "bars" | "boost" | "flares", art: string, words: WordKey][] = [
  ["bars", "bar", "seat.bars"],
  ["boost", "bar", "seat.boost"],
  ["flares", "equipment-flare-gun", "seat.flares"],
];

export function Signs({ seat }: { seat: SeatView }) {
  const { translate } = useShell();
  const counted = COUNTED.filter(([field]) => seat[field] > 0);
  if (!seat.injuries.length && !counted.length && !seat.unhurt) return null;
  return (
    <ul class="fk-signs">
      {seat.injuries.map((injury) => (
        <Sign key={injury} art={`injury-${injury}`} kind="injury">
          {translate(`injury.${injury}` as WordKey)}
        </Sign>
      ))}
      {counted.map(([field, art, words]) => (
        <Sign key={field} art={art} kind={field}>
          {translate(words, { [field]: seat[field] })}
        </Sign>
      ))}
      {seat.unhurt && (
        <Sign art="equipment-first-aid-kit" kind="unhurt">
          {translate("seat.unhurt")}
        </Sign>
      )}
    </ul>
  );
}
