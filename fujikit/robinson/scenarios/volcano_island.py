"""Scenario 4, Volcano Island: explore what the lava leaves, then sail away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fujikit.engine.events import LogMessage
from fujikit.engine.verdict import Reason
from fujikit.robinson.box.components import Target, Volcano
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import Noted, RobinsonEvent, SpotMarked
from fujikit.robinson.island.island_map import distances, totems
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Interruptible, effects
from fujikit.robinson.sheet import Sheet
from fujikit.robinson.state import State
from fujikit.robinson.things.uses import helps

EXPLORE, LOCATION, NOTE, FEWER = "explore", "location", "location-", "fewer-mystery-cards"


class ExploringTakesTime(SpotMarked, frozen=True):
    """The time-consuming token that stays on Explore all game."""

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("ExploringTakesTime", {})


class VolcanoIsland(Sheet):
    """Spaces and locations first, then the Jolly Boat; and the camp must keep ahead of the lava."""

    def set_up(self, state: State) -> Iterable[EffectStep]:
        """rc.s4.explore-time: the token that stays on Explore."""
        stays = [mark.partition("@") for mark in state.table.scenario.stays]
        return [ExploringTakesTime(token, spot) for token, _, spot in stays if spot == EXPLORE]

    def start_of_round(self, state: State) -> Iterable[EffectStep]:
        flows = [flow for flow in volcano(state).flows if flow.round == state.round]
        return effects([f"lava flows over {name}" for flow in flows for name in flow.spaces])

    def goal(self, state: State) -> str:
        return "rc.s4.goal" if state.item(volcano(state).boat) is not None else ""

    def progress(self, state: State) -> tuple[tuple[str, int, int], ...]:
        needed = target_of(state)
        spaces = ("spaces", explored_spaces(state), needed.spaces)
        return (spaces, ("locations", len(done(state)), needed.locations))

    def refuse_build(self, state: State, target: str) -> Iterator[Reason]:
        if target == volcano(state).boat and still_to_explore(state) != (0, 0):
            spaces, locations = still_to_explore(state)
            yield broken("rc.s4.goal", spaces=spaces, locations=locations)

    def pawns_more(self, state: State, kind: str, place: str) -> int:
        """rc.s4.location: more for later locations."""
        if kind != EXPLORE or not is_location(state, place):
            return 0
        there, turn = volcano(state).locations, _turn(state, place)
        return there[turn].more_pawns if turn < len(there) else 0

    def explore_targets(self, state: State) -> tuple[str, ...]:
        if len(done(state)) >= len(volcano(state).locations):
            return ()
        return tuple([f"{name}:{LOCATION}" for name in distances(state) if is_location(state, name)])

    def explore(self, state: State, context: EffectContext, target: str) -> Iterable[EffectStep]:
        number = len(done(state)) + 1
        if number > len(volcano(state).locations):
            return []
        return [LocationExplored(target.partition(":")[0], number), EnterLocation(number)]


def volcano(state: State) -> Volcano:
    """What the sheet prints: the lava table, the targets, the locations."""
    found = state.table.scenario.volcano
    assert found is not None, "the box is checked for it"
    return found


def target_of(state: State) -> Target:
    """What must be explored with so many players."""
    return next(one for one in volcano(state).targets if one.players == len(state.table.names))


def done(state: State) -> list[str]:
    """The spaces whose location has been explored."""
    return [key.removeprefix(NOTE) for key, _ in state.notes if key.startswith(NOTE)]


def is_location(state: State, name: str) -> bool:
    """Whether the tile there has a location that nobody has explored; the totem of the start tile is none."""
    return name != state.table.scenario.camp and name in totems(state) and name not in done(state)


def _turn(state: State, name: str) -> int:
    """How many locations come before the one on this space, explored or planned."""
    planned = [stack.target for stack in state.stacks("explore") if stack.target.endswith(f":{LOCATION}")]
    target = f"{name}:{LOCATION}"
    before = planned.index(target) if target in planned else len(planned)
    return len(done(state)) + before


def still_to_explore(state: State) -> tuple[int, int]:
    """How many spaces and how many locations are missing before the Jolly Boat can be built."""
    needed = target_of(state)
    return max(0, needed.spaces - explored_spaces(state)), max(0, needed.locations - len(done(state)))


def explored_spaces(state: State) -> int:
    """How many spaces have been explored, whether lava has covered them since or not."""
    placed = [one.space for one in state.table.scenario.placed]
    return len([place for place in state.island if place.tile and place.name not in placed])


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
        count = volcano(state).locations[self.number - 1].cards - state.noted(FEWER)
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
