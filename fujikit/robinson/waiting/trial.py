"""Trying out: what comes by itself from a moment on, and what a use would lead to.

Chance inside a trial is imagined, the same on all sides, so that no question depends on what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from fujikit.engine.agenda import advance
from fujikit.engine.chance import Chance
from fujikit.engine.events import Event
from fujikit.engine.rules import Step
from fujikit.robinson.cards.dealing import uncovered
from fujikit.robinson.language import Choice, Task, in_context
from fujikit.robinson.phases.ending import goal_reached
from fujikit.robinson.state import State
from fujikit.robinson.things import uses
from fujikit.robinson.things.reachable import ReachableThing
from fujikit.robinson.waiting.worth import End

MOST_TASKS = 400
"""No stretch is nearly so long."""
MOST_WAYS, MOST_ANSWERS = 12, 4
"""Of a use that asks: how many ends are looked at, and how many questions deep."""


def stops(state: State) -> bool:
    """Whether nothing comes by itself."""
    return state.outcome is not None or not state.agenda or bool(state.agenda[0].waits(state))


def next_steps(state: State) -> Sequence[Step]:
    """What comes next by itself, with nobody asked."""
    return goal_reached(state) or advance(state.agenda[0].run(state), done=1)


def chance_of(steps: Iterable[Step]) -> Chance | None:
    """The first result of chance that steps ask for."""
    return next((step for step in steps if isinstance(step, Chance)), None)


def folded(state: State, steps: Iterable[Step]) -> State:
    """The state after steps, chance being imagined."""
    for step in steps:
        state = _event(step).fold(state)
    return state


def _event(step: Step) -> Event[State]:
    return step.sample(_imagined) if isinstance(step, Chance) else step


def _imagined() -> float:
    """The last of the results that are possible."""
    return 1 - 2**-20


def run(state: State) -> End:
    """What comes by itself, up to the next question, the end of the game or the next result of chance."""
    for _ in range(MOST_TASKS):
        if shown := uncovered(state):
            state = folded(state, shown)
        elif stops(state):
            break
        else:
            steps = next_steps(state)
            if chance := chance_of(steps):
                return End(state, chance)
            state = folded(state, steps)
    return End(state)


class Way(NamedTuple):
    """What a use may lead to: the events, with all that was asked answered, and the state after them."""

    events: tuple[Event[State], ...]
    end: State


def ways(
    state: State, user: str, thing: ReachableThing, seen: Callable[[State], State] = lambda state: state
) -> Iterator[Way]:
    """What the use of a thing may lead to, with each answer to the questions that it asks itself.

    In `state` the table is asked whether anybody uses a thing. The rules look at states as they are `seen`.
    """
    depth, found = len(state.agenda) - 1, [state]
    begun = _on(Way((), state), uses.carry_out(seen(state), user, thing))
    open_ways = [(begun, 0)]
    while open_ways and len(found) <= MOST_WAYS:
        way, asked = open_ways.pop()
        for _ in range(MOST_TASKS):
            now = way.end
            if now.outcome is not None or len(now.agenda) <= depth:
                if now not in found:
                    found.append(now)
                    yield way
                break
            if shown := uncovered(now):
                way = _on(way, shown)
            elif now.agenda[0].waits(view := seen(now)):
                if asked < MOST_ANSWERS:
                    open_ways += [(_on(way, steps), asked + 1) for steps in _answers(now.agenda[0], view)]
                break
            else:
                way = _on(way, next_steps(view))


def _on(way: Way, steps: Iterable[Step]) -> Way:
    events = list(map(_event, steps))
    return Way((*way.events, *events), folded(way.end, events))


def _answers(task: Task, view: State) -> list[tuple[Step, ...]]:
    """What each answer to the open question leads to, the first answer last."""
    if not isinstance(task.effect, Choice):
        return []
    options = list(task.effect.options(view, task.context))[:MOST_WAYS]
    made = [task.effect.chosen(view, task.context, option) for option in reversed(options)]
    return [advance(in_context(parts, task.context), done=1) for parts in made]
