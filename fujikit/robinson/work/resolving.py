"""Carrying out the plan: in which order, with which dice, and how pawns go home."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fujikit.robinson.events import SilentEvent, SpotCleared
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, Task
from fujikit.robinson.state import Kind, Stack, State, Throw
from fujikit.robinson.work.action_dice import ActionDice, DangerInCamp, Draw, NoDice
from fujikit.robinson.work.gains_outside import ActionBegan, EndAction
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.kinds.base import ActionKind
from fujikit.robinson.work.settle_costs import SaveWood, SpendLaid
from fujikit.robinson.work.spot_names import stack_label
from fujikit.robinson.work.spots import place_of


@EFFECTS.add
class ResolveKind(Choice, frozen=True):
    """The planned actions of one kind, one after another; the group picks the order by their numbers."""

    phrase = "resolve {kind}"
    clause = "rc.resolve.within"
    kind: Kind

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [str(stack.number) for stack in state.stacks(self.kind)]

    def label(self, state: State, option: str) -> str:
        return stack_label(state, state.stack(int(option)))

    def waits(self, state: State, context: EffectContext) -> bool:
        return len(self.options(state, context)) > 1 and ACTION_KINDS[self.kind].order_matters(state)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [ResolveStack(int(option)), self]

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return ACTION_KINDS[self.kind].when_all_are_done(state)


@EFFECTS.add
class ResolveStack(Effect, frozen=True):
    """One planned action is carried out by the one whose pawn lies on top, who alone bears all of it."""

    phrase = "resolve stack {number}"
    clause = "rc.plan.stack"
    number: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        stack = state.stack(self.number)
        kind, there = ACTION_KINDS[stack.kind], context_of(state, stack)
        yield ActionBegan()
        yield from kind.begun(state, stack)
        danger = [DangerInCamp()] if kind.endangered(state, stack.target) else []
        for effect in (*danger, *_work(kind, stack), EndAction(), PawnsGoHome(self.number)):
            yield Task(effect, there)


def context_of(state: State, stack: Stack) -> EffectContext:
    """Who carries an action out, and where."""
    place, source = place_of(state, stack), stack.target.partition(":")[2]
    return EffectContext(stack.pawns[-1], place=place, source=source, stack=stack.number)


def _work(kind: ActionKind, stack: Stack) -> list[Effect]:
    if kind.dice is None:
        return [Succeed()]
    tried = NoDice(kind.dice) if stack.sure else ActionDice(kind.dice)
    return [tried, Draw(kind.dice), *kind.afterwards()]


@EFFECTS.add
class Succeed(Effect, frozen=True):
    """The action succeeds: what was laid is spent, and what it is about happens."""

    phrase = "succeed"
    clause = "rc.resolve.gain"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [SaveWood(), SpendLaid(), Reap()]


@EFFECTS.add
class Reap(Effect, frozen=True):
    """What the action that succeeds is about."""

    phrase = "what the action brings"
    clause = "rc.resolve.gain"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        stack = state.stack(context.stack)
        return ACTION_KINDS[stack.kind].succeed(state, context, stack)


class PawnsHome(SilentEvent, frozen=True):
    """The pawns of an action go home; those that serve once leave the game."""

    number: int

    def fold(self, state: State) -> State:
        used = state.stack(self.number).pawns
        plan = tuple([stack for stack in state.plan if stack.number != self.number])
        helpers = tuple([one for one in state.helpers if not (one.once and one.name in used)])
        return replace(state, plan=plan, helpers=helpers, throw=Throw())


@EFFECTS.add
class PawnsGoHome(Effect, frozen=True):
    """An action has been carried out: its pawns go home, and a time-consuming token that it bore is gone."""

    phrase = "pawns of stack {number} go home"
    clause = "rc.token.time-action"
    number: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        stack = state.stack(self.number)
        if "time" in stack.burden:
            yield SpotCleared("time", stack.kind)
        yield PawnsHome(self.number)
