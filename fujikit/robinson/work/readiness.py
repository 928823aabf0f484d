"""When the plan stands: every pawn has its place, and every action what it needs."""

from __future__ import annotations

from collections.abc import Iterator

from fujikit.engine.verbs import Verb
from fujikit.engine.verdict import Reason
from fujikit.robinson.actions import Ready, Wait
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import FRIDAY, KINDS, Person, Stack, State
from fujikit.robinson.work import carried_tokens, joining, payment
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.pawns import actors, idle, idle_neutrals, is_character, neutral_pawns
from fujikit.robinson.work.plan_events import Readied, Waited
from fujikit.robinson.work.spot_names import called, doing
from fujikit.robinson.work.spots import numbers, numbers_of, refuse_spot, targets
from fujikit.robinson.work.stage import refuse_planning

EASIEST_FIRST = sorted(KINDS, key=lambda name: ACTION_KINDS[name].ease)


def refuse_ready(state: State, action: Ready) -> Iterator[Reason]:
    closed = list(refuse_planning(state))
    if closed:
        yield from closed
        return
    if state.person(action.seat).ready:
        yield broken("rc.plan.binding", "ready-already", seat=action.seat)
    yield from unfinished(state, action.seat)


def do_ready(state: State, action: Ready) -> Iterator[RobinsonEvent]:
    yield Readied(action.seat)


READY = Verb(Ready, refuse_ready, do_ready)


def refuse_wait(state: State, action: Wait) -> Iterator[Reason]:
    closed = list(refuse_planning(state))
    if closed:
        yield from closed
    elif not state.person(action.seat).ready:
        yield broken("rc.plan.binding", "not-ready", seat=action.seat)


def do_wait(state: State, action: Wait) -> Iterator[RobinsonEvent]:
    yield Waited(action.seat)


WAIT = Verb(Wait, refuse_wait, do_wait)


def unfinished(state: State, seat: str) -> Iterator[Reason]:
    """What keeps a player from being ready: idle pawns, and actions that lack something.

    A player answers for the actions with an own pawn, and for those that Friday alone has begun.
    """
    yield from _incomplete(state, seat)
    yield from _unplaced(state, state.person(seat))


def finished(state: State, seat: str) -> bool:
    """Whether nothing keeps a player from being ready; idle pawns are found soonest."""
    return not any(_unplaced(state, state.person(seat))) and not any(_incomplete(state, seat))


def _incomplete(state: State, seat: str) -> Iterator[Reason]:
    for stack in state.plan:
        players = [pawn for pawn in stack.pawns if pawn in state.table.names]
        if seat in players or not players:
            yield from lacking(state, stack)
    yield from carried_tokens.uncarried(state)


def _unplaced(state: State, person: Person) -> Iterator[Reason]:
    left = idle(state, person)
    if left and (spot := place_left(state, person)):
        yield broken("rc.plan.all", who=person.name, count=left, doing=doing(state, *spot))


def lacking(state: State, stack: Stack) -> Iterator[Reason]:
    """What a planned action lacks."""
    fewest, sure = numbers_of(state, stack)
    have = len(stack.pawns)
    if have < fewest:
        yield broken("rc.plan.numbers", doing=doing(state, stack.kind, stack.target), have=have, need=fewest)
    if have > sure:
        yield broken("rc.plan.surplus", pawns=have, sure=sure)
    if not (stack.pawns and is_character(state, stack.pawns[-1])):
        yield broken("rc.neutral.support")
    yield from refuse_spot(state, stack.kind, stack.target)
    if not payment.is_paid(state, stack):
        yield broken("rc.need.resources", "unpaid", target=called(state, stack.target))
    yield from _wrong_leader(state, stack)


def _wrong_leader(state: State, stack: Stack) -> Iterator[Reason]:
    leader = stack.pawns[-1] if stack.pawns else ""
    if leader == FRIDAY and sheet(state).led_by_a_player(stack.kind, stack.target):
        yield broken("rc.s5.attack", "friday")
    if (owner := ACTION_KINDS[stack.kind].leader(state, stack.target)) not in ("", leader):
        yield broken("rc.item.where", "leader", target=called(state, stack.target), who=owner)
    for helper in neutral_pawns(state):
        if helper.name in stack.pawns and helper.only in state.table.names and helper.only != leader:
            yield broken("rc.neutral.colour", "only", pawn=helper.name, only=helper.only)


def place_left(state: State, person: Person) -> tuple[str, str] | None:
    """A spot where an idle pawn of a character could still serve, if there is one."""
    for stack in state.plan:
        room = len(stack.pawns) < numbers_of(state, stack)[1]
        if room and joining.may_join(state, person, stack):
            return stack.kind, stack.target
    for kind in EASIEST_FIRST:
        for target, _ in beginnings(state, kind):
            if could_be_completed(state, person, kind, target):
                return kind, target
    return None


def beginnings(state: State, kind: str) -> Iterator[tuple[str, int]]:
    """The spots on which a further stack may be begun, and how many are there already."""
    rules, burden = ACTION_KINDS[kind], carried_tokens.new_burden(state, kind)
    taken = [stack.target for stack in state.plan if stack.kind == kind]
    for target in targets(state, kind):
        there = taken.count(target)
        room = not there or not (most := rules.most_stacks(state, target)) or there < most
        if room and payment.affordable(state, kind, target, burden):
            yield target, there


def could_be_completed(state: State, person: Person, kind: str, target: str) -> bool:
    """Whether the pawns that are still unplaced suffice for an action that this character joins."""
    bare = Stack(0, kind, target)
    if not joining.may_join(state, person, bare) or not _leader_left(state, person, bare):
        return False
    fewest = numbers(state, kind, target, carried_tokens.new_burden(state, kind))[0]
    return fewest == 1 or _forces(state, person, bare) >= fewest


def _leader_left(state: State, person: Person, bare: Stack) -> bool:
    """Whether whoever must lead an action could still do so, beside this character."""
    owner = ACTION_KINDS[bare.kind].leader(state, bare.target)
    if owner in ("", person.name):
        return True
    begun = Stack(0, bare.kind, bare.target, (person.name,))
    leader = state.person(owner)
    return idle(state, leader) > 0 and joining.may_join(state, leader, begun)


def _forces(state: State, person: Person, bare: Stack) -> int:
    """How many of the unplaced pawns could lie together in a stack with one of this character."""
    begun = Stack(0, bare.kind, bare.target, (person.name,))
    others = [
        1 if joining.different(state, bare) else idle(state, other)
        for other in actors(state)
        if other.name != person.name and idle(state, other) and joining.may_join(state, other, begun)
    ]
    own = 1 if joining.different(state, bare) else idle(state, person)
    neutral = [helper for helper in idle_neutrals(state) if joining.neutral_may_join(helper, begun)]
    return own + sum(others) + len(neutral)


def fallen(state: State) -> list[RobinsonEvent]:
    """Those who were ready, but whose part of the plan does not hold any more."""
    return [Waited(name) for name in state.table.names if not finished(state, name)]
