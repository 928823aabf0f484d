/** A meeple in its character's colour, with the first letter of its name. */
import "../styles/seats.css";
import { Art } from "../../art/Art";
import { Glyph } from "../../art/Glyph";

interface Props {
  character: string;
  name: string;
}

/** The name stands beside it or is spoken by what it stands on, so the meeple itself is silent. */
export function Meeple({ character, name }: Props) {
  return (
    <span class="fk-meeple" data-character={character} aria-hidden="true">
      <Art name="meeple" />
      <Glyph class="fk-meeple-letter" text={[...name][0]?.toLocaleUpperCase() ?? ""} />
    </span>
  );
}
