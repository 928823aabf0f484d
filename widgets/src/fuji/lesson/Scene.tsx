/** The table of a step: the board, what the learner has, and what of the others lies open. */
import "../styles/seats.css";
import { useState } from "preact/hooks";
import { Art } from "../../art/Art";
import type { ActionView, LessonView, SeatView, View } from "../../generated";
import type { Task } from "../../lesson/useTask";
import { useShell } from "../../Shell";
import { labelOf } from "../../table/labels";
import { Board } from "../board/Board";
import { counting } from "../dice/fits";
import { Hand } from "../dice/Hand";
import { Aside } from "../seats/Aside";
import { Cards } from "../seats/Cards";
import { Meeple } from "../seats/Meeple";
import { Signs } from "../seats/Signs";
import { ThirdSet } from "../seats/ThirdSet";
import { Track } from "../seats/Track";

interface Props {
  view: View;
  step: LessonView;
  task: Task;
  /** The learner may do something. */
  open: boolean;
}

export function Scene({ view, step, task, open }: Props) {
  const { say } = useShell();
  const [looked, look] = useState<string | null>(null);
  const targets = new Map([...task.offer.squares].map(([square, action]) => [square, labelOf(action, say)]));
  const counts = step.kind !== "do" && step.solved[step.at];
  const others = Object.keys(view.seats).filter((name) => name !== step.seat && hasToShow(view, name));
  return (
    <div class="fk-course-scene">
      <Board
        view={view}
        label={say("lesson.board")}
        {...(open ? { targets } : {})}
        chosen={task.offer.picked.squares}
        marks={step.marks}
        me={step.seat}
        onPick={task.square}
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

function hasToShow(view: View, name: string): boolean {
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
function isTired(view: View): boolean {
  return Object.values(view.seats).some((seat) => seat.stamina > 0);
}

interface SeatProps {
  name: string;
  view: View;
  /** The learner sits here. */
  own: boolean;
  /** A question is open, whose answer the table should not give away. */
  asked: boolean;
  looked: string | null;
  /** Null while there is nothing to do. */
  task: Task | null;
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

function Stamina({ view, name, seat }: { view: View; name: string; seat: SeatView }) {
  const label = view.drawing.tracks[name] ?? name;
  return <Track {...view.track} lost={seat.stamina} character={seat.character} label={label} />;
}

/** How often somebody may throw again: what the marker would give, then what is left. */
function Rerolls({ view, seat }: { view: View; seat: SeatView }) {
  const { say } = useShell();
  const counts = view.phase === "plan" || view.phase === "reroll";
  if (!counts || seat.rerolls === null) return null;
  return (
    <span class="fk-state">
      <Art name="reroll" />
      {say("seat.rerolls", { rerolls: seat.rerolls })}
    </span>
  );
}

function Dice({ name, view, own, seat, looked, task }: SeatProps & { seat: SeatView }) {
  const { say } = useShell();
  const counts = looked && view.cards[looked]?.need ? counting(view, looked, seat.dice) : null;
  const pickable = own && task && task.offer.dice.size > 0;
  return (
    <Hand
      dice={seat.dice}
      label={say("lesson.hand", { name })}
      counting={counts}
      character={seat.character}
      {...(pickable
        ? { lit: task.offer.dice, chosen: new Set(task.offer.picked.dice), onPick: task.die }
        : {})}
    />
  );
}

/** Cards of others can be touched only while one of them may be copied. */
function Equipment({ name, own, seat, task }: SeatProps & { seat: SeatView }) {
  const touchable = own || task?.offer.left.some((action) => copies(action, task.offer.picked.cards.length));
  return (
    <Cards
      name={name}
      seat={seat}
      {...(task && touchable
        ? {
            usable: task.offer.cards,
            chosenCards: new Set(task.offer.picked.cards),
            onCard: (card: string) => task.card(card, name),
          }
        : {})}
    />
  );
}

function copies(action: ActionView, picked: number): boolean {
  return picked > 0 && action.cards.length > picked;
}
