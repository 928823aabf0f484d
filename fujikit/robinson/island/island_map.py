"""The island: which tile lies where, what is open on it, and what is next to what.

A space is known by its name (`m1`). A tile that lies face down is inaccessible and counts as unexplored; so
does a bare space that is face down (lava). A source is known by what stands there: `wood`, `fish`, `parrot`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fujikit.engine.caching import cached_on_object, cached_while_unchanged
from fujikit.robinson.box.components import Box, Tile
from fujikit.robinson.clauses import rests_on
from fujikit.robinson.state import Place, State

FOOD_SOURCES = ("fish", "parrot")
SOURCE = "source"
"""A marker that lies on a bare space and waits for a source to cover."""
TERRAIN, FOG, ASH = "terrain", "fog", "ash"
FLOCK, SHORTCUT = "flock", "shortcut"
"""Tokens: a New Flock that is the only food source of its tile; where the Shortcut leads."""
FRESH = "fresh"
"""Notes of the round `fresh:food@t2`: the token came in this action phase and counts after it."""


def kind_of(source: str) -> str:
    """The resource that a source gives.

    >>> kind_of("fish"), kind_of("wood")
    ('food', 'wood')
    """
    return "food" if source in FOOD_SOURCES else source


def explored(place: Place) -> bool:
    """Whether a tile lies face up there."""
    return bool(place.tile) and not place.down


def tile_of(state: State, place: Place) -> Tile | None:
    """The tile that lies face up on a space."""
    if not explored(place):
        return None
    return _tiles(state.table.box)[place.tile]


@cached_on_object
def _tiles(box: Box) -> Mapping[int, Tile]:
    return {tile.number: tile for tile in box.tiles}


@cached_on_object
def _near(box: Box) -> Mapping[str, tuple[str, ...]]:
    """The spaces of the board with those next to them."""
    return {space.name: space.neighbours for space in box.spaces}


def tile_at(state: State, name: str) -> Tile | None:
    """The tile that lies face up on the space of a name; none where the name is no space."""
    return next((tile_of(state, place) for place in state.island if place.name == name), None)


def spaces(state: State) -> list[Place]:
    """All spaces of the island; a cut-off hex is one only where a tile lies on it."""
    border = border_spaces(state.table.box)
    return [place for place in state.island if place.tile or place.name not in border]


@cached_on_object
def border_spaces(box: Box) -> frozenset[str]:
    """Cut-off hexes of the border, which a scenario may use."""
    return frozenset([space.name for space in box.spaces if space.border])


def is_space(state: State, name: str) -> bool:
    return name in spaces_by_name(state)


@cached_while_unchanged("table", "island")
def spaces_by_name(state: State) -> Mapping[str, Place]:
    return {place.name: place for place in spaces(state)}


def neighbours(state: State, name: str) -> list[Place]:
    """The spaces next to a space."""
    near = _near(state.table.box)[name]
    return [place for place in spaces(state) if place.name in near]


def next_to_camp(state: State) -> list[Place]:
    """The explored, accessible tiles next to the camp tile."""
    return [place for place in neighbours(state, state.camp) if explored(place)]


@rests_on("rc.distance.path", "rc.distance.shortest")
@cached_while_unchanged("table", "island", "camp")
def distances(state: State) -> Mapping[str, int]:
    """Every space that can be reached, with the steps from the camp; the way leads over open tiles only."""
    near = _near(state.table.box)
    there = {name: place for name, place in spaces_by_name(state).items() if not place.down}
    steps, edge = {state.camp: 0}, [state.camp]
    for here in edge:
        for name in near[here]:
            if name in there and name not in steps:
                steps[name] = steps[here] + 1
                if there[name].tile:
                    edge.append(name)
    return steps


def sources(state: State, place: Place) -> tuple[str, ...]:
    """The sources of a tile, exhausted or not; a flock may be one by itself."""
    tile = tile_of(state, place)
    if tile is None:
        return ()
    return (*tile.sources, "parrot") if FLOCK in place.tokens else tile.sources


def open_sources(state: State, place: Place) -> tuple[str, ...]:
    """The sources of a tile that are not exhausted."""
    return tuple([source for source in sources(state, place) if source not in place.markers])


def counts(state: State, token: str, place: Place) -> int:
    """How many tokens of a kind count on a space now: one that came in this action phase counts after it."""
    there = place.tokens.count(token)
    if there and state.acting() and f"{FRESH}:{token}@{place.name}" in state.round_notes:
        return there - 1
    return there


@rests_on("rc.gather.amount", "rc.token.tile-resource")
def amount(state: State, place: Place, source: str) -> int:
    """What an open source gives: 1, and 1 more for an additional token of its kind on the tile."""
    return 1 + counts(state, kind_of(source), place)


def terrain_open(state: State, place: Place) -> bool:
    """Whether the terrain of a tile can be seen: nothing covers it, and no fog lies there."""
    return explored(place) and TERRAIN not in place.markers and FOG not in place.markers


@rests_on("rc.explore.terrain")
@cached_while_unchanged("table", "island")
def explored_terrains(state: State) -> frozenset[str]:
    """The terrains that count as explored, and so are marked on all inventions."""
    tiles = (tile_of(state, place) for place in state.island if terrain_open(state, place))
    return frozenset([tile.terrain for tile in tiles if tile is not None])


@rests_on("rc.explore.natural")
def natural_shelter(state: State, name: str) -> bool:
    """Whether the tile on a space offers a natural shelter."""
    tile = tile_at(state, name)
    return tile is not None and tile.shelter


def totems(state: State) -> list[str]:
    """The spaces whose open tile shows a totem."""
    tiles = ((place.name, tile_of(state, place)) for place in state.island)
    return [name for name, tile in tiles if tile is not None and tile.totem]


@rests_on("rc.ruling.u2")
def closest_sources(state: State, kind: str) -> list[str]:
    """The nearest open sources of a kind (`food`: fish and parrots), as `m2:fish`; several where they tie."""
    found = [
        (steps, f"{name}:{source}")
        for name, steps in distances(state).items()
        for source in open_sources(state, state.place(name))
        if kind in (source, kind_of(source))
    ]
    nearest = min((steps for steps, _ in found), default=0)
    return [source for steps, source in found if steps == nearest]


def shortcut_place(state: State) -> str:
    """The space that the Shortcut leads to and gives from; empty where there is none, or fog lies on it."""
    for place in state.island:
        if SHORTCUT in place.tokens and FOG not in place.markers:
            return place.name
    return ""


def spots_with(state: State, marker: str) -> Iterator[str]:
    """The spaces on which such a marker lies."""
    return (place.name for place in state.island if marker in place.markers)
