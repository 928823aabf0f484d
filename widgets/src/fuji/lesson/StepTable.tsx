/** The table of a step: the board, the learner's things, and what the others have shown. */
import "../styles/seats.css";
import { useState } from "preact/hooks";
import { Art } from "../../art/Art";
import type { SeatView } from "../../generated";
import type { StepTableProps } from "../../lesson/parts";
import { useShell } from "../../Shell";
import type { Picking } from "../../table/usePicking";
import { Board } from "../board/Board";
import { counting } from "../dice/fits";
import { Hand } from "../dice/Hand";
import { Aside } from "../seats/Aside";
import { Cards } from "../seats/Cards";
import { Meeple } from "../seats/Meeple";
import { Signs } from "../seats/Signs";
import { ThirdSet } from "../seats/ThirdSet";
import { Track } from "../seats/Track";
import { copies, isCardInHand, targetsOf, usableCards } from "../table/choosing";
import { diceOf, type FujiTable, keyOf, named, ofFuji } from "../view";

export function StepTable({ table, step, task, open }: StepTableProps) {
  const { translate } = useShell();
  const [looked, look] = useState<string | null>(null);
  const view = ofFuji(table);
  const targets = targetsOf(task, table);
  const counts = step.kind !== "do" && step.solved[step.at];
  const others = Object.keys(view.seats).filter((name) => name !== step.seat && hasToShow(view, name));
  return (
    <div class="fk-course-scene">
      <Board
        view={view}
        label={translate("lesson.board")}
        {...(open ? { targets } : {})}
        chosen={named(task.picked.things, "square")}
        marks={step.marks}
        me={step.seat}
        onPick={(square) => task.tapThing(keyOf.square(square))}
        onLook={look}
      />
      <div class="fk-course-hands">
        {[step.seat, ...others].map((name) => (
          <Seat
            key={name}
            name={name}
            view={view}
            own={name === step.seat}
            asked={step.kind === "ask" && !step.solved[step.at]}
            looked={counts ? looked : null}
            task={open ? task : null}
          />
        ))}
        <ThirdSet view={view} square={counts ? looked : null} />
      </div>
    </div>
  );
}

function hasToShow(view: FujiTable, name: string): boolean {
  const seat = view.seats[name];
  if (!seat) return false;
  const things = [seat.equipment, seat.injuries, seat.aside].some((all) => all.length > 0);
  const signs = seat.bars > 0 || seat.unhurt || seat.flares > 0;
  return things || signs || isTired(view) || isOpen(seat) || view.phase === "reroll";
}

function isOpen(seat: SeatView): boolean {
  return seat.dice.some((die) => die !== null);
}

/** Somebody has lost stamina, so that tracks are worth a look. */
function isTired(view: FujiTable): boolean {
  return Object.values(view.seats).some((seat) => seat.stamina > 0);
}

interface SeatProps {
  name: string;
  view: FujiTable;
  /** The learner sits here. */
  own: boolean;
  /** A question is open, whose answer the table should not give away. */
  asked: boolean;
  looked: string | null;
  /** Null while there is nothing to do. */
  task: Picking | null;
}

function Seat(props: SeatProps) {
  const { name, view, own, asked } = props;
  const seat = view.seats[name];
  if (!seat) return null;
  return (
    <div class="fk-course-hand" data-own={own || undefined}>
      <Meeple character={seat.character} name={name} />
      <span class="fk-course-name">
        {name}
        {!asked && <Rerolls view={view} seat={seat} />}
      </span>
      {(own || isOpen(seat)) && <Dice {...props} seat={seat} />}
      <Aside seat={seat} />
      {isTired(view) && <Stamina view={view} name={name} seat={seat} />}
      <Signs seat={seat} />
      {seat.equipment.length > 0 && <Equipment {...props} seat={seat} />}
    </div>
  );
}

function Stamina({ view, name, seat }: { view: FujiTable; name: string; seat: SeatView }) {
  const label = view.drawing.tracks[name] ?? name;
  return <Track {...view.track} lost={seat.stamina} character={seat.character} label={label} />;
}

/** How often somebody may throw again: what the marker would give, then what is left. */
function Rerolls({ view, seat }: { view: FujiTable; seat: SeatView }) {
  const { translate } = useShell();
  const counts = view.phase === "plan" || view.phase === "reroll";
  if (!counts || seat.rerolls === null) return null;
  return (
    <span class="fk-state">
      <Art name="reroll" />
      {translate("seat.rerolls", { rerolls: seat.rerolls })}
    </span>
  );
}

function Dice({ name, view, own, seat, looked, task }: SeatProps & { seat: SeatView }) {
  const { translate } = useShell();
  const counts = looked && view.cards[looked]?.need ? counting(view, looked, seat.dice) : null;
  const lit = diceOf(task?.lit ?? [], name);
  const chosen = diceOf(task?.picked.things ?? [], name);
  const pickable = own && task && lit.size + chosen.size > 0;
  return (
    <Hand
      dice={seat.dice}
      label={translate("lesson.hand", { name })}
      counting={counts}
      character={seat.character}
      {...(pickable ? { lit, chosen, onPick: (die: number) => task.tapThing(keyOf.die(name, die)) } : {})}
    />
  );
}

/** Cards of others can be touched only while one of them may be copied. */
function Equipment({ name, own, seat, task }: SeatProps & { seat: SeatView }) {
  const copied = task && isCardInHand(task) ? copies(task) : new Set<string>();
  const onCard = (card: string) =>
    task?.tapThing(copied.has(card) ? keyOf.copy(card) : keyOf.card(card), name);
  const things = task?.picked.things ?? [];
  return (
    <Cards
      name={name}
      seat={seat}
      {...(task && (own || copied.size > 0)
        ? {
            usable: usableCards(task),
            chosenCards: new Set([...named(things, "card"), ...named(things, "copy")]),
            onCard,
          }
        : {})}
    />
  );
}
