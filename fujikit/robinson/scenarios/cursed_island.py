"""Scenario 2, Cursed Island: fog creeps over the island, and five Crosses must stand against it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.engine.verdict import Reason
from fujikit.robinson.box.components import Crosses
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import Marked, Placed, Unplaced
from fujikit.robinson.island.island_map import distances, explored, is_space, spots_with
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, effects
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import State

CROSS, TEMPLE = "cross", "temple"


class CursedIsland(Sheet):
    """Five Crosses on five tiles, standing when the round ends.

    rc.s2.totems: what the totems do, each at once and once, stands with the data of the sheet.
    """

    def goal_of_round(self, state: State) -> str:
        return "rc.s2.goal" if len(crosses(state)) >= sheet_of(state).count else ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        return (("crosses", len(crosses(state)), sheet_of(state).count),)

    def build_targets(self, state: State) -> tuple[str, ...]:
        return tuple([f"{name}@{place.name}" for name in cross_cards(state) for place in state.island])

    def refuse_build(self, state: State, target: str) -> Iterator[Reason]:
        invention, _, name = target.partition("@")
        return _refuse_cross(state, invention, name) if invention in cross_cards(state) else iter(())

    def explore_targets(self, state: State) -> tuple[str, ...]:
        return tuple([f"{name}:{TEMPLE}" for name in distances(state) if TEMPLE in state.place(name).tokens])

    def explore(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        return [Unplaced(TEMPLE, target.partition(":")[0]), *effects(sheet_of(state).temple)]


def crosses(state: State) -> list[str]:
    """The spaces on whose tiles a Cross stands."""
    return list(spots_with(state, CROSS))


def sheet_of(state: State) -> Crosses:
    """How many Crosses it takes, and what the temple holds."""
    found = state.table.scenario.crosses
    assert found is not None, "the box is checked for it"
    return found


def cross_cards(state: State) -> list[str]:
    """The inventions of the sheet that put up a Cross."""
    cards = state.table.scenario.inventions
    return [card.id for card in cards if any(isinstance(gain, CrossHere) for gain in effects(card.gain))]


def _refuse_cross(state: State, invention: str, name: str) -> Iterator[Reason]:
    place = state.place(name)
    if place.down:
        yield broken("rc.term.inaccessible", "cross", place=name)
    elif not explored(place):
        yield broken("rc.s2.cross", place=name)
    elif name not in distances(state):
        yield broken("rc.distance.path", place=name)
    if CROSS in place.markers or f"{invention}@{name}" in state.future.inventions:
        yield broken("rc.exclusive.one", "cross", place=name)


@EFFECTS.add
class CrossHere(Effect, frozen=True):
    """A Cross stands on the tile, one at most; where nobody can enter any more it is lost."""

    phrase = "cross here"
    clause = "rc.s2.cross"

    def possible(self, state: State, context: EffectContext) -> bool:
        place = state.place(context.place)
        return explored(place) and CROSS not in place.markers

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Marked(CROSS, context.place)] if self.possible(state, context) else []


@EFFECTS.add
class TempleHere(Effect, frozen=True):
    """The Dark Temple stands on the tile; a later Explore there draws mystery cards, once."""

    phrase = "temple here"
    clause = "rc.s2.temple"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Placed(TEMPLE, context.place)] if is_space(state, context.place) else []
