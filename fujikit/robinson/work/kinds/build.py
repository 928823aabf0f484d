"""Building: shelter, roof, palisade, weapons, inventions; what they need and cost, and what they make."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar

from fujikit.engine.verdict import Reason
from fujikit.robinson.box.components import Invention
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import LevelMoved, RoundNoted, ShelterBuilt
from fujikit.robinson.island.island_map import explored_terrains, natural_shelter
from fujikit.robinson.language import EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Goods, Kind, Stack, State
from fujikit.robinson.things import catalogue, inventions
from fujikit.robinson.things.catalogue import invention
from fujikit.robinson.work.kinds.base import ActionKind, Colour
from fujikit.robinson.work.plan_cache import cached_while_planning
from fujikit.robinson.work.prices import Price, ways, with_more_wood
from fujikit.robinson.work.spot_names import called

LEVELS = ("roof", "palisade", "weapon")
FEATURES = ("shelter", *LEVELS)
NEW_SHELTER = "shelter-built"
"""The round note of a shelter that was built in this round."""
TRIED = "tried:"
"""Before the name of what somebody has tried to build in this round."""


@cached_while_planning
def build_targets(state: State) -> Sequence[str]:
    """Everything that a build action may name, whether it can be planned now or not."""
    special = sheet(state).build_targets(state)
    on_tiles = {_name(target) for target in special if "@" in target}
    cards = [name for name in inventions.open_inventions(state) if name not in on_tiles]
    return [*FEATURES, *cards, *[target for target in special if target not in cards]]


def may_be_tried_again(state: State, target: str) -> bool:
    """Whether one attempt in a round does not bar another."""
    if target in FEATURES:
        return target != "shelter"
    return _card(state, target).repeatable


def can_be_planned(state: State, target: str, terrains: frozenset[str]) -> bool:
    """Whether everything but the price is there."""
    if target == "shelter":
        return not state.shelter and TRIED + target not in state.round_notes
    if target in ("roof", "palisade"):
        return has_shelter(state)
    if target == "weapon":
        return True
    card = _card(state, target)
    return (
        TRIED + target not in state.round_notes
        and terrains.issuperset(card.terrain)
        and all(state.item(item) for item in card.items)
        and not any(sheet(state).refuse_build(state, target))
    )


def refuse_build(state: State, target: str) -> Iterator[Reason]:
    """Everything but the price that stands against planning to build it."""
    if target not in build_targets(state):
        yield _no_target(state, target)
        return
    if TRIED + target in state.round_notes:
        yield broken("rc.plan.once", target=called(state, target))
    if target == "shelter" and state.shelter:
        yield broken("rc.build.shelter")
    if target in ("roof", "palisade") and not has_shelter(state):
        yield broken("rc.build.needs-shelter", target=target)
    if target not in FEATURES:
        yield from _refuse_invention(state, target)


def _refuse_invention(state: State, target: str) -> Iterator[Reason]:
    card, terrains = _card(state, target), explored_terrains(state)
    for terrain in card.terrain:
        if terrain not in terrains:
            yield broken("rc.item.needs", target=called(state, _name(target)), terrain=terrain)
    for item in card.items:
        if not state.item(item):
            yield broken("rc.need.item", target=called(state, _name(target)), item=called(state, item))
    yield from sheet(state).refuse_build(state, target)


def _no_target(state: State, target: str) -> Reason:
    if any(gear.name == target for gear in state.items) or target in state.future.inventions:
        return broken("rc.item.single", target=called(state, target))
    return broken("rc.item.where", target=target)


def _name(target: str) -> str:
    """The invention of a target: `cross` of `cross@t2`."""
    return target.partition("@")[0]


def _card(state: State, target: str) -> Invention:
    return invention(state.table, _name(target))


def has_shelter(state: State) -> bool:
    """Whether roof and palisade can be planned: a natural shelter, or one built before this round.

    rc.build.shelter-kept: one that was built is never lost, so it need not be looked for on the camp tile.
    """
    if state.shelter and NEW_SHELTER not in state.round_notes:
        return True
    return natural_shelter(state, state.camp)


def build_prices(state: State, target: str, *, burdened: bool) -> tuple[Goods, ...]:
    """The ways to pay a build, with the additional wood that tokens ask for."""
    known = _price_list(state)
    ways_to_pay = known[target] if target in known else _prices(state, target)
    return with_more_wood(ways_to_pay, 1) if burdened else ways_to_pay


@cached_while_planning
def _price_list(state: State) -> Mapping[str, tuple[Goods, ...]]:
    return {target: _prices(state, target) for target in build_targets(state)}


def _prices(state: State, target: str) -> tuple[Goods, ...]:
    plain = _plain_prices(state, target)
    return with_more_wood(plain, 1) if f"wood@{target}" in state.spots else plain


def _plain_prices(state: State, target: str) -> tuple[Goods, ...]:
    if target == "weapon":
        return ways(state, state.table.box.board.weapon_cost)
    if target in FEATURES:
        return feature_prices(state)
    return ways(state, _card(state, target).cost)


def feature_prices(state: State) -> tuple[Goods, ...]:
    """What shelter, roof and palisade cost: wood or fur.

    rc.s4.fur: mixed only where the sheet lets fur stand for wood, piece by piece.
    """
    players = len(state.table.names)
    cost = next(cost for cost in state.table.box.costs if cost.players == players)
    return _wood_or_fur(cost.wood, cost.fur, mixed=state.table.scenario.fur_for_wood)


@cache
def _wood_or_fur(wood: int, fur: int, *, mixed: bool) -> tuple[Goods, ...]:
    between = [Goods(wood=wood - part, fur=part) for part in range(1, fur)] if mixed else ()
    return (Goods(wood=wood), *between, Goods(fur=fur))


class Build(ActionKind):
    """Shelter, roof, palisade, weapons, inventions: in camp, unless the scenario says otherwise."""

    name: ClassVar[Kind] = "build"
    dice: ClassVar[Colour | None] = "build"
    in_camp = True
    timed = True
    priced = True
    spot = "build"
    ease = 2

    def targets(self, state: State) -> list[str]:
        terrains = explored_terrains(state)
        return [target for target in build_targets(state) if can_be_planned(state, target, terrains)]

    def refuse(self, state: State, target: str) -> Iterator[Reason]:
        return refuse_build(state, target)

    def is_target(self, state: State, target: str) -> bool:
        return _name(target) in (*FEATURES, *catalogue.every_invention(state.table))

    def is_there(self, state: State, target: str) -> bool:
        return target in build_targets(state)

    def most_stacks(self, state: State, target: str) -> int:
        """Those that may be tried again lie side by side; of those on tiles one is enough."""
        return 0 if "@" not in target and may_be_tried_again(state, target) else 1

    def place(self, state: State, target: str) -> str:
        return target.partition("@")[2] or state.camp

    def prices(self, state: State, target: str, burden: tuple[str, ...]) -> tuple[Goods, ...]:
        return build_prices(state, target, burdened="wood" in burden)

    def needs(self, state: State, target: str) -> tuple[str, ...]:
        return _card(state, target).cost

    def too_dear(self, state: State, target: str) -> Reason:
        have = state.available.goods
        if target == "weapon":
            return broken("rc.build.cost", "weapon", wood=have.wood)
        if target not in FEATURES:
            return super().too_dear(state, target)
        wood, fur = feature_prices(state)[0].wood, feature_prices(state)[-1].fur
        return broken("rc.build.cost", target=target, wood=wood, fur=fur, have=Price(have).said())

    def leader(self, state: State, target: str) -> str:
        """The character of a personal invention."""
        if target in FEATURES or "@" in target:
            return ""
        person = inventions.owner(state, target)
        return "" if person is None else person.name

    def begun(self, state: State, stack: Stack) -> Iterator[EffectStep]:
        if not may_be_tried_again(state, stack.target):
            yield RoundNoted(f"{TRIED}{stack.target}")

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        """rc.build.what, rc.build.level: what a successful build makes; a level rises by exactly 1."""
        target = stack.target
        if target == "shelter":
            return [ShelterBuilt(), RoundNoted(NEW_SHELTER)]
        if target in LEVELS:
            return [LevelMoved(target, 1)]
        return inventions.built(state, context, _name(target))
