"""The action phase: the plan is laid out, confirmed, and then carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.robinson.events import PhaseBegan, RoundNoted, SilentEvent
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.state import KINDS, LentForPlan, State
from fujikit.robinson.things.temporary_weapons import CombatOver, weapon_now
from fujikit.robinson.work.greater_danger import dangers
from fujikit.robinson.work.readiness import fallen
from fujikit.robinson.work.spots import numbers_of
from fujikit.robinson.work.stage import Planning


class PlanConfirmed(SilentEvent, frozen=True):
    """What was planned must be carried out; the listed stacks have pawns enough to do without dice.

    rc.resolve.as-planned: this is counted once, whatever changes afterwards.
    """

    sure: tuple[int, ...]

    def fold(self, state: State) -> State:
        plan = [replace(stack, sure=stack.number in self.sure) for stack in state.plan]
        people = [replace(person, ready=False) for person in state.people]
        return replace(state, plan=tuple(plan), people=tuple(people))


@EFFECTS.add
class ActionPhase(Effect, frozen=True):
    """First all pawns are placed, then all actions are resolved, kind by kind."""

    phrase = "action phase"
    clause = "rc.resolve.order"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield PhaseBegan("plan")
        yield from (Planning(), ConfirmPlan())
        yield from (EFFECTS.read(f"resolve {kind}") for kind in KINDS)
        yield EFFECTS.read("end of action phase")


@EFFECTS.add
class ConfirmPlan(Effect, frozen=True):
    """All are ready: if the whole plan holds, it binds; danger at the places of the actions strikes now."""

    phrase = "confirm the plan"
    clause = "rc.plan.binding"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if waiting := fallen(state):
            return [*waiting, Planning(), ConfirmPlan()]
        return [*_confirmed(state), *dangers(state, state.plan), BeginResolving()]


def _confirmed(state: State) -> Iterator[EffectStep]:
    sure = [stack.number for stack in state.plan if len(stack.pawns) >= numbers_of(state, stack)[1]]
    yield PlanConfirmed(tuple(sure))
    if borrowed := weapon_now(state) - state.weapon:
        yield RoundNoted(LentForPlan(borrowed))


@EFFECTS.add
class BeginResolving(Effect, frozen=True):
    """The plan stands, and temporary weapon levels that it leaned on are spent."""

    phrase = "begin to resolve"
    clause = "rc.need.temporary"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if weapon_now(state) > state.weapon:
            yield CombatOver()
        yield PhaseBegan("resolve")
