/** The table of a step: the board, the learner's dice, and everybody's that lie open. */
import { useState } from "preact/hooks";
import { Board } from "../board/Board";
import { counting } from "../dice/fits";
import { Hand } from "../dice/Hand";
import type { LessonView, View } from "../generated";
import { useShell } from "../Shell";
import { Meeple } from "../seats/Meeple";
import { labelOf } from "../table/labels";
import type { Task } from "./useTask";

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
  const others = Object.keys(view.seats).filter((name) => name !== step.seat && isOpen(view, name));
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
          <Dice
            key={name}
            name={name}
            view={view}
            looked={counts ? looked : null}
            task={name === step.seat ? task : null}
          />
        ))}
      </div>
    </div>
  );
}

function isOpen(view: View, name: string): boolean {
  return view.seats[name]?.dice.some((die) => die !== null) ?? false;
}

interface DiceProps {
  name: string;
  view: View;
  looked: string | null;
  /** The learner's own dice may be part of the task. */
  task: Task | null;
}

function Dice({ name, view, looked, task }: DiceProps) {
  const { say } = useShell();
  const seat = view.seats[name];
  if (!seat) return null;
  const counts = looked && view.cards[looked]?.need ? counting(view, looked, seat.dice) : null;
  const pickable = task && task.offer.dice.size > 0;
  return (
    <div class="fk-course-hand" data-own={task ? true : undefined}>
      <Meeple character={seat.character} name={name} />
      <span class="fk-course-name">{name}</span>
      <Hand
        dice={seat.dice}
        label={say("lesson.hand", { name })}
        counting={counts}
        character={seat.character}
        {...(pickable
          ? { lit: task.offer.dice, chosen: new Set(task.offer.picked.dice), onPick: task.die }
          : {})}
      />
    </div>
  );
}
