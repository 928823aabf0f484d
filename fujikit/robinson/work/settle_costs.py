"""What was laid for an action is spent when it succeeds, and comes back when it fails."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.robinson.effects.demand import Demand
from fujikit.robinson.events import RobinsonEvent, RoundNoted, SpotCleared
from fujikit.robinson.language import EFFECTS, GO_ON, Choice, Effect, EffectContext, EffectStep, about
from fujikit.robinson.state import Stack, State, WoodBuilder
from fujikit.robinson.work.plan_events import (
    SpotEvent,
    TokenPutDown,
    bare,
    lay_price,
    paid_with_wood,
    with_stack,
)
from fujikit.robinson.work.prices import NOTHING, Price, economy, saver, savings
from fujikit.robinson.work.tokens_in_force import carrier, in_force


class LaidSpent(SpotEvent, frozen=True):
    """What was laid for an action is gone."""

    def fold(self, state: State) -> State:
        return with_stack(state, self.number, laid=NOTHING, det=0)


class LaidReturned(SpotEvent, frozen=True):
    """What was laid for an action that failed is back in Available, determination back on its sheet."""

    def fold(self, state: State) -> State:
        return lay_price(state, self.number, Price())


class WoodSaved(RobinsonEvent, frozen=True):
    """The carpenter's determination saves a wood, which comes back."""

    who: str
    det: int
    number: int

    def fold(self, state: State) -> State:
        stack = state.stack(self.number)
        return lay_price(state, self.number, Price(stack.laid.plus("wood", -1), stack.det + self.det))


@EFFECTS.add
class SaveWood(Choice, frozen=True):
    """An action is about to be paid with wood: the carpenter may save one of it."""

    phrase = "save a wood"
    clause = "rc.carpenter.economical"

    def who(self, state: State, context: EffectContext) -> str:
        carpenter = saver(state)
        return "" if carpenter is None else carpenter.name

    def options(self, state: State, context: EffectContext) -> tuple[str, ...]:
        stack = state.stack(context.stack)
        carpenter = saver(state)
        if carpenter is None or not (stack.laid.wood and savings(state)):
            return (GO_ON,)
        ability = economy(state, carpenter)
        return (GO_ON, ability.id) if ability is not None else (GO_ON,)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if option == GO_ON:
            return []
        return [WoodSaved(self.who(state, context), savings(state), context.stack)]


@EFFECTS.add
class SpendLaid(Effect, frozen=True):
    """What was laid for an action that succeeds is gone; so is the token that asked for additional wood."""

    phrase = "spend what was laid"
    clause = "rc.build.pay"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        stack = state.stack(context.stack)
        if not bare(stack):
            yield LaidSpent(stack.number, stack.kind, stack.target)
        if stack.kind == "build" and paid_with_wood(stack):
            yield from _wood_token(state, context, stack)


def _wood_token(state: State, context: EffectContext, stack: Stack) -> Iterator[EffectStep]:
    yield RoundNoted(WoodBuilder(context.who))
    if "wood" in stack.burden:
        yield SpotCleared("wood", "build")
    elif in_force(state, "wood", "build") and carrier(state, "wood", "build") is None:
        yield AdditionalWood()


@EFFECTS.add
class AdditionalWood(Effect, frozen=True):
    """The build that should have carried the additional wood has failed: another one of the round pays it."""

    phrase = "additional wood for a build"
    clause = "rc.token.wood-build"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [SpotCleared("wood", "build"), Demand(1, "wood")]


@EFFECTS.add
class TakeLaidBack(Effect, frozen=True):
    """An action has failed: what was laid comes back, and a token for additional wood lies on Build again."""

    phrase = "take back what was laid"
    clause = "rc.build.pay"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        stack = state.stack(context.stack)
        if not bare(stack):
            yield LaidReturned(stack.number, stack.kind, stack.target)
        if "wood" in stack.burden:
            yield TokenPutDown("wood", "build")
            for who in _earlier_wood_builders(state)[:1]:
                yield about(AdditionalWood(), context, who)


def _earlier_wood_builders(state: State) -> list[str]:
    return [note.who for note in state.round_notes if isinstance(note, WoodBuilder)]
