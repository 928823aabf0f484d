"""Scenario 5, Cannibal Island: villages round the camp, and a city that must fall."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.engine.verdict import Reason
from fujikit.robinson.box.components import Cannibals
from fujikit.robinson.clauses import broken, rests_on
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import LevelMoved, Marked, Noted, Placed, RobinsonEvent
from fujikit.robinson.island import island_map
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import State

VILLAGE, DESTROYED = "village-", "city-destroyed"
STANDING, BURNED = 1, 2
OWN_TOTEM = "village-own-totem"


def cannibals(state: State) -> Cannibals:
    """What the sheet prints of villages and the city."""
    found = state.table.scenario.cannibals
    assert found is not None, "the box is checked for it"
    return found


@rests_on("rc.s5.totems")
def villages(state: State, fate: int) -> list[str]:
    """The spaces of villages that stand, or that are burned."""
    return [key.removeprefix(VILLAGE) for key, now in state.notes if key.startswith(VILLAGE) and now == fate]


def burned(state: State) -> int:
    return len(villages(state, BURNED))


@rests_on("rc.s5.strength")
def strength(state: State, place: str) -> int:
    """What an attack meets: burned villages make the city weaker, totems in sight a village stronger."""
    sheet = cannibals(state)
    if place == sheet.city:
        return max(0, sheet.walls - sheet.weaker * burned(state))
    seen = [name for name in island_map.totems(state) if name not in villages(state, BURNED)]
    own = OWN_TOTEM in state.table.switches
    return sheet.strength + len([name for name in seen if name != place or own])


@rests_on("rc.s5.burned")
def hostile(state: State, place: str) -> bool:
    """Whether cannibals live there: in a village that stands, or in the city."""
    return place == cannibals(state).city or place in villages(state, STANDING)


class CannibalIsland(Sheet):
    """Burn villages, destroy the city, and live to the end of that round."""

    def goal_of_round(self, state: State) -> str:
        return "rc.s5.goal" if state.noted(DESTROYED) else ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        return ((DESTROYED, state.noted(DESTROYED), 1),)

    def start_of_round(self, state: State) -> Iterable[EffectStep]:
        return [CityOpens()] if state.round == cannibals(state).opens else []

    def totem(self, state: State, context: EffectContext, number: int) -> Iterable[EffectStep]:
        if number <= cannibals(state).villages:
            yield VillageFound(context.place)
        yield from super().totem(state, context, number)

    def hunt_targets(self, state: State) -> tuple[str, ...]:
        near, name = island_map.distances(state), cannibals(state).city
        city = () if state.noted(DESTROYED) or state.place(name).down else (name,)
        there = (*villages(state, STANDING), *city)
        return tuple([name for name in there if name in near and island_map.explored(state.place(name))])

    def refuse_hunt(self, state: State, target: str) -> Iterator[Reason]:
        sheet = cannibals(state)
        gone = (*villages(state, BURNED), *((sheet.city,) if state.noted(DESTROYED) else ()))
        if target in gone:
            yield broken("rc.s5.burned", place=target)
        elif target == sheet.city and state.place(sheet.city).down:
            yield broken("rc.s5.city", round=sheet.opens)
        elif hostile(state, target):
            yield broken("rc.s5.attack", place=target)

    def hunt(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        return [Attack(target)]

    def led_by_a_player(self, kind: str, target: str) -> bool:
        return kind == "hunt" and bool(target)

    def camp_barred(self, state: State, place: str) -> bool:
        return hostile(state, place)

    def pawns_more(self, state: State, kind: str, place: str) -> int:
        return cannibals(state).more_pawns if kind == "gather" and hostile(state, place) else 0


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
        city = cannibals(state).city
        return [CityFound(city), Placed("number", city), Marked(island_map.TERRAIN, city)]


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
        if self.place == cannibals(state).city:
            return [CityDestroyed()]
        return [VillageBurned(self.place), Marked("totem", self.place)]


@EFFECTS.add
class WoundsLessVillages(Effect, frozen=True):
    """Wounds, fewer of them for each village that is burned."""

    phrase = "{count} wound(s), {less} less for each burned village"
    clause = "rc.s5.book"
    asks = ("who",)
    count: int
    less: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        left = self.count - self.less * burned(state)
        return [Wounds(left)] if left > 0 else []


class ShelterLost(RobinsonEvent, frozen=True):
    """The shelter is torn down."""

    def fold(self, state: State) -> State:
        return replace(state, shelter=False)


@EFFECTS.add
class DriveOut(Effect, frozen=True):
    """The camp must move. If it cannot, what was built is lost; if nothing was, something else happens."""

    phrase = "move camp, or lose what is built, or {otherwise}"
    clause = "rc.s5.book"
    otherwise: Effect

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        move = EFFECTS.read("move camp")
        if move.possible(state, context):
            return [move]
        return _torn_down(state) if state.shelter else [self.otherwise]


def _torn_down(state: State) -> list[EffectStep]:
    levels = [("roof", state.roof), ("palisade", state.palisade)]
    return [ShelterLost(), *[LevelMoved(level, -now) for level, now in levels if now]]
