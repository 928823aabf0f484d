/** A die: a face of paper with the shape of its colour and its number, or a back in its owner's colour. */
import "../styles/dice.css";
import { useRef } from "preact/hooks";
import { Art } from "../../art/Art";
import { Glyph } from "../../art/Glyph";
import { useShell } from "../../Shell";
import { describeFace, faceOf } from "./face";

interface Props {
  code: string | null;
  /** Whose back a hidden die shows. */
  character?: string | undefined;
  /** Its place in the hand: dice land one after the other. */
  place?: number;
}

/** How often the code has changed; a die tumbles anew each time, and keeps its element and the focus. */
function useTurns(code: string | null): number {
  const seen = useRef({ code, turns: 0 });
  if (seen.current.code !== code) seen.current = { code, turns: seen.current.turns + 1 };
  return seen.current.turns;
}

/** The drawing alone, without a word. */
export function DieFace({ code, character, place = 0 }: Props) {
  const { letters } = useShell();
  const turns = useTurns(code);
  const face = faceOf(code);
  return (
    <span
      class="fk-die"
      data-colour={face?.colour ?? "hidden"}
      data-character={character}
      data-letters={letters || undefined}
      data-turn={turns ? turns % 2 : undefined}
      style={{ "--fk-place": place }}
      aria-hidden="true"
    >
      <Art name={face ? `die-${face.colour}` : "die-back"} class="fk-die-shape" />
      {face && <Glyph class="fk-die-value" text={face.value} />}
      {face && letters && <Glyph class="fk-die-letter" text={face.letter} />}
    </span>
  );
}

/** A die on its own, with what it shows in words. */
export function Die(props: Props) {
  const { translate } = useShell();
  return (
    <span class="fk-die-image" role="img" aria-label={describeFace(props.code, translate)}>
      <DieFace {...props} />
    </span>
  );
}
