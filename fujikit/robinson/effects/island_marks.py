"""Tokens on tiles, exhausted sources, covered terrain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from fujikit.robinson.box.components import Terrain
from fujikit.robinson.effects.demand import MARKER, unfulfilled
from fujikit.robinson.effects.placing import (
    TOKEN,
    here,
    mark_or_wound,
    mark_source,
    open_spots,
    place_marker,
    place_token,
    room_for,
    trace,
    traces,
)
from fujikit.robinson.events import Unmarked, Untraced
from fujikit.robinson.island.island_map import (
    FLOCK,
    FOOD_SOURCES,
    SHORTCUT,
    SOURCE,
    TERRAIN,
    closest_sources,
    explored,
    kind_of,
    next_to_camp,
    open_sources,
    tile_at,
    tile_of,
)
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State

Token = Literal["time", "danger", "food", "wood", "shortcut", "number"]
Spring = Literal["wood", "fish", "parrot", "food"]


@EFFECTS.add
class TokenHere(Effect, frozen=True):
    """A token on the tile or space of the action; a second of its meaning is not placed, without harm."""

    phrase = "{token} token here"
    clause = "rc.exclusive.one"
    token: Token

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        name = here(state, context)
        return (
            [*trace(context, name, TOKEN + self.token), *place_token(state, self.token, name)] if name else []
        )


@EFFECTS.add
class TokenOnCamp(Effect, frozen=True):
    """An item's token on the camp tile; it moves with the camp."""

    phrase = "{token} token on camp"
    clause = "rc.move.tokens"
    token: Token

    def possible(self, state: State, context: EffectContext) -> bool:
        return room_for(state, self.token, state.camp)

    def lays(self) -> str:
        return self.token

    def lays_on_camp(self) -> bool:
        return True

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return place_token(state, self.token, state.camp)


@EFFECTS.add
class TokenNextToCamp(Choice, frozen=True):
    """A token on a tile next to the camp, as the group likes."""

    phrase = "{token} token next to camp"
    clause = "rc.card.shortcut"
    token: Token

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(self.options(state, context))

    def lays(self) -> str:
        return SHORTCUT if self.token == SHORTCUT else ""

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [place.name for place in next_to_camp(state) if room_for(state, self.token, place.name)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return place_token(state, self.token, option)


@EFFECTS.add
class FlockHere(Effect, frozen=True):
    """An additional food token; on a tile without a food source it is a parrot source itself."""

    phrase = "flock here"
    clause = "rc.ruling.u3"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        name = here(state, context)
        tile = tile_at(state, name)
        if tile is None:
            return []
        token = "food" if any(source in FOOD_SOURCES for source in tile.sources) else FLOCK
        return [*trace(context, name, TOKEN + token), *place_token(state, token, name)]


@EFFECTS.add
class ExhaustTheSource(Effect, frozen=True):
    """The source that was gathered is exhausted; one that is exhausted already is unfulfilled demand."""

    phrase = "exhaust the source"
    clause = "rc.exclusive.marker"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return mark_or_wound(state, context, context.source, context.place)


@EFFECTS.add
class ExhaustHere(Choice, frozen=True):
    """An open source of the tile is exhausted; on a bare space the marker waits for the tile."""

    phrase = "exhaust a source here"
    clause = "rc.explore.carry"

    def options(self, state: State, context: EffectContext) -> list[str]:
        tile = tile_at(state, context.place)
        return list(open_sources(state, state.place(context.place))) if tile is not None else []

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return place_marker(context, option, context.place)

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if tile_at(state, context.place) is not None:
            return unfulfilled(state, context, 1, MARKER)
        return mark_or_wound(state, context, SOURCE, context.place)


@EFFECTS.add
class ExhaustAllHere(Effect, frozen=True):
    """All open sources of that tile are exhausted, a flock only where it is the source itself."""

    phrase = "exhaust all sources here"
    clause = "rc.card.vanished"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        name = here(state, context)
        found = open_sources(state, state.place(name)) if tile_at(state, name) is not None else ()
        if not found:
            yield from unfulfilled(state, context, 1, MARKER)
        for source in found:
            yield from place_marker(context, source, name)


@EFFECTS.add
class ExhaustNextToCamp(Choice, frozen=True):
    """Sources of tiles next to the camp are exhausted, one after the other; each one missing wounds."""

    phrase = "exhaust {count} source(s) next to camp"
    clause = "rc.exclusive.marker"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        return open_spots(state, next_to_camp(state))

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        yield from mark_source(context, option)
        if self.count > 1:
            yield ExhaustNextToCamp(self.count - 1)

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return unfulfilled(state, context, self.count, MARKER)


@EFFECTS.add
class ExhaustTileNextToCamp(Choice, frozen=True):
    """All open sources of one tile next to the camp are exhausted, if there is one with any."""

    phrase = "exhaust all sources of a tile next to camp if possible"
    clause = "rc.term.space"

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [place.name for place in next_to_camp(state) if open_sources(state, place)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        for source in open_sources(state, state.place(option)):
            yield from place_marker(context, source, option)


@EFFECTS.add
class ExhaustClosest(Choice, frozen=True):
    """The closest open source of a kind is exhausted; where there is none, something else happens."""

    phrase = "exhaust closest {kind} or {otherwise}"
    clause = "rc.term.closest"
    kind: Spring
    otherwise: Effect

    def options(self, state: State, context: EffectContext) -> list[str]:
        return closest_sources(state, self.kind)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return mark_source(context, option)

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [self.otherwise]


@EFFECTS.add
class ExhaustCampFood(Choice, frozen=True):
    """An open food source of the camp tile is exhausted; where there is none, something else happens."""

    phrase = "exhaust a food source of the camp or {otherwise}"
    clause = "rc.term.exhausted"
    otherwise: Effect

    def options(self, state: State, context: EffectContext) -> list[str]:
        found = open_sources(state, state.place(state.camp))
        return [source for source in found if kind_of(source) == "food"]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return place_marker(context, option, state.camp)

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [self.otherwise]


@EFFECTS.add
class Corral(Choice, frozen=True):
    """A parrot source next to the camp is exhausted for a food token on the camp tile; else nothing."""

    phrase = "fence in parrots next to camp"
    clause = "rc.card.corral"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(self.options(state, context)) and room_for(state, "food", state.camp)

    def lays(self) -> str:
        return "food"

    def lays_on_camp(self) -> bool:
        return True

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [spot for spot in open_spots(state, next_to_camp(state)) if spot.endswith(":parrot")]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [*mark_source(context, option), TokenOnCamp("food")]


@EFFECTS.add
class CoverTerrain(Choice, frozen=True):
    """A terrain is covered on one tile that shows it, if there is one."""

    phrase = "cover {terrain} if possible"
    clause = "rc.term.unexplored"
    terrain: Terrain

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [
            place.name
            for place in state.island
            if (tile := tile_of(state, place)) is not None
            and tile.terrain == self.terrain
            and TERRAIN not in place.markers
        ]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return place_marker(context, TERRAIN, option)


@EFFECTS.add
class CoverHere(Effect, frozen=True):
    """The terrain of the tile is covered; one that is covered already is unfulfilled demand."""

    phrase = "cover the terrain here"
    clause = "rc.term.unexplored"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        name = context.place if tile_at(state, context.place) is not None else ""
        return mark_or_wound(state, context, TERRAIN, name)


@EFFECTS.add
class Uncover(Effect, frozen=True):
    """The markers that this card has laid on sources and terrain come off."""

    phrase = "uncover it"
    clause = "rc.threat.reward"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        for name, marker in traces(state, context):
            if explored(state.place(name)) and marker in state.place(name).markers:
                yield Untraced(context.card, name, marker)
                yield Unmarked(marker, name)
