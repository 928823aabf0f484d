"""What a player may do while the plan is laid out: made, not filtered."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.robinson.actions import Lead, Place, Ready, RobinsonAction, TakeBack, Wait
from fujikit.robinson.state import FRIDAY, KINDS, Person, Stack, State
from fujikit.robinson.work import carried_tokens, joining, payment, readiness
from fujikit.robinson.work.pawns import idle, idle_neutrals, is_character
from fujikit.robinson.work.spots import at, numbers_of
from fujikit.robinson.work.stage import is_open


def offer(state: State, seat: str) -> list[RobinsonAction]:
    """Every line of planning that a player may say now."""
    if not is_open(state):
        return []
    person = state.person(seat)
    if person.ready:
        return [Wait(seat)]
    movers = _movers(state, person)
    found: list[RobinsonAction] = [*_joins(state, seat, movers), *_begins(state, seat, movers)]
    found += _take_backs(state, seat)
    found += _leads(state, seat)
    found += payment.offer_pay(state, seat)
    found += carried_tokens.offer_carry(state, seat)
    if readiness.finished(state, seat):
        found.append(Ready(seat))
    return found


def _movers(state: State, person: Person) -> list[Person]:
    """The characters whose pawns this player may place: the own one and Friday."""
    friday = state.friday()
    both = (person,) if friday is None else (person, friday)
    return [one for one in both if idle(state, one)]


def _joins(state: State, seat: str, movers: list[Person]) -> Iterator[Place]:
    neutrals = idle_neutrals(state)
    if not movers and not neutrals:
        return
    for stack in state.plan:
        if len(stack.pawns) >= numbers_of(state, stack)[1]:
            continue
        which = _which(state, stack)
        for mover in movers:
            if joining.may_join(state, mover, stack):
                yield Place(seat, stack.kind, stack.target, which, _named(mover))
        for helper in neutrals:
            if joining.neutral_may_join(helper, stack):
                yield Place(seat, stack.kind, stack.target, which, helper.name)


def _begins(state: State, seat: str, movers: list[Person]) -> Iterator[Place]:
    limits = [(_named(mover), joining.allowed_kinds(state, mover) or KINDS) for mover in movers]
    for kind in KINDS:
        free = [name for name, kinds in limits if kind in kinds]
        for target, there in readiness.beginnings(state, kind) if free else ():
            for name in free:
                yield Place(seat, kind, target, there + 1, name)


def _named(mover: Person) -> str:
    return FRIDAY if mover.name == FRIDAY else ""


def _which(state: State, stack: Stack) -> int:
    return at(state, stack.kind, stack.target).index(stack) + 1


def _take_backs(state: State, seat: str) -> Iterator[TakeBack]:
    for stack in state.plan:
        for pawn in dict.fromkeys(stack.pawns):
            if pawn in (seat, FRIDAY) or not is_character(state, pawn):
                name = "" if pawn == seat else pawn
                yield TakeBack(seat, stack.kind, stack.target, _which(state, stack), name)


def _leads(state: State, seat: str) -> Iterator[Lead]:
    for stack in state.plan:
        if seat in stack.pawns and stack.pawns[-1] != seat:
            yield Lead(seat, stack.kind, stack.target, _which(state, stack))
