"""Resources that are laid with the pawns, and how to pay otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.robinson.actions import Pay
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.nouns import KIND, NAMED_TARGET, PRICE, STACK
from fujikit.robinson.state import Goods, Stack, State
from fujikit.robinson.work import carried_tokens
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.kinds.base import FREE
from fujikit.robinson.work.plan_events import PriceLaid
from fujikit.robinson.work.prices import NOTHING, Price, covers, payable, savings
from fujikit.robinson.work.spot_names import called, written
from fujikit.robinson.work.spots import at
from fujikit.robinson.work.stage import is_open, refuse_moving


def first_price(state: State, kind: str, target: str) -> Price:
    """What is laid unless somebody pays otherwise: wood before fur, without what a token adds."""
    found = options(state, kind, target, carried_tokens.new_burden(state, kind))
    return _without_token(state, kind, min(found, key=_taste))


def _taste(price: Price) -> tuple[bool, int]:
    return price.det > 0, price.goods.fur


def _without_token(state: State, kind: str, price: Price) -> Price:
    """The price before the token is carried, which takes its wood when it is."""
    carries = "wood" in carried_tokens.new_burden(state, kind) and (price.goods.wood or price.det)
    return Price(price.goods.plus("wood", -1), price.det) if carries else price


def options(state: State, kind: str, target: str, burden: tuple[str, ...]) -> list[Price]:
    """The ways to pay for an action that is not laid out yet."""
    ways = ACTION_KINDS[kind].prices(state, target, burden)
    if ways == FREE:
        return [Price()]
    return payable(ways, state.available.goods, savings(state))


def affordable(state: State, kind: str, target: str, burden: tuple[str, ...]) -> bool:
    """Whether an action could be paid now."""
    have = state.available.goods
    for way in ACTION_KINDS[kind].prices(state, target, burden):
        if covers(have, way):
            return True
    return savings(state) > 0 and bool(options(state, kind, target, burden))


def refuse_price(state: State, kind: str, target: str) -> Iterator[Reason]:
    """Why an action can't be paid."""
    burden = carried_tokens.new_burden(state, kind)
    if affordable(state, kind, target, burden):
        return
    have = state.available.goods
    if f"wood@{target}" in state.spots:
        yield broken("rc.token.wood-feature", target=target, wood=have.wood, fur=have.fur)
    elif "wood" in burden and affordable(state, kind, target, ()):
        yield broken("rc.token.wood-build", target=called(state, target), wood=have.wood)
    else:
        yield ACTION_KINDS[kind].too_dear(state, target)


def ways_to_pay(state: State, stack: Stack) -> list[Price]:
    """The ways to pay for an action that is laid out, what lies there included."""
    burden = stack.burden if "wood" in stack.burden else carried_tokens.new_burden(state, stack.kind)
    ways = ACTION_KINDS[stack.kind].prices(state, stack.target, burden)
    if ways == FREE:
        return [Price()]
    return payable(ways, state.available.goods.and_all(stack.laid), stack.det or savings(state))


def refuse_pay(state: State, action: Pay) -> Iterator[Reason]:
    yield from refuse_moving(state, action.seat)
    if not is_open(state):
        return
    stacks = at(state, action.kind, action.target)
    if len(stacks) < action.stack:
        yield broken("rc.plan.stack", "none", spot=written(action.kind, action.target), stack=action.stack)
        return
    stack = stacks[action.stack - 1]
    known = [str(price) for price in ways_to_pay(state, stack)]
    if action.price == str(Price(stack.laid, stack.det)):
        yield broken("rc.need.resources", "laid", price=action.price)
    elif action.price not in known:
        yield broken("rc.need.resources", "way", price=action.price, known=known)


def do_pay(state: State, action: Pay) -> Iterator[RobinsonEvent]:
    stack = at(state, action.kind, action.target)[action.stack - 1]
    price = next(price for price in ways_to_pay(state, stack) if str(price) == action.price)
    if "wood" not in stack.burden:
        price = _without_token(state, stack.kind, price)
    laid = PriceLaid(stack.number, stack.kind, stack.target, price.goods, price.det)
    return carried_tokens.settled(state, [laid])


PAY = Verb(Pay, refuse_pay, do_pay, KIND, NAMED_TARGET, STACK, PRICE)


def offer_pay(state: State, seat: str) -> list[Pay]:
    """Other ways to pay for what is laid out."""
    return [
        Pay(seat, stack.kind, stack.target, at(state, stack.kind, stack.target).index(stack) + 1, str(price))
        for stack in state.plan
        if ACTION_KINDS[stack.kind].priced
        for price in ways_to_pay(state, stack)
        if price != Price(stack.laid, stack.det)
    ]


def is_paid(state: State, stack: Stack) -> bool:
    """Whether what lies with an action is what it costs."""
    ways = ACTION_KINDS[stack.kind].prices(state, stack.target, stack.burden)
    saved = Goods(wood=1) if stack.det else NOTHING
    return stack.laid.and_all(saved) in ways
