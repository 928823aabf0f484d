"""Scenario 6, Family Robinson: nine inventions, a whole camp, and children who must never go hungry."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.box.components import Family
from fujikit.robinson.cards.decks import default_inventions
from fujikit.robinson.chance import ThrowAgain
from fujikit.robinson.effects.demand import GiveFood, Meal
from fujikit.robinson.events import Ended, LogOnlyEvent, Noted
from fujikit.robinson.island.island_map import FLOCK, tile_at
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, effects
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import State
from fujikit.robinson.things.inventions import standing

WANTED = "wanted-"
"""Before the name of an invention that must be built."""
ANIMALS = "animals"


class FamilyRobinson(Sheet):
    """The nine inventions drawn at the start, a built shelter, and every level at 1 or more.

    rc.s6.frame, rc.s6.book, rc.s6.others: the weather, the halved production of a book, and what its things
    do stand with the data of the sheet.
    """

    def set_up(self, state: State) -> Iterable[EffectStep]:
        usual = default_inventions(state.table.box)
        return [Noted(f"{WANTED}{name}", 1) for name in state.inventions if name not in usual]

    def start_of_round(self, state: State) -> Iterable[EffectStep]:
        return [ChildBorn(children(state))] if state.round in family(state).births else []

    def goal_of_round(self, state: State) -> str:
        return "rc.s6.goal" if all_built(state) and camp_is_whole(state) else ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        names = wanted(state)
        built = sum([standing(state, name) for name in names])
        levels = sum([level > 0 for level in _levels(state)])
        return (
            ("wanted", built, len(names)),
            ("shelter", int(state.shelter), 1),
            ("levels", levels, len(_levels(state))),
        )

    def totem(self, state: State, context: EffectContext, number: int) -> Iterable[EffectStep]:
        """rc.s6.totem: on the first tile of its terrain, that terrain is covered."""
        return effects(family(state).new_terrain) if first_of_its_terrain(state, context.place) else ()

    def supper(self, state: State) -> Iterable[EffectStep]:
        return [FeedChildren(children(state))] if children(state) else []

    def several_tokens(self, state: State, token: str, place: str) -> bool:
        """rc.s6.children: additional food on the camp tile, as much as comes there."""
        return place == state.camp and token in ("food", FLOCK)

    def reclaim_targets(self, state: State) -> tuple[str, ...]:
        """rc.s6.reclaim: one space on the sheet; which marker goes is said when the action is resolved."""
        return ("",)

    def reclaim(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        return effects(family(state).reclaim)


def family(state: State) -> Family:
    """What the sheet prints of children, totems and its special action."""
    found = state.table.scenario.family
    assert found is not None, "the box is checked for it"
    return found


def wanted(state: State) -> list[str]:
    """The inventions that must be built."""
    return [key.removeprefix(WANTED) for key, _ in state.notes if key.startswith(WANTED)]


def all_built(state: State) -> bool:
    """Whether every one of them lies there as an item; no other card counts in its place."""
    names = wanted(state)
    return bool(names) and all(standing(state, name) for name in names)


def camp_is_whole(state: State) -> bool:
    """Whether the shelter has been built and no level is at 0."""
    return state.shelter and min(_levels(state)) > 0


def _levels(state: State) -> tuple[int, int, int]:
    return state.roof, state.palisade, state.weapon


def children(state: State) -> int:
    """How many children there are."""
    return sum([state.round >= birth for birth in family(state).births])


def first_of_its_terrain(state: State, name: str) -> bool:
    """Whether no other tile on the island has the terrain of this one, face down or not."""
    laid = tile_at(state, name)
    others = [place.tile for place in state.island if place.name != name]
    terrains = [tile.terrain for tile in state.table.box.tiles if tile.number in others]
    return laid is not None and laid.terrain not in terrains


class ChildBorn(LogOnlyEvent, frozen=True):
    """A child is born; from now on each night takes so much more food."""

    children: int


class ChildrenHungry(LogOnlyEvent, frozen=True):
    """There is not enough food for the children."""

    missing: int


@EFFECTS.add
class FeedChildren(Meal, frozen=True):
    """The children eat first, 1 food each; where that is not there, the game is lost at once."""

    phrase = "the children eat {count} food"
    clause = "rc.s6.children"
    count: int

    def eaters(self, state: State) -> int:
        return self.count

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        missing = self.missing(state)
        if not missing:
            return [GiveFood(self.count)]
        return [ChildrenHungry(missing), Ended(won=False, why=self.clause)]


@EFFECTS.add
class AnimalsAgain(Effect, frozen=True):
    """Gunpowder: the hungry animals die is thrown again, and the new face counts."""

    phrase = "throw the animals die again"
    clause = "rc.s6.others"

    def possible(self, state: State, context: EffectContext) -> bool:
        return ANIMALS in state.throw.dice

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        faces = next(die.faces for die in state.table.box.dice if die.name == ANIMALS)
        return [ThrowAgain(ANIMALS, faces)] if self.possible(state, context) else []

    def brings(self, state: State, context: EffectContext, whom: str) -> tuple[str, ...]:
        return (ANIMALS,) if self.possible(state, context) else ()
