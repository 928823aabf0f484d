/** Everybody's dice, each to be turned to a face that it has. */
import { useState } from "preact/hooks";
import { Button } from "../../Button";
import type { EditableHandView, SandboxView } from "../../generated";
import { useShell } from "../../Shell";
import { DieFace } from "../dice/Die";
import { spokenFace } from "../dice/face";
import { Hand } from "../dice/Hand";
import { Meeple } from "../seats/Meeple";

interface Props {
  hands: SandboxView["hands"];
  onTurn(seat: string, die: number, face: string): void;
}

export function Turning({ hands, onTurn }: Props) {
  const [picked, pick] = useState<{ seat: string; die: number } | null>(null);
  return (
    <ul class="fk-turning">
      {hands.map((hand) => {
        const die = picked?.seat === hand.name ? picked.die : null;
        return (
          <li key={hand.name}>
            <Turned
              hand={hand}
              die={die}
              onPick={(number) => pick(number === die ? null : { seat: hand.name, die: number })}
            />
            {die && <Faces hand={hand} die={die} onFace={(face) => onTurn(hand.name, die, face)} />}
          </li>
        );
      })}
    </ul>
  );
}

interface HandProps {
  hand: EditableHandView;
  /** The die that is being turned. */
  die: number | null;
}

/** The dice of nobody are called what they are. */
const THIRD = "Third";

function Turned({ hand, die, onPick }: HandProps & { onPick(die: number): void }) {
  const { say } = useShell();
  const { dice, laid, name, character } = hand;
  const third = name === THIRD && say("table.third-set");
  const was = dice.flatMap((face, index) => {
    const before = laid[index] ?? null;
    return face === before ? [] : [say("lesson.was", { number: index + 1, face: spokenFace(before, say) })];
  });
  return (
    <>
      <span class="fk-turning-name">
        {!third && <Meeple character={character} name={name} />}
        {third || name}
      </span>
      <Hand
        dice={dice}
        label={third || say("lesson.hand", { name })}
        chosen={new Set(die ? [die] : [])}
        onPick={onPick}
      />
      {was.length > 0 && <p class="fk-turning-was">{was.join(", ")}</p>}
    </>
  );
}

/** All faces of a die, side by side; the choice stays open, so that one can be tried after the other. */
function Faces({ hand, die, onFace }: HandProps & { die: number; onFace(face: string): void }) {
  const { say } = useShell();
  const label = say("lesson.face", { number: die, name: hand.name });
  return (
    // biome-ignore lint/a11y/useSemanticElements: faces to touch are no fieldset of a form
    <div class="fk-faces" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {hand.faces[die - 1]?.map((face) => (
        <Button
          key={face}
          aria-label={spokenFace(face, say)}
          aria-pressed={face === hand.dice[die - 1]}
          onClick={() => onFace(face)}
        >
          <DieFace code={face} />
        </Button>
      ))}
    </div>
  );
}
