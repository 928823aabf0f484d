"""The explore action: where it may be planned, and what a new tile brings, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from fujikit.engine.events import LogMessage
from fujikit.engine.verdict import Reason
from fujikit.robinson.chance import MoveCard, draw_from
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import Marked, Noted, RobinsonEvent, SpotCleared, Unmarked
from fujikit.robinson.island.island_map import (
    SOURCE,
    distances,
    is_space,
    neighbours,
    open_sources,
    tile_at,
    tile_of,
)
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Kind, Stack, State
from fujikit.robinson.things import catalogue
from fujikit.robinson.work.kinds.base import ActionKind, Colour
from fujikit.robinson.work.tokens_in_force import in_force

TREASURE_MAP, DANGER = "treasure-map", "danger"
TOTEMS = "totems"
"""What the scenario counts: the totems found so far."""


def explore_spots(state: State) -> list[str]:
    """Every space and special location that may be explored now."""
    return [*[name for name in distances(state) if not state.place(name).tile], *locations(state)]


def locations(state: State) -> list[str]:
    """What is explored besides spaces: the scenario's locations, and a Treasure Map."""
    map_there = [TREASURE_MAP] if state.treasure(TREASURE_MAP) is not None else []
    return [*sheet(state).explore_targets(state), *map_there]


def refuse_explore(state: State, target: str) -> Iterator[Reason]:
    """Why a space or a location may not be explored."""
    if target in locations(state):
        return
    if not is_space(state, target):
        yield broken("rc.explore.where", "no-space", target=target)
        return
    place = state.place(target)
    if place.down:
        yield broken("rc.term.inaccessible", "explore", place=target)
    elif place.tile:
        yield broken("rc.explore.where", "explored", place=target)
    elif not any(tile_of(state, near) for near in neighbours(state, target)):
        yield broken("rc.explore.where", "far", place=target)
    elif target not in distances(state):
        yield broken("rc.distance.path", place=target)


class Explore(ActionKind):
    """A tile for a space, a treasure map, or what the scenario says."""

    name: ClassVar[Kind] = "explore"
    own_numbers: ClassVar[dict[str, tuple[int, int]]] = {TREASURE_MAP: (2, 2)}
    dice: ClassVar[Colour | None] = "explore"
    timed = True
    spot = "space"
    ease = 3

    def targets(self, state: State) -> list[str]:
        return explore_spots(state)

    def refuse(self, state: State, target: str) -> Iterator[Reason]:
        return refuse_explore(state, target)

    def is_target(self, state: State, target: str) -> bool:
        place = target.partition(":")[0]
        special = (*catalogue.every_invention(state.table), TREASURE_MAP)
        return place in special or any(space.name == place for space in state.island)

    def begun(self, state: State, stack: Stack) -> Iterator[EffectStep]:
        if in_force(state, DANGER, self.name):
            yield SpotCleared(DANGER, self.name)

    def endangered(self, state: State, target: str) -> bool:
        return in_force(state, DANGER, self.name)

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        if is_space(state, stack.target):
            return [NewTile()]
        if stack.target == TREASURE_MAP:
            return [EFFECTS.read("follow the treasure map")]
        return sheet(state).explore(state, context, stack.target)

    def afterwards(self) -> list[Effect]:
        return [EFFECTS.read("the backpack serves")]


class TileLaid(RobinsonEvent, frozen=True):
    """The tile in hand lies face up on a space; what lay there now lies on the tile."""

    tile: int
    place: str

    def fold(self, state: State) -> State:
        return replace(state.with_place(self.place, tile=self.tile), drawn=state.drawn[:-1])

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        tile = tile_at(self.fold(state), self.place)
        terrain = "" if tile is None else tile.terrain
        return LogMessage("TileLaid", {"tile": self.tile, "place": self.place, "terrain": terrain})


class TotemFound(RobinsonEvent, frozen=True):
    """A totem, the first or a further one."""

    place: str
    count: int

    def fold(self, state: State) -> State:
        return Noted(TOTEMS, self.count).fold(state)


@EFFECTS.add
class NewTile(Effect, frozen=True):
    """The top tile is drawn for the space; an empty stack gives nothing."""

    phrase = "explore the space"
    clause = "rc.explore.place"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if not state.deck("tile"):
            return []
        return sheet(state).new_tile(state) or [draw_from(state, "tile"), LayTile()]


@EFFECTS.add
class LayTile(Effect, frozen=True):
    """The tile goes on the space; then come its terrain, beast, totem and discoveries, in this order."""

    phrase = "lay the tile"
    clause = "rc.explore.place"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield TileLaid(int(state.drawn[-1]), context.place)
        if SOURCE in state.place(context.place).markers:
            yield SourceCovered()
        yield BeastOfTile()
        yield TotemOfTile()
        yield DiscoveryOfTile()


@EFFECTS.add
class SourceCovered(Choice, frozen=True):
    """A source marker that lay on the bare space covers a source of the new tile, as the group picks."""

    phrase = "the waiting marker covers a source"
    clause = "rc.explore.carry"

    def options(self, state: State, context: EffectContext) -> tuple[str, ...]:
        return open_sources(state, state.place(context.place))

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [Unmarked(SOURCE, context.place), Marked(option, context.place)]

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Unmarked(SOURCE, context.place)]


@EFFECTS.add
class BeastOfTile(Effect, frozen=True):
    """A beast symbol adds the top beast card, unseen, to the hunting deck, which is shuffled."""

    phrase = "the beast of the tile"
    clause = "rc.explore.beast"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        tile, beasts = tile_at(state, context.place), state.deck("beast")
        return [MoveCard("beast", beasts, "hunting")] if tile is not None and tile.beast and beasts else []


@EFFECTS.add
class TotemOfTile(Effect, frozen=True):
    """A totem has the effect that the sheet lists for its number."""

    phrase = "the totem of the tile"
    clause = "rc.explore.totem"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        tile = tile_at(state, context.place)
        if tile is None or not tile.totem:
            return
        count = state.noted(TOTEMS) + 1
        yield TotemFound(context.place, count)
        yield from sheet(state).totem(state, context, count)


@EFFECTS.add
class DiscoveryOfTile(Effect, frozen=True):
    """So many discovery tokens as the tile shows go face up to Future."""

    phrase = "the discoveries of the tile"
    clause = "rc.explore.discovery"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        tile = tile_at(state, context.place)
        if tile is None or not tile.discovery:
            return []
        return [EFFECTS.read(f"draw {tile.discovery} discovery")]
