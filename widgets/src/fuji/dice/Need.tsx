/** A requirement that reads at a glance: tiles of shapes and numbers; waves around odd, two lines around even. */
import "../styles/need.css";
import { Art } from "../../art/Art";
import { NEED_FRAMES, type NeedDrawing, PARITY_HINTS } from "../../generated";

type Parity = keyof typeof NEED_FRAMES;

function Tile({ word }: { word: string }) {
  if (/\d/.test(word)) return <span class="fk-tile">{word}</span>;
  return (
    <span class="fk-tile" data-colour={word}>
      <Art name={`die-${word}`} />
    </span>
  );
}

/** A frame around so many tiles. */
function Frame({ parity, tiles }: { parity: Parity; tiles: number }) {
  const frame = NEED_FRAMES[parity][tiles];
  if (!frame) return null;
  return (
    <svg
      class="fk-need-frame"
      viewBox={`0 0 ${frame.size.join(" ")}`}
      preserveAspectRatio="none"
      focusable="false"
      aria-hidden="true"
    >
      <path d={frame.path} />
    </svg>
  );
}

/** The values that are meant, in small beside the tiles; alone, they lie in a row. */
function Hints({ parity, tiles }: { parity: Parity; tiles: number }) {
  return (
    <span class={tiles ? "fk-parity" : "fk-parity fk-parity-row"}>
      {[...PARITY_HINTS[parity]].map((value) => (
        <span key={value}>{value}</span>
      ))}
    </span>
  );
}

/** Sized by its font: a tile is 1.5 em high. Nothing until Python has said how the requirement is drawn. */
export function Need({ drawing }: { drawing: NeedDrawing | undefined }) {
  if (!drawing) return null;
  const { label = "", tiles, parity } = drawing;
  return (
    <span class="fk-need" role="img" aria-label={label} data-parity={parity || undefined}>
      {parity && <Frame parity={parity} tiles={tiles.length} />}
      {parity && <Hints parity={parity} tiles={tiles.length} />}
      {tiles.map((word) => (
        <Tile key={word} word={word} />
      ))}
    </span>
  );
}
