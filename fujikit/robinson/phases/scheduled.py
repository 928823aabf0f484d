"""Runs scheduled effects when their moment comes."""

from __future__ import annotations

from msgspec.structs import replace

from fujikit.robinson.events import SilentEvent
from fujikit.robinson.language import Due, EffectStep
from fujikit.robinson.state import State


class ScheduledStarted(SilentEvent, frozen=True):
    """What was due at this moment is off the list."""

    moment: str

    def fold(self, state: State) -> State:
        return replace(state, due=tuple([due for due in state.due if not _now(state, due, self.moment)]))


def scheduled_now(state: State, moment: str) -> list[EffectStep]:
    """What is due at a moment of this round, in the order it was put off."""
    tasks = [due.task for due in state.due if _now(state, due, moment)]
    return [ScheduledStarted(moment), *tasks] if tasks else []


def _now(state: State, due: Due, moment: str) -> bool:
    return due.moment == moment and due.round in (0, state.round)
