"""Fast Work: a build without any pawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.language import EFFECTS, Choice, EffectContext, EffectStep, Task
from fujikit.robinson.state import State
from fujikit.robinson.work import carried_tokens, payment
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.plan_events import PawnPlaced, PriceLaid, StackBegun, TokenCarried, next_number
from fujikit.robinson.work.prices import Price
from fujikit.robinson.work.resolving import ResolveStack
from fujikit.robinson.work.spots import at, numbers, targets

BUILD = ACTION_KINDS["build"]


@EFFECTS.add
class ExtraBuild(Choice, frozen=True):
    """Fast Work: a build without pawns, thrown for as with one, and paid like any other.

    The answers name what is built, and where there are several ways to pay, the price: `roof:fur`.
    """

    phrase = "extra build action"
    clause = "rc.card.fast-work"

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(self.options(state, context))

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [
            f"{target}:{price}" if len(prices) > 1 else target
            for target in _buildable(state, context)
            for prices in [_prices(state, target)]
            for price in prices
        ]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        target, _, word = option.partition(":")
        price = next(one for one in _prices(state, target) if word in ("", str(one)))
        number = next_number(state)
        yield from _laid_out(state, context.who, number, target, price)
        yield Task(ResolveStack(number), EffectContext())


def _buildable(state: State, context: EffectContext) -> list[str]:
    """What may be built as with a single pawn: where more are needed, one does not suffice."""
    burden = carried_tokens.new_burden(state, "build")
    return [
        target
        for target in targets(state, "build")
        if _room(state, context, target)
        and payment.affordable(state, "build", target, burden)
        and BUILD.leader(state, target) in ("", context.who)
        and numbers(state, "build", target, burden)[0] == 1
    ]


def _room(state: State, context: EffectContext, target: str) -> bool:
    """Whether no other stack waits there; the action that has brought this one is over."""
    waiting = [stack for stack in at(state, "build", target) if stack.number != context.stack]
    most = BUILD.most_stacks(state, target)
    return not most or len(waiting) < most


def _prices(state: State, target: str) -> list[Price]:
    return payment.options(state, "build", target, carried_tokens.new_burden(state, "build"))


def _laid_out(state: State, who: str, number: int, target: str, price: Price) -> Iterator[RobinsonEvent]:
    yield StackBegun(number, "build", target)
    if price != Price():
        yield PriceLaid(number, "build", target, price.goods, price.det)
    if "wood" in carried_tokens.new_burden(state, "build") and (price.goods.wood or price.det):
        yield TokenCarried(number, "build", target, "wood")
    yield PawnPlaced(number, "build", target, who)
