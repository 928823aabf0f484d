"""Scenario 2, Cursed Island: fog creeps over the island, and five Crosses must stand against it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.engine.verdict import Reason
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import Marked, Placed, Unplaced
from fujikit.robinson.island.island_map import distances, explored, is_space, spots_with
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, effects
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import State

CROSS, TEMPLE = "cross", "temple"
CROSSES = 5
IN_THE_TEMPLE = ("draw mystery: 3 treasure, 1 creature",)


class CursedIsland(Sheet):
    """Five Crosses on five tiles, standing when the round ends.

    rc.s2.totems: what the totems do, each at once and once, stands with the data of the sheet.
    """

    def goal_of_round(self, state: State) -> str:
        return "rc.s2.goal" if len(crosses(state)) >= CROSSES else ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        return (("crosses", len(crosses(state)), CROSSES),)

    def build_targets(self, state: State) -> tuple[str, ...]:
        return tuple([f"{CROSS}@{place.name}" for place in state.island])

    def refuse_build(self, state: State, target: str) -> Iterator[Reason]:
        invention, _, name = target.partition("@")
        return _refuse_cross(state, name) if invention == CROSS else iter(())

    def explore_targets(self, state: State) -> tuple[str, ...]:
        return tuple([f"{name}:{TEMPLE}" for name in distances(state) if TEMPLE in state.place(name).tokens])

    def explore(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        return [Unplaced(TEMPLE, target.partition(":")[0]), *effects(IN_THE_TEMPLE)]


def crosses(state: State) -> list[str]:
    """The spaces on whose tiles a Cross stands."""
    return list(spots_with(state, CROSS))


def _refuse_cross(state: State, name: str) -> Iterator[Reason]:
    place = state.place(name)
    if place.down:
        yield broken("rc.term.inaccessible", "cross", place=name)
    elif not explored(place):
        yield broken("rc.s2.cross", place=name)
    elif name not in distances(state):
        yield broken("rc.distance.path", place=name)
    if CROSS in place.markers or f"{CROSS}@{name}" in state.future.inventions:
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
