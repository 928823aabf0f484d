/** A requirement that reads at a glance: tiles of shapes and numbers; waves around odd, two lines around even. */
import "../styles/need.css";
import { Art } from "../../art/Art";
import { useShell } from "../../Shell";
import { spokenNeed } from "../board/spoken";
import { doubleFrame, wavyFrame } from "./frame";
import { type Parity, type Tile, tilesOf } from "./tiles";

const TILE = 20;
const MARGIN = 6;
const STACK = 9;
const HINTS: Record<Parity, readonly number[]> = { odd: [1, 3, 5], even: [2, 4, 6] };

function TileBox({ tile }: { tile: Tile }) {
  if ("value" in tile) return <span class="fk-tile">{tile.value}</span>;
  return (
    <span class="fk-tile" data-colour={tile.colour}>
      <Art name={`die-${tile.colour}`} />
    </span>
  );
}

/** A frame around so many tiles, and the values in small beside them; alone, they lie in a row. */
function Frame({ parity, tiles }: { parity: Parity; tiles: number }) {
  const [width, height] = [(tiles ? tiles * TILE + STACK : 2 * TILE) + MARGIN, TILE + MARGIN];
  const path = parity === "odd" ? wavyFrame(width, height) : doubleFrame(width, height);
  return (
    <svg
      class="fk-need-frame"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      focusable="false"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** Sized by its font: a tile is 1.5 em high. */
export function Need({ need }: { need: string }) {
  const { say } = useShell();
  const { parity, tiles } = tilesOf(need);
  return (
    <span class="fk-need" role="img" aria-label={spokenNeed(need, say)} data-parity={parity ?? undefined}>
      {parity && <Frame parity={parity} tiles={tiles.length} />}
      {parity && (
        <span class={tiles.length ? "fk-parity" : "fk-parity fk-parity-row"}>
          {HINTS[parity].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </span>
      )}
      {tiles.map((tile) => (
        <TileBox key={JSON.stringify(tile)} tile={tile} />
      ))}
    </span>
  );
}
