/** Stamina: a box for every space of the track, filled as far as it is lost, with the injury spaces marked. */
import "../styles/track.css";
import { useShell } from "../../Shell";
import type { Say } from "../../say";

interface Props {
  lost: number;
  length: number;
  injuries: readonly number[];
  character: string;
  /** Whose track it is. */
  label: string;
}

function spokenTrack({ lost, length, injuries, label }: Props, say: Say): string {
  const next = injuries.filter((space) => space > lost).sort((a, b) => a - b)[0];
  const parts = [say("track.spoken", { name: label, lost, length })];
  if (lost >= length) parts.push(say("track.end"));
  else if (next === undefined) parts.push(say("track.last"));
  else parts.push(say("track.ahead", { steps: next - lost }));
  return parts.join(", ");
}

export function Track(props: Props) {
  const { say } = useShell();
  const { lost, length, injuries, character } = props;
  const spaces = Array.from({ length }, (_, index) => index + 1);
  return (
    <div class="fk-stamina" data-character={character} role="img" aria-label={spokenTrack(props, say)}>
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
        {say("track.left", { left: Math.max(0, length - lost) })}
      </span>
    </div>
  );
}
