"""The agenda: tasks still to be done, the next one first, for games whose cards lead to further cards.

A task is plain data that knows how to go on. It may lead to events, and to further tasks that come before all
the others. A task that waits is an open question: the game stands still until somebody answers it, or puts
other tasks before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from fujikit.engine.chance import Chance
from fujikit.engine.events import Event, LogMessage
from fujikit.engine.rules import Step

STEP = (Event, Chance)


class Task(Protocol):
    """Something to do. It is part of the state: frozen, and complete in itself."""

    def waits(self, state: Any) -> bool:
        """Whether somebody has to answer first."""

    def run(self, state: Any) -> Iterable[Step | Task]:
        """What happens now, and the tasks that come before all others."""


class HasAgenda(Protocol):
    """A state with an agenda."""

    @property
    def agenda(self) -> tuple[Any, ...]: ...


class AgendaAdvanced(Event[Any], frozen=True):
    """Drops the first `done` tasks and puts new ones in front."""

    internal = True

    done: int = 0
    then: tuple[Any, ...] = ()

    def fold(self, state: Any) -> Any:
        return replace(state, agenda=(*self.then, *state.agenda[self.done :]))

    def log_message(self, state: Any, seat: str | None) -> LogMessage | None:
        return None


def advance(made: Iterable[Step | Task], done: int = 0) -> tuple[Step, ...]:
    """Return the steps; where tasks are done or new, the event that changes the agenda comes before them."""
    steps: list[Step] = []
    tasks: list[Task] = []
    for part in made:
        if isinstance(part, STEP):
            steps.append(part)
        else:
            tasks.append(part)
    return (AgendaAdvanced(done, tuple(tasks)), *steps) if done or tasks else tuple(steps)


def automatic(state: HasAgenda) -> Sequence[Step]:
    """What the next task leads to; nothing where it waits or none is left."""
    if not state.agenda or state.agenda[0].waits(state):
        return ()
    return advance(state.agenda[0].run(state), done=1)
