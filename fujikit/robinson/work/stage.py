"""The planning stage: it lasts until every player is ready."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.engine.verdict import Reason
from fujikit.robinson.clauses import broken
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, question
from fujikit.robinson.state import State


@EFFECTS.add
class Planning(Effect, frozen=True):
    """Pawns and resources may be moved freely until all are ready."""

    phrase = "planning"
    clause = "rc.plan.binding"

    def waits(self, state: State, context: EffectContext) -> bool:
        return not all(person.ready for person in state.players())

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return ()


def is_open(state: State) -> bool:
    """Whether pawns may be moved now."""
    return bool(state.agenda) and isinstance(state.agenda[0].effect, Planning)


def refuse_moving(state: State, seat: str) -> Iterator[Reason]:
    """Why a player may not move anything of the plan now."""
    yield from refuse_planning(state)
    if is_open(state) and state.person(seat).ready:
        yield broken("rc.plan.binding", "ready", seat=seat)


def refuse_planning(state: State) -> Iterator[Reason]:
    """Why it is not the time for the plan."""
    if is_open(state):
        return
    if state.phase == "plan" and question(state) is not None:
        yield broken("rc.plan.binding", "question")
    else:
        yield broken("rc.plan.binding", "phase", phase=state.phase)
