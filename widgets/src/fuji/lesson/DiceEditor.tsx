/** An editor for everybody's dice: each can be turned to any of its faces. */
import { useState } from "preact/hooks";
import { Button } from "../../Button";
import type { EditableHandView, SandboxView } from "../../generated";
import { useShell } from "../../Shell";
import { DieFace } from "../dice/Die";
import { describeFace } from "../dice/face";
import { Hand } from "../dice/Hand";
import { Meeple } from "../seats/Meeple";

interface Props {
  hands: SandboxView["hands"];
  onTurn(seat: string, die: number, face: string): void;
}

export function DiceEditor({ hands, onTurn }: Props) {
  const [picked, pick] = useState<{ seat: string; die: number } | null>(null);
  return (
    <ul class="fk-dice-editor">
      {hands.map((hand) => {
        const die = picked?.seat === hand.name ? picked.die : null;
        return (
          <li key={hand.name}>
            <EditableHand
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

function EditableHand({ hand, die, onPick }: HandProps & { onPick(die: number): void }) {
  const { translate } = useShell();
  const { dice, laid, name, character } = hand;
  const third = name === THIRD && translate("table.third-set");
  const was = dice.flatMap((face, index) => {
    const before = laid[index] ?? null;
    return face === before
      ? []
      : [translate("lesson.was", { number: index + 1, face: describeFace(before, translate) })];
  });
  return (
    <>
      <span class="fk-dice-editor-name">
        {!third && <Meeple character={character} name={name} />}
        {third || name}
      </span>
      <Hand
        dice={dice}
        label={third || translate("lesson.hand", { name })}
        chosen={new Set(die ? [die] : [])}
        onPick={onPick}
      />
      {was.length > 0 && <p class="fk-dice-editor-was">{was.join(", ")}</p>}
    </>
  );
}

/** All faces of a die, side by side; the choice stays open, so that one can be tried after the other. */
function Faces({ hand, die, onFace }: HandProps & { die: number; onFace(face: string): void }) {
  const { translate } = useShell();
  const label = translate("lesson.face", { number: die, name: hand.name });
  return (
    // biome-ignore lint/a11y/useSemanticElements: faces to touch are no fieldset of a form
    <div class="fk-faces" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {hand.faces[die - 1]?.map((face) => (
        <Button
          key={face}
          aria-label={describeFace(face, translate)}
          aria-pressed={face === hand.dice[die - 1]}
          onClick={() => onFace(face)}
        >
          <DieFace code={face} />
        </Button>
      ))}
    </div>
  );
}
