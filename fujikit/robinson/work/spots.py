"""Where pawns may be put: the spots of every kind of action, what they need, and how many pawns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from fujikit.engine.once import while_same
from fujikit.engine.verdict import Reason
from fujikit.robinson.clauses import broken
from fujikit.robinson.island.island_map import explored_terrains
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Goods, Stack, State
from fujikit.robinson.work.distance import pawns_needed
from fujikit.robinson.work.kinds import build, explore, gather, threat
from fujikit.robinson.work.plan_cache import OTHER_FIELDS, cached_while_planning
from fujikit.robinson.work.prices import NOTHING
from fujikit.robinson.work.spot_names import written

ANYWHERE = ("",)
FREE = (NOTHING,)


def targets(state: State, kind: str) -> Sequence[str]:
    """What an action of a kind may name, as far as it can be planned now, its price aside."""
    return _targets(state)[kind]


@cached_while_planning
def _targets(state: State) -> Mapping[str, Sequence[str]]:
    return {kind: found(state) for kind, found in _TARGETS.items()}


def _threats(state: State) -> list[str]:
    return [side for side in threat.threat_targets(state) if threat.can_be_averted(state, side)]


def _hunts(state: State) -> Sequence[str]:
    special = sheet(state).hunt_targets(state)
    return (*ANYWHERE, *special) if state.deck("hunting") else special


def _builds(state: State) -> list[str]:
    terrains = explored_terrains(state)
    every = build.build_targets(state)
    return [target for target in every if build.can_be_planned(state, target, terrains)]


def _reclaims(state: State) -> Sequence[str]:
    return sheet(state).reclaim_targets(state)


_TARGETS: dict[str, Callable[[State], Sequence[str]]] = {
    "threat": _threats,
    "hunt": _hunts,
    "build": _builds,
    "gather": gather.gather_spots,
    "explore": explore.explore_spots,
    "arrange": lambda state: ANYWHERE,
    "rest": lambda state: ANYWHERE,
    "reclaim": _reclaims,
}


def refuse_spot(state: State, kind: str, target: str) -> Iterator[Reason]:
    """rc.need.planning: everything but price and pawns that stands against an action on a spot."""
    if kind == "threat":
        yield from threat.refuse_threat(state, target)
    elif kind == "build":
        yield from build.refuse_build(state, target)
    elif kind == "gather":
        yield from gather.refuse_gather(state, target)
    elif kind == "explore":
        yield from explore.refuse_explore(state, target)
    elif target not in targets(state, kind):
        yield from _refuse_rest(state, kind, target)


def _refuse_rest(state: State, kind: str, target: str) -> Iterator[Reason]:
    if kind == "hunt" and not target:
        yield broken("rc.hunt.cards", "none")
        return
    reasons = list(sheet(state).refuse_hunt(state, target)) if kind == "hunt" else []
    yield from reasons or (broken("rc.plan.spots", spot=written(kind, target)),)


def repeatable(state: State, kind: str, target: str) -> bool:
    """rc.plan.repeat: whether the action may be planned several times in a round, in stacks side by side."""
    if kind == "build":
        return build.repeatable(state, target)
    return kind in ("arrange", "rest", "reclaim") or (kind == "hunt" and not target)


def most_stacks(state: State, kind: str, target: str) -> int:
    """How many stacks may lie on a spot side by side; 0 for any number."""
    if not repeatable(state, kind, target):
        return 1
    return len(state.deck("hunting")) if kind == "hunt" else 0


def numbers(state: State, kind: str, target: str, burden: tuple[str, ...] = ()) -> tuple[int, int]:
    """The fewest pawns of an action, and those that make it sure.

    rc.token.time-sum: all demands for more add up.
    """
    fewest, sure = _numbers(state, kind, target)
    more = "time" in burden
    return fewest + more, sure + more


def numbers_of(state: State, stack: Stack) -> tuple[int, int]:
    """The same for a planned action, with what it carries."""
    return _numbers_of_plan(state)[stack.number]


@while_same("plan", *OTHER_FIELDS)
def _numbers_of_plan(state: State) -> Mapping[int, tuple[int, int]]:
    return {one.number: numbers(state, one.kind, one.target, one.burden) for one in state.plan}


def _numbers(state: State, kind: str, target: str) -> tuple[int, int]:
    if kind == "threat":
        return threat.threat_numbers(state, target)
    return pawns_needed(state, kind, place_of(state, kind, target))


def prices(state: State, kind: str, target: str, burden: tuple[str, ...] = ()) -> tuple[Goods, ...]:
    """The ways to pay an action."""
    if kind == "build":
        return build.build_prices(state, target, burdened="wood" in burden)
    return threat.threat_prices(state, target) if kind == "threat" else FREE


def place_of(state: State, kind: str, target: str) -> str:
    """The space of the island where an action takes place; empty where it has none."""
    if kind == "build":
        return build.build_place(state, target)
    if kind in ("arrange", "rest"):
        return state.camp
    return target.partition(":")[0]


def at(state: State, kind: str, target: str) -> list[Stack]:
    """The stacks on a spot, side by side."""
    return [stack for stack in state.plan if stack.kind == kind and stack.target == target]
