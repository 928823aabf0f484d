/** One card of the board, with everything that lies and stands on it. */
import { useMemo, useRef } from "preact/hooks";
import { Art } from "../../art/Art";
import { BADGES, type CardDrawing, type CardView, CROWD, type NeedDrawing, type View } from "../../generated";
import { Need } from "../dice/Need";
import { Meeple } from "../seats/Meeple";
import type { Spot } from "./layout";
import type { MeepleMotion } from "./motion";
import { Ring } from "./Ring";

/** Compass points of the board as it is seen. */
export type Side = "n" | "e" | "s" | "w";
export type Highlight = "look" | "good" | "bad";
type Turn = NonNullable<CardDrawing["turn"]>;

export interface CellModel {
  square: string;
  card: CardView;
  need: NeedDrawing | undefined;
  picture: string;
  turn: Turn;
  spoken: string;
  spot: Spot;
  /** The sides on which something burns. */
  fires: readonly Side[];
  /** Where lava came from, for a card that has just turned. */
  creeps: Side | null;
  here: readonly Person[];
  coming: readonly Person[];
  target: boolean;
  chosen: boolean;
  /** The chance to move there, out of 100. */
  chance: number | null;
  highlight: Highlight | null;
}

export interface Person {
  name: string;
  character: string;
}

/** Who stands on a square, or wants to come to it. */
export function people(view: View, square: string, what: "at" | "marker"): Person[] {
  return Object.entries(view.seats).flatMap(([name, seat]) =>
    seat[what] === square ? [{ name, character: seat.character }] : [],
  );
}

interface Props {
  cell: CellModel;
  /** Things laid down while the board is looked at drop in. */
  live: boolean;
  motion: MeepleMotion;
}

export function CardFace({ cell, live, motion }: Props) {
  return (
    <>
      <span class="fk-unseen">{cell.spoken}</span>
      <span class="fk-board-card-face" aria-hidden="true">
        <Picture cell={cell} />
        {cell.fires.map((side) => (
          <Art key={side} name={`lava-edge-${side}`} class="fk-board-lava-edge" />
        ))}
        <span class="fk-board-square">{cell.square}</span>
        {cell.card.reroll && <Art name="reroll" class="fk-board-card-reroll" />}
        {cell.card.token && <Token key={cell.card.token} token={cell.card.token} live={live} />}
        {cell.need && <Asked need={cell.need} />}
        <Standing cell={cell} live={live} motion={motion} />
        {cell.chance !== null && <Ring number={cell.chance} />}
        {cell.target && <i class="fk-board-target" />}
        {cell.highlight && <Highlighted highlight={cell.highlight} />}
      </span>
    </>
  );
}

/** Lava is laid over what was there before, so that it can creep. */
function Picture({ cell }: { cell: CellModel }) {
  const { card, picture, turn, creeps } = cell;
  const burnt = card.kind === "lava";
  const before = useRef(cell);
  if (!burnt) before.current = cell;
  const land = before.current;
  return (
    <span class="fk-board-picture">
      {land.card.kind !== "lava" && <Art name={land.picture} class={turned(land.turn)} />}
      {burnt && (
        <span class={creeps ? `fk-board-lava fk-board-creep-${creeps}` : "fk-board-lava"}>
          <Art name={picture} class={turned(turn)} />
        </span>
      )}
    </span>
  );
}

const turned = (turn: Turn) => (turn ? `fk-board-turn-${turn}` : "");

/** What a card asks for hardly ever changes, so it is not drawn anew with every view. */
function Asked({ need }: { need: NeedDrawing }) {
  return useMemo(
    () => (
      <span class="fk-board-card-need">
        <Need drawing={need} />
      </span>
    ),
    [need],
  );
}

function useDrop(live: boolean): string {
  return useRef(live ? " fk-board-drops" : "").current;
}

function Token({ token, live }: { token: string; live: boolean }) {
  return (
    <span class={`fk-board-card-token${useDrop(live)}`}>
      <Art name={`token-${token}`} />
    </span>
  );
}

/** Markers and meeples, side by side. */
function Standing({ cell, live, motion }: Props) {
  const count = cell.here.length + cell.coming.length;
  if (!count) return null;
  return (
    <span class="fk-board-standing" data-count={Math.min(count, CROWD)}>
      {cell.coming.map(({ name, character }) => (
        <Destination key={`to ${name}`} name={name} character={character} live={live} />
      ))}
      {cell.here.map(({ name, character }) => (
        <span key={name} class="fk-board-meeple" ref={(element) => motion.hold(name, element)}>
          <Meeple character={character} name={name} />
        </span>
      ))}
    </span>
  );
}

/** Where somebody wants to go: a ring in the player's colour, with the letter. */
function Destination({ name, character, live }: Person & { live: boolean }) {
  return (
    <span class={`fk-board-destination${useDrop(live)}`} data-character={character}>
      <Art name="marker" />
      <span class="fk-board-destination-letter">{[...name][0]?.toLocaleUpperCase()}</span>
    </span>
  );
}

function Highlighted({ highlight }: { highlight: Highlight }) {
  return (
    <span class={`fk-board-highlight fk-board-highlight-${highlight}`}>
      <span class="fk-board-badge">
        <Art name={BADGES[highlight]} />
      </span>
    </span>
  );
}
