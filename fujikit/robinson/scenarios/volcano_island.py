"""Scenario 4, Volcano Island: explore what the lava leaves, then sail away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from fujikit.engine.events import LogMessage
from fujikit.engine.verdict import Reason
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import Noted, RobinsonEvent, SpotMarked
from fujikit.robinson.island.island_map import distances, totems
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Interruptible, effects
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import State
from fujikit.robinson.things.uses import helps

VOLCANO, START = "m3", "m4"
BUILT = ("build shovel free", "build knife free")
LAVA: dict[int, tuple[str, ...]] = {4: ("m4",), 5: ("t3", "b3"), 6: ("t2", "b2"), 7: ("m2",), 8: ("t1", "b1")}
"""The spaces that lava reaches, by round; one is never reached."""
NEEDED = {1: (6, 3), 2: (6, 3), 3: (7, 4), 4: (8, 4)}
"""By the number of players: the spaces and the locations that must be explored."""
CARDS = (3, 4, 4, 5)
"""The mystery cards of each location, in the order they are explored."""
FARTHER_IN = 2
"""After so many locations the others need a pawn more."""
LOCATION, NOTE, FEWER = "location", "location-", "fewer-mystery-cards"
JOLLY_BOAT = "jolly-boat"


class ExploringTakesTime(SpotMarked, frozen=True):
    """The time-consuming token that stays on Explore all game."""

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("ExploringTakesTime", {})


class VolcanoIsland(Sheet):
    """Spaces and locations first, then the Jolly Boat; and the camp must keep ahead of the lava."""

    camp = START
    tiles: ClassVar[Mapping[str, int]] = {VOLCANO: 8, START: 10}
    face_down: ClassVar[tuple[str, ...]] = (VOLCANO,)
    lasting: ClassVar[tuple[str, ...]] = ("time@explore",)

    def set_up(self, state: State) -> Iterable[EffectStep]:
        return [ExploringTakesTime("time", "explore"), *effects(BUILT)]

    def start_of_round(self, state: State) -> Iterable[EffectStep]:
        return effects([f"lava flows over {name}" for name in LAVA.get(state.round, ())])

    def goal(self, state: State) -> str:
        return "rc.s4.goal" if state.item(JOLLY_BOAT) is not None else ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        spaces, locations = NEEDED[len(state.table.names)]
        return (("spaces", explored_spaces(state), spaces), ("locations", len(done(state)), locations))

    def refuse_build(self, state: State, target: str) -> Iterator[Reason]:
        if target == JOLLY_BOAT and still_to_explore(state) != (0, 0):
            spaces, locations = still_to_explore(state)
            yield broken("rc.s4.goal", spaces=spaces, locations=locations)

    def pawns_more(self, state: State, kind: str, place: str) -> int:
        """rc.s4.explore-time: each Explore, the Treasure Map too (rc.ruling.u4); more for later locations."""
        if kind != "explore":
            return 0
        return 1 + (is_location(state, place) and _turn(state, place) >= FARTHER_IN)

    def explore_targets(self, state: State) -> tuple[str, ...]:
        if len(done(state)) >= len(CARDS):
            return ()
        return tuple([f"{name}:{LOCATION}" for name in distances(state) if is_location(state, name)])

    def explore(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        number = len(done(state)) + 1
        if number > len(CARDS):
            return []
        return [LocationExplored(target.partition(":")[0], number), EnterLocation(number)]

    def mixes_fur(self) -> bool:
        """rc.s4.fur: piece by piece, in place of wood."""
        return True


def done(state: State) -> list[str]:
    """The spaces whose location has been explored."""
    return [key.removeprefix(NOTE) for key, _ in state.notes if key.startswith(NOTE)]


def is_location(state: State, name: str) -> bool:
    """Whether the tile there has a location that nobody has explored; the totem of the start tile is none."""
    return name != START and name in totems(state) and name not in done(state)


def _turn(state: State, name: str) -> int:
    """How many locations come before the one on this space, explored or planned."""
    planned = [stack.target for stack in state.stacks("explore") if stack.target.endswith(f":{LOCATION}")]
    target = f"{name}:{LOCATION}"
    before = planned.index(target) if target in planned else len(planned)
    return len(done(state)) + before


def still_to_explore(state: State) -> tuple[int, int]:
    """How many spaces and how many locations are missing before the Jolly Boat can be built."""
    spaces, locations = NEEDED[len(state.table.names)]
    return max(0, spaces - explored_spaces(state)), max(0, locations - len(done(state)))


def explored_spaces(state: State) -> int:
    """How many spaces have been explored, whether lava has covered them since or not."""
    return len([place for place in state.island if place.tile and place.name not in VolcanoIsland.tiles])


class LocationExplored(RobinsonEvent, frozen=True):
    """A location has been reached; it is known by the number of those explored so far."""

    place: str
    number: int

    def fold(self, state: State) -> State:
        return Noted(f"{NOTE}{self.place}", self.number).fold(state)


@EFFECTS.add
class EnterLocation(Interruptible, frozen=True):
    """Mystery cards of any kind are drawn to the end; before the first one the Old Map may be used."""

    phrase = "enter location {number}"
    clause = "rc.s4.location"
    moment = LOCATION
    number: int

    def helped(self, state: State, context: EffectContext) -> bool:
        return helps(state, self.moment)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        count = CARDS[self.number - 1] - state.noted(FEWER)
        if state.noted(FEWER):
            yield Noted(FEWER, 0)
        yield EFFECTS.read(f"draw mystery to the end: {count} creature or trap or treasure")


@EFFECTS.add
class OneCardFewer(Effect, frozen=True):
    """The Old Map: one mystery card fewer in this location."""

    phrase = "one mystery card fewer"
    clause = "rc.s4.others"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Noted(FEWER, state.noted(FEWER) + 1)]
