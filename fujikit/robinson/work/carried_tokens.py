"""Tokens of action spaces that planned actions carry: time-consuming, and additional wood."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.robinson.actions import Carry
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.nouns import KIND, STACK, TARGET, TOKEN
from fujikit.robinson.state import Stack, State
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.plan_events import PriceLaid, TokenCarried, TokenPutDown, paid_with_wood
from fujikit.robinson.work.spot_names import written
from fujikit.robinson.work.spots import at
from fujikit.robinson.work.stage import refuse_moving
from fujikit.robinson.work.tokens_in_force import carrier, in_force

TIMED = tuple([name for name, kind in ACTION_KINDS.items() if kind.timed])
"""The kinds of action on whose space a time-consuming token may lie."""
LYING = (*[("time", kind) for kind in TIMED], ("wood", "build"))
"""The tokens that planned actions carry, with the kind of action."""


def settled(state: State, changes: Iterable[RobinsonEvent]) -> Iterator[RobinsonEvent]:
    """The changes, and then those that bring every token to an action that has to carry it."""
    if not state.spots:
        yield from changes
        return
    for change in changes:
        yield change
        state = change.fold(state)
    for kind in TIMED:
        if in_force(state, "time", kind) and carrier(state, "time", kind) is None:
            for stack in [*state.stacks(kind)][:1]:
                yield _carried("time", stack)
    if in_force(state, "wood", "build"):
        yield from _wood_settled(state)


def _wood_settled(state: State) -> Iterator[RobinsonEvent]:
    holder = carrier(state, "wood", "build")
    if holder is not None and paid_with_wood(holder):
        return
    others = [stack for stack in state.stacks("build") if paid_with_wood(stack)]
    if others and state.available.goods.wood:
        yield _carried("wood", others[0])
        yield _more_wood(others[0], 1)
    elif holder is not None:
        yield TokenPutDown("wood", "build")


def _carried(token: str, stack: Stack) -> TokenCarried:
    return TokenCarried(stack.number, stack.kind, stack.target, token)


def _more_wood(stack: Stack, more: int) -> PriceLaid:
    laid = stack.laid.plus("wood", more)
    return PriceLaid(stack.number, stack.kind, stack.target, laid, stack.det)


def new_burden(state: State, kind: str) -> tuple[str, ...]:
    """The tokens that a further action of a kind would have to carry; wood only if it is paid with wood."""
    if not state.spots:
        return ()
    time = ("time",) if in_force(state, "time", kind) and carrier(state, "time", kind) is None else ()
    wood = kind == "build" and in_force(state, "wood", "build") and carrier(state, "wood", "build") is None
    return (*time, "wood") if wood else time


def refuse_carry(state: State, action: Carry) -> Iterator[Reason]:
    yield from refuse_moving(state, action.seat)
    token, kind = action.token, action.kind
    if not in_force(state, token, kind):
        yield broken("rc.token.next", "none", token=token, kind=kind)
        return
    stacks = at(state, kind, action.target)
    if len(stacks) < action.stack:
        yield broken("rc.plan.stack", "none", spot=written(kind, action.target), stack=action.stack)
    elif token in stacks[action.stack - 1].burden:
        yield broken("rc.token.next", "carried", token=token, kind=kind)
    elif not _may_carry(state, token, stacks[action.stack - 1]):
        yield broken("rc.token.wood-build", "no-wood", target=action.target)


def _may_carry(state: State, token: str, stack: Stack) -> bool:
    if token != "wood":
        return True
    wood_there = carrier(state, "wood", "build") is not None or state.available.goods.wood > 0
    return paid_with_wood(stack) and wood_there


def do_carry(state: State, action: Carry) -> Iterator[RobinsonEvent]:
    stack = at(state, action.kind, action.target)[action.stack - 1]
    before = carrier(state, action.token, action.kind)
    if action.token == "wood" and before is not None:
        yield _more_wood(before, -1)
    yield _carried(action.token, stack)
    if action.token == "wood":
        yield _more_wood(stack, 1)


CARRY = Verb(Carry, refuse_carry, do_carry, TOKEN, KIND, TARGET, STACK)


def offer_carry(state: State, seat: str) -> Iterator[Carry]:
    """The tokens that could lie with another action of their kind."""
    for token, kind in LYING:
        if state.spots and in_force(state, token, kind):
            for stack in state.stacks(kind):
                if token not in stack.burden and _may_carry(state, token, stack):
                    which = at(state, kind, stack.target).index(stack) + 1
                    yield Carry(seat, token, kind, stack.target, which)


def uncarried(state: State) -> Iterator[Reason]:
    """Tokens that one of the planned actions should carry, and none does."""
    for token, kind in LYING:
        if state.spots and in_force(state, token, kind) and carrier(state, token, kind) is None:
            stacks = [stack for stack in state.stacks(kind) if token == "time" or paid_with_wood(stack)]
            if stacks:
                yield broken("rc.token.next", token=token, kind=kind)
