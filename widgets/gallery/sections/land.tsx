/** Every drawing of the land, as small and as large as it is met. */

import { Art } from "../../src/art/Art";
import sheet from "../../src/art/sprite.svg";
import type { Section } from "../section";

const DRAWINGS = [...sheet.matchAll(/<symbol id="fk-([^"]+)" [^>]*viewBox="0 0 (\S+) (\S+)"/g)].map(
  ([, name = "", width, height]) => ({ name, width: Number(width), height: Number(height) }),
);
const CARDS = DRAWINGS.filter(({ width, height }) => width === 88 && height === 108);
const EDGES = CARDS.filter(({ name }) => name.startsWith("lava-edge-"));
const LAND = CARDS.filter((card) => !EDGES.includes(card));
const SMALL = DRAWINGS.filter((drawing) => !CARDS.includes(drawing));
const CHARACTERS = ["blue", "purple", "green", "black", "third"];

interface Shown {
  name: string;
  width: number;
  height: number;
}

function Drawing({ name, width, height }: Shown) {
  return (
    <figure class="gallery-drawing" style={{ width: `${width}px` }}>
      <div style={{ height: `${height}px` }}>
        <Art name={name} label={name} />
      </div>
    </figure>
  );
}

const sized = (drawings: readonly Shown[], scale: number) => (
  <div class="gallery-row">
    {drawings.map(({ name, width, height }) => (
      <Drawing key={name} name={name} width={width * scale} height={height * scale} />
    ))}
  </div>
);

function Players() {
  return (
    <div class="gallery-row">
      {CHARACTERS.map((character) => (
        <div key={character} class="gallery-row" style={{ color: `var(--fk-player-${character})` }}>
          <Drawing name="meeple" width={40} height={44} />
          <Drawing name="marker" width={40} height={44} />
        </div>
      ))}
    </div>
  );
}

function Creeping() {
  return (
    <div class="gallery-row">
      {EDGES.map(({ name, width, height }) => (
        <div key={name} class="gallery-over">
          <Drawing name="landscape-hills" width={width} height={height} />
          <Drawing name={name} width={width} height={height} />
        </div>
      ))}
    </div>
  );
}

export const land: Section = {
  title: "Drawings",
  states: {
    "cards, large": () => sized(LAND, 1.5),
    "cards, as on a board": () => sized(LAND, 1),
    "cards, as on a phone": () => sized(LAND, 54 / 88),
    "lava that creeps over an edge": Creeping,
    players: Players,
    "all else, large": () => sized(SMALL, 2),
    "all else, small": () => sized(SMALL, 0.75),
  },
};
