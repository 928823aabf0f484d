"""The question that is asked where somebody may want to use a thing before the next task is carried out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from fujikit.robinson.events import RoundNoted
from fujikit.robinson.language import (
    EFFECTS,
    GO_ON,
    Choice,
    EffectContext,
    EffectStep,
    Interruptible,
    Task,
)
from fujikit.robinson.state import State
from fujikit.robinson.things.reachable import FAMILIES

GO_ON_PHASE = "go-on-phase"
"""The answer that nobody wants to be asked again before the phase is over."""
GOING_ON = "going-on:"
"""The note of the round that the table has given that answer in a phase."""


@EFFECTS.add
class AtAnyTime(Interruptible, frozen=True):
    """Before the next task is carried out, anybody may use a thing. It stands where `waiting` has put it."""

    phrase = "at any time"
    clause = "rc.use.any-time"

    def waits(self, state: State, context: EffectContext) -> bool:
        return True

    def options(self, state: State, context: EffectContext) -> Sequence[str]:
        return (GO_ON, GO_ON_PHASE)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if option == GO_ON_PHASE:
            yield RoundNoted(f"{GOING_ON}{state.phase}")


def going_on(state: State) -> bool:
    """Whether the table goes on to the end of the phase without being asked."""
    return f"{GOING_ON}{state.phase}" in state.round_notes


PAUSE = Task(AtAnyTime())


def pausing(state: State) -> bool:
    """Whether the table is asked that question now."""
    return bool(state.agenda) and isinstance(state.agenda[0].effect, AtAnyTime)


def paused(state: State) -> State:
    """The same moment, with that question asked."""
    return replace(state, agenda=(PAUSE, *state.agenda))


def occasion(state: State) -> Task | None:
    """What a use would come before: the open question, or the task before which the table is asked."""
    agenda: tuple[Any, ...] = state.agenda
    if not agenda:
        return None
    if isinstance(agenda[0].effect, AtAnyTime):
        return agenda[1] if len(agenda) > 1 else None
    return agenda[0] if isinstance(agenda[0].effect, Choice) else None


def of_a_use(context: EffectContext) -> bool:
    """Whether a context is that of a thing that is being used."""
    return context.card.partition(":")[0] in FAMILIES


def interrupted(state: State) -> Task | None:
    """What the use that is being carried out has come before."""
    tasks: tuple[Task, ...] = state.agenda
    return next((task for task in tasks if not of_a_use(task.context) and task != PAUSE), None)
