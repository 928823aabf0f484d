"""Placing pawns, taking them back, and who leads."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.robinson.actions import Lead, Place, TakeBack
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.nouns import KIND, PAWN, STACK, TARGET
from fujikit.robinson.state import FRIDAY, Stack, State
from fujikit.robinson.work import carried_tokens, joining, payment
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.pawns import characters, idle, is_character, neutral_pawns, own_pawns, placed
from fujikit.robinson.work.plan_events import (
    Led,
    PawnPlaced,
    PawnTaken,
    PriceLaid,
    StackBegun,
    StackGone,
    next_number,
)
from fujikit.robinson.work.prices import Price
from fujikit.robinson.work.spot_names import called, written
from fujikit.robinson.work.spots import at, numbers, refuse_spot
from fujikit.robinson.work.stage import is_open, refuse_moving


def refuse_place(state: State, action: Place) -> Iterator[Reason]:
    yield from refuse_moving(state, action.seat)
    if not is_open(state):
        return
    yield from _refuse_pawn(state, action)
    stacks = at(state, action.kind, action.target)
    if action.stack <= len(stacks):
        yield from _refuse_joining(state, action, stacks[action.stack - 1])
    elif action.stack == len(stacks) + 1:
        yield from _refuse_beginning(state, action, len(stacks))
    else:
        yield broken("rc.plan.stack", "gap", stack=action.stack, there=len(stacks), next=len(stacks) + 1)


def _refuse_pawn(state: State, action: Place) -> Iterator[Reason]:
    """Why that pawn is not at hand."""
    pawn = action.pawn or action.seat
    if is_character(state, pawn):
        yield from _refuse_character(state, action.seat, pawn)
    elif pawn not in [helper.name for helper in neutral_pawns(state)]:
        yield broken("rc.neutral.lasting", pawn=pawn)
    elif placed(state, pawn):
        yield broken("rc.neutral.lasting", "placed", pawn=called(state, pawn))


def _refuse_character(state: State, seat: str, pawn: str) -> Iterator[Reason]:
    person = state.person(pawn)
    if pawn not in (seat, FRIDAY):
        yield broken("rc.plan.pawns", "not-yours", who=pawn)
    elif person.dead:
        yield broken("rc.friday.death")
    elif not idle(state, person):
        yield broken("rc.plan.pawns", who=pawn, have=own_pawns(state, person))


def _refuse_joining(state: State, action: Place, stack: Stack) -> Iterator[Reason]:
    sure = numbers(state, stack.kind, stack.target, stack.burden)[1]
    if len(stack.pawns) >= sure:
        yield broken("rc.plan.surplus", pawns=len(stack.pawns), sure=sure)
    yield from joining.refuse_pawn(state, action.pawn or action.seat, stack)


def _refuse_beginning(state: State, action: Place, there: int) -> Iterator[Reason]:
    kind = ACTION_KINDS[action.kind]
    yield from refuse_spot(state, action.kind, action.target)
    if not kind.is_there(state, action.target):
        return
    most = kind.most_stacks(state, action.target)
    if most and there >= most:
        yield broken(kind.full(action.target), target=called(state, action.target or action.kind), most=most)
    yield from payment.refuse_price(state, action.kind, action.target)
    pawn = action.pawn or action.seat
    if is_character(state, pawn):
        yield from joining.refuse_pawn(state, pawn, Stack(0, action.kind, action.target))
    else:
        yield from joining.refuse_alone(state, pawn, action.kind)


def do_place(state: State, action: Place) -> Iterator[RobinsonEvent]:
    return carried_tokens.settled(state, _placing(state, action))


def _placing(state: State, action: Place) -> Iterator[RobinsonEvent]:
    stacks, kind, target = at(state, action.kind, action.target), action.kind, action.target
    pawn = action.pawn or action.seat
    if action.stack <= len(stacks):
        yield PawnPlaced(stacks[action.stack - 1].number, kind, target, pawn)
        return
    number = next_number(state)
    yield StackBegun(number, kind, target)
    price = payment.first_price(state, kind, target)
    if price != Price():
        yield PriceLaid(number, kind, target, price.goods, price.det)
    yield PawnPlaced(number, kind, target, pawn)


PLACE = Verb(Place, refuse_place, do_place, KIND, TARGET, STACK, PAWN)


def refuse_take_back(state: State, action: TakeBack) -> Iterator[Reason]:
    yield from refuse_moving(state, action.seat)
    pawn = action.pawn or action.seat
    if pawn in state.table.names and pawn != action.seat:
        yield broken("rc.plan.pawns", "not-yours", who=pawn)
    stacks = at(state, action.kind, action.target)
    if len(stacks) < action.stack:
        yield broken("rc.plan.stack", "none", spot=written(action.kind, action.target), stack=action.stack)
    elif pawn not in stacks[action.stack - 1].pawns:
        yield broken("rc.plan.stack", "not-there", who=pawn)


def do_take_back(state: State, action: TakeBack) -> Iterator[RobinsonEvent]:
    return carried_tokens.settled(state, _taking_back(state, action))


def _taking_back(state: State, action: TakeBack) -> Iterator[RobinsonEvent]:
    stack = at(state, action.kind, action.target)[action.stack - 1]
    pawn = action.pawn or action.seat
    yield PawnTaken(stack.number, stack.kind, stack.target, pawn)
    if characters(state, stack.pawns) == [pawn]:
        yield StackGone(stack.number)


TAKE_BACK = Verb(TakeBack, refuse_take_back, do_take_back, KIND, TARGET, STACK, PAWN)


def refuse_lead(state: State, action: Lead) -> Iterator[Reason]:
    yield from refuse_moving(state, action.seat)
    stacks = at(state, action.kind, action.target)
    if len(stacks) < action.stack:
        yield broken("rc.plan.stack", "none", spot=written(action.kind, action.target), stack=action.stack)
        return
    pawns = stacks[action.stack - 1].pawns
    if action.seat not in pawns:
        yield broken("rc.plan.stack", "not-there", who=action.seat)
    elif pawns[-1] == action.seat:
        yield broken("rc.plan.stack", "leads", who=action.seat)


def do_lead(state: State, action: Lead) -> Iterator[RobinsonEvent]:
    stack = at(state, action.kind, action.target)[action.stack - 1]
    yield Led(stack.number, stack.kind, stack.target, action.seat)


LEAD = Verb(Lead, refuse_lead, do_lead, KIND, TARGET, STACK)
