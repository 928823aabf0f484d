/** Stamina: a box for every space of the track, filled as far as it is lost, with the injury spaces marked. */
import "../styles/track.css";
import { useShell } from "../../Shell";

interface Props {
  lost: number;
  length: number;
  injuries: readonly number[];
  character: string;
  /** The track in words. */
  label: string;
}

export function Track({ lost, length, injuries, character, label }: Props) {
  const { translate } = useShell();
  const spaces = Array.from({ length }, (_, index) => index + 1);
  return (
    <div class="fk-stamina" data-character={character} role="img" aria-label={label}>
      <span class="fk-spaces">
        {spaces.map((space) => (
          <span
            key={space}
            class="fk-space"
            data-lost={space <= lost || undefined}
            data-here={space === lost || undefined}
            data-injury={injuries.includes(space) || undefined}
            data-end={space === length || undefined}
          />
        ))}
      </span>
      <span class="fk-spaces-left" aria-hidden="true">
        {translate("track.left", { left: Math.max(0, length - lost) })}
      </span>
    </div>
  );
}
