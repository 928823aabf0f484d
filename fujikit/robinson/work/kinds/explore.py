"""The explore action: where it may be planned, and what a new tile brings, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from fujikit.engine.deck import without
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
from fujikit.robinson.things.standing import (
    ExploredWith,
    TilesToChooseFrom,
    pawns_to_explore,
    standing,
)
from fujikit.robinson.work.kinds.base import ActionKind, Colour
from fujikit.robinson.work.tokens_in_force import in_force

DANGER = "danger"
TOTEMS = "totems"
"""What the scenario counts: the totems found so far."""


def explore_spots(state: State) -> list[str]:
    """Every space and special location that may be explored now."""
    return [*[name for name in distances(state) if not state.place(name).tile], *locations(state)]


def locations(state: State) -> list[str]:
    """What is explored besides spaces: the scenario's locations, and a Treasure Map."""
    maps = [gear.name for gear, _ in standing(state, ExploredWith)]
    return [*sheet(state).explore_targets(state), *maps]


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
        special = place in catalogue.every_invention(state.table) or pawns_to_explore(state.table, place)
        return bool(special) or any(space.name == place for space in state.island)

    def usual_pawns(self, state: State, place: str) -> tuple[int, int]:
        """A Treasure Map says itself how many it takes."""
        own = 0 if is_space(state, place) else pawns_to_explore(state.table, place)
        return (own, own) if own else self.pawns

    def begun(self, state: State, stack: Stack) -> Iterator[EffectStep]:
        if in_force(state, DANGER, self.name):
            yield SpotCleared(DANGER, self.name)

    def endangered(self, state: State, target: str) -> bool:
        return in_force(state, DANGER, self.name)

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        if is_space(state, stack.target):
            return [NewTile()]
        if pawns_to_explore(state.table, stack.target):
            return [EFFECTS.read(f"follow the {stack.target}")]
        return sheet(state).explore(state, context, stack.target)

    def afterwards(self) -> list[Effect]:
        return [EFFECTS.read("what serves whoever explores")]


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
        counts = [effect.count for _, effect in standing(state, TilesToChooseFrom)]
        return [TakeTiles(max(counts, default=1), len(state.drawn))]


@EFFECTS.add
class TakeTiles(Effect, frozen=True):
    """So many tiles are taken from the stack, as long as there are any; then one of them is laid."""

    phrase = "take {count} tiles to explore after {depth}"
    clause = "rc.s5.others"
    count: int
    depth: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if self.count and state.deck("tile"):
            return [draw_from(state, "tile"), TakeTiles(self.count - 1, self.depth)]
        return [PickTile(self.depth)]


class TileBack(RobinsonEvent, frozen=True):
    """A tile is shuffled back into the stack."""

    tile: str

    def fold(self, state: State) -> State:
        left = replace(state, drawn=without(state.drawn, self.tile))
        return left.with_deck("tile", left.deck("tile").shuffled_in(self.tile))


@EFFECTS.add
class PickTile(Choice, frozen=True):
    """One of the tiles taken is laid, the others are shuffled back."""

    phrase = "pick the tile to lay after {depth}"
    clause = "rc.s5.others"
    depth: int

    def decides(self) -> str:
        return "explore"

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> tuple[str, ...]:
        return state.drawn[self.depth :]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [*[TileBack(other) for other in without(state.drawn[self.depth :], option)], LayTile()]


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
