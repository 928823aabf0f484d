"""Phase 1: everybody rolls behind the screens."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from fujikit.engine.events import Event, LogMessage
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import Roll
from fujikit.fuji.clauses import broken
from fujikit.fuji.dice import throw_all
from fujikit.fuji.state import Seat, State


class PlanBegan(Event[State], frozen=True):
    """All dice are rolled: phase 2 begins."""

    def fold(self, state: State) -> State:
        return replace(state, phase="plan", waits=False)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("PlanBegan", {"round": state.round})


def automatic(state: State) -> tuple[Step, ...]:
    if state.waits:
        return ()
    return (*throw_all(state), PlanBegan())


def refuse_roll(state: State, action: Roll) -> Iterator[Reason]:
    if not (state.phase == "roll" and state.waits):
        yield broken("roll.once", phase=state.phase)


def do_roll(state: State, action: Roll) -> tuple[Step, ...]:
    return automatic(replace(state, waits=False))


ROLL = Verb(Roll, refuse_roll, do_roll)


def offer(state: State, seat: Seat) -> list[Roll]:
    return [Roll(seat.name)] if state.waits else []
