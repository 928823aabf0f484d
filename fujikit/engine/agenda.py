"""What is still to be done: tasks, the next one first, for games whose cards lead to further cards.

A task is plain data that knows how to go on. It may lead to events, and to further tasks that come before all
the others. A task that waits is an open question: the game stands still until somebody answers it, or puts
other tasks before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from fujikit.engine.chance import Chance
from fujikit.engine.events import Event, Told
from fujikit.engine.rules import Step

STEP = (Event, Chance)


class Task(Protocol):
    """Something to do. It is part of the state: frozen, and complete in itself."""

    def waits(self, state: Any) -> bool:
        """Whether somebody has to answer first."""

    def work(self, state: Any) -> Iterable[Step | Task]:
        """What happens now, and what is to be done before everything else."""


class Busy(Protocol):
    """A state with an agenda."""

    @property
    def agenda(self) -> tuple[Any, ...]: ...


class Turned(Event[Any], frozen=True):
    """The agenda has moved on: the first `done` tasks are off, others come before the rest."""

    internal = True

    done: int = 0
    then: tuple[Any, ...] = ()

    def fold(self, state: Any) -> Any:
        return replace(state, agenda=(*self.then, *state.agenda[self.done :]))

    def told(self, state: Any, seat: str | None) -> Told | None:
        return None


def turned(made: Iterable[Step | Task], done: int = 0) -> tuple[Step, ...]:
    """Steps and tasks in the order they take: the agenda moves on, the steps happen, the tasks are next."""
    steps: list[Step] = []
    tasks: list[Task] = []
    for part in made:
        if isinstance(part, STEP):
            steps.append(part)
        else:
            tasks.append(part)
    return (Turned(done, tuple(tasks)), *steps) if done or tasks else tuple(steps)


def automatic(state: Busy) -> Sequence[Step]:
    """What the next task leads to; nothing where it waits or none is left."""
    if not state.agenda or state.agenda[0].waits(state):
        return ()
    return turned(state.agenda[0].work(state), done=1)
