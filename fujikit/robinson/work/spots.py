"""Where pawns may be put: the spots of every kind of action, what they need, and how many pawns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from fujikit.engine.caching import cached_while_unchanged
from fujikit.engine.verdict import Reason
from fujikit.robinson.state import Stack, State
from fujikit.robinson.work.kinds import ACTION_KINDS
from fujikit.robinson.work.plan_cache import OTHER_FIELDS, cached_while_planning


def targets(state: State, kind: str) -> Sequence[str]:
    """What an action of a kind may name, as far as it can be planned now, its price aside."""
    return _targets(state)[kind]


@cached_while_planning
def _targets(state: State) -> Mapping[str, Sequence[str]]:
    return {name: kind.targets(state) for name, kind in ACTION_KINDS.items()}


def refuse_spot(state: State, kind: str, target: str) -> Iterable[Reason]:
    """Everything but price and pawns that stands against an action on a spot."""
    return ACTION_KINDS[kind].refuse(state, target)


def pawns_needed(state: State, kind: str, place: str = "") -> tuple[int, int]:
    """The fewest pawns for an action on a space of the island, and the number that makes it sure."""
    return ACTION_KINDS[kind].pawns_at(state, place)


def numbers(state: State, kind: str, target: str, burden: tuple[str, ...] = ()) -> tuple[int, int]:
    """The fewest pawns of an action, and those that make it sure.

    rc.token.time-sum: all demands for more add up.
    """
    fewest, sure = ACTION_KINDS[kind].numbers(state, target)
    more = "time" in burden
    return fewest + more, sure + more


def numbers_of(state: State, stack: Stack) -> tuple[int, int]:
    """The same for a planned action, with what it carries."""
    return _numbers_of_plan(state)[stack.number]


@cached_while_unchanged("plan", *OTHER_FIELDS)
def _numbers_of_plan(state: State) -> Mapping[int, tuple[int, int]]:
    return {one.number: numbers(state, one.kind, one.target, one.burden) for one in state.plan}


def place_of(state: State, stack: Stack) -> str:
    """The space of the island where an action takes place; empty where it has none."""
    return ACTION_KINDS[stack.kind].place(state, stack.target)


def at(state: State, kind: str, target: str) -> list[Stack]:
    """The stacks on a spot, side by side."""
    return [stack for stack in state.plan if stack.kind == kind and stack.target == target]
