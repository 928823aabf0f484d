"""Scenario 5, Cannibal Island: villages round the camp, and a city that must fall."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from msgspec.structs import replace

from fujikit.engine.verdict import Reason
from fujikit.robinson.clauses import broken, rests_on
from fujikit.robinson.effects.modifiers import Each
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import LevelMoved, Marked, Noted, Placed, RobinsonEvent
from fujikit.robinson.island import island_map
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import State

CITY, CITY_TILE, CITY_OPENS = "t4", 4, 4
VILLAGES = 4
"""So many of the totems that are found are villages."""
VILLAGE, DESTROYED = "village-", "city-destroyed"
STANDING, BURNED = 1, 2
OWN_TOTEM = "village-own-totem"


@rests_on("rc.s5.totems")
def villages(state: State, fate: int) -> list[str]:
    """The spaces of villages that stand, or that are burned."""
    return [key.removeprefix(VILLAGE) for key, now in state.notes if key.startswith(VILLAGE) and now == fate]


def burned(state: State) -> int:
    return len(villages(state, BURNED))


@rests_on("rc.s5.strength")
def strength(state: State, place: str) -> int:
    """What an attack meets: burned villages make the city weaker, totems in sight a village stronger."""
    if place == CITY:
        return 21 - 3 * burned(state)
    seen = [name for name in island_map.totems(state) if name not in villages(state, BURNED)]
    own = OWN_TOTEM in state.table.switches
    return 4 + len([name for name in seen if name != place or own])


@rests_on("rc.s5.burned")
def hostile(state: State, place: str) -> bool:
    """Whether cannibals live there: in a village that stands, or in the city."""
    return place == CITY or place in villages(state, STANDING)


class CannibalIsland(Sheet):
    """Burn villages, destroy the city, and live to the end of that round."""

    tiles: ClassVar[Mapping[str, int]] = {"m1": 8, CITY: CITY_TILE}
    face_down: ClassVar[tuple[str, ...]] = (CITY,)
    equipment: ClassVar[tuple[str, ...]] = ("flask-of-rum", "pipe-and-tobacco")

    def goal_of_round(self, state: State) -> str:
        return "rc.s5.goal" if state.noted(DESTROYED) else ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        return ((DESTROYED, state.noted(DESTROYED), 1),)

    def start_of_round(self, state: State) -> Iterable[EffectStep]:
        return [CityOpens()] if state.round == CITY_OPENS else []

    def totem(self, state: State, context: EffectContext, number: int) -> Iterable[EffectStep]:
        if number <= VILLAGES:
            yield VillageFound(context.place)
        yield from super().totem(state, context, number)

    def book(self, state: State) -> Iterable[EffectStep]:
        return [CannibalsCome()]

    def hunt_targets(self, state: State) -> tuple[str, ...]:
        near = island_map.distances(state)
        city = () if state.noted(DESTROYED) or state.place(CITY).down else (CITY,)
        there = (*villages(state, STANDING), *city)
        return tuple([name for name in there if name in near and island_map.explored(state.place(name))])

    def refuse_hunt(self, state: State, target: str) -> Iterator[Reason]:
        gone = (*villages(state, BURNED), *((CITY,) if state.noted(DESTROYED) else ()))
        if target in gone:
            yield broken("rc.s5.burned", place=target)
        elif target == CITY and state.place(CITY).down:
            yield broken("rc.s5.city", round=CITY_OPENS)
        elif hostile(state, target):
            yield broken("rc.s5.attack", place=target)

    def hunt(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        return [Attack(target)]

    def led_by_a_player(self, kind: str, target: str) -> bool:
        return kind == "hunt" and bool(target)

    def camp_barred(self, state: State, place: str) -> bool:
        return hostile(state, place)

    def pawns_more(self, state: State, kind: str, place: str) -> int:
        return int(kind == "gather" and hostile(state, place))


class VillageFound(RobinsonEvent, frozen=True):
    """A village of cannibals stands on a tile."""

    place: str

    def fold(self, state: State) -> State:
        return Noted(VILLAGE + self.place, STANDING).fold(state)


class VillageBurned(RobinsonEvent, frozen=True):
    """A village burns down; its totem is covered."""

    place: str

    def fold(self, state: State) -> State:
        return Noted(VILLAGE + self.place, BURNED).fold(state)


class CityDestroyed(RobinsonEvent, frozen=True):
    """The city of the cannibals is destroyed."""

    def fold(self, state: State) -> State:
        return Noted(DESTROYED, 1).fold(state)


class CityFound(RobinsonEvent, frozen=True):
    """The tile of the city lies open."""

    place: str

    def fold(self, state: State) -> State:
        return state.with_place(self.place, down=False)


@EFFECTS.add
class CityOpens(Effect, frozen=True):
    """The city lies open, without discoveries and without its terrain."""

    phrase = "the city opens"
    clause = "rc.s5.city"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [CityFound(CITY), Placed("number", CITY), Marked(island_map.TERRAIN, CITY)]


@EFFECTS.add
class Attack(Effect, frozen=True):
    """A combat for which only the strength counts; whoever survives it leaves nothing standing."""

    phrase = "attack {place}"
    clause = "rc.s5.attack"
    place: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [EFFECTS.read(f"fight {strength(state, self.place)}"), Burn(self.place)]


@EFFECTS.add
class Burn(Effect, frozen=True):
    """What was attacked burns: a village, or the city."""

    phrase = "burn {place}"
    clause = "rc.s5.burned"
    place: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if self.place == CITY:
            return [CityDestroyed()]
        return [VillageBurned(self.place), Marked("totem", self.place)]


@EFFECTS.add
class CannibalsCome(Effect, frozen=True):
    """Each takes 3 wounds less 1 for each burned village; then the camp must move."""

    phrase = "cannibals come"
    clause = "rc.s5.book"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        count = 3 - burned(state)
        return [*([Each(Wounds(count))] if count > 0 else []), DriveOut()]


class ShelterLost(RobinsonEvent, frozen=True):
    """The shelter is torn down."""

    def fold(self, state: State) -> State:
        return replace(state, shelter=False)


@EFFECTS.add
class DriveOut(Effect, frozen=True):
    """The camp must move. If it cannot, all that was built is lost; if nothing was, each takes 2 wounds."""

    phrase = "cannibals drive the camp out"
    clause = "rc.s5.book"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        move = EFFECTS.read("move camp")
        if move.possible(state, context):
            return [move]
        return _torn_down(state) if state.shelter else [Each(Wounds(2))]


def _torn_down(state: State) -> list[EffectStep]:
    levels = [("roof", state.roof), ("palisade", state.palisade)]
    return [ShelterLost(), *[LevelMoved(level, -now) for level, now in levels if now]]
