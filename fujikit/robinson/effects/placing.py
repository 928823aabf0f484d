"""Tokens and markers on the island: one of each meaning a space, and the card that left it is remembered.

Cardboard is tokens: a second one is not placed, without harm. Wooden discs are markers: one that finds no
room wounds like an unfulfilled demand.
"""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.effects.demand import MARKER, unfulfilled
from fujikit.robinson.events import Marked, Placed, Traced
from fujikit.robinson.island.island_map import FLOCK, is_space, open_sources
from fujikit.robinson.language import EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import Place, State

TOKEN, DOWN, LOST = "token:", "down", "lost:"
"""What a trace may tell besides a marker: a token, a tile turned down, a level that a move has cost."""
SAME = {"food": ("food", FLOCK), FLOCK: ("food", FLOCK)}
"""Tokens that mean the same."""


def room_for(state: State, token: str, name: str) -> bool:
    """Whether a token can be placed: the space is accessible and holds none of its meaning."""
    if not is_space(state, name) or (place := state.place(name)).down:
        return False
    there = any(same in place.tokens for same in SAME.get(token, (token,)))
    return not there or sheet(state).several_tokens(state, token, name)


def place_token(state: State, token: str, name: str) -> list[EffectStep]:
    """The token on the space, if there is room for it."""
    return [Placed(token, name)] if room_for(state, token, name) else []


def place_marker(context: EffectContext, marker: str, name: str) -> list[EffectStep]:
    """The marker on the space; the card remembers it."""
    return [Marked(marker, name), *trace(context, name, marker)]


def mark_source(context: EffectContext, spot: str) -> list[EffectStep]:
    """A source, as `t2:wood`, is exhausted."""
    name, _, source = spot.partition(":")
    return place_marker(context, source, name)


def mark_or_wound(state: State, context: EffectContext, marker: str, name: str) -> Iterable[EffectStep]:
    """The marker on the space, or what an unfulfilled demand costs where there is no room for it."""
    free = is_space(state, name) and not state.place(name).down and marker not in state.place(name).markers
    return place_marker(context, marker, name) if free else unfulfilled(state, context, 1, MARKER)


def trace(context: EffectContext, name: str, what: str) -> list[EffectStep]:
    """The card of the context remembers what it has done on a space."""
    return [Traced(context.card, name, what)] if context.card else []


def traces(state: State, context: EffectContext) -> list[tuple[str, str]]:
    """What the card of the context has done, and where: space and mark."""
    return [(place, what) for card, place, what in state.traces if card == context.card]


def here(state: State, context: EffectContext) -> str:
    """The space that it is about: where the action took place, or where the card was at work before."""
    if is_space(state, context.place):
        return context.place
    known = [place for place, _ in traces(state, context)]
    return known[-1] if known else ""


def open_spots(state: State, places: Iterable[Place]) -> list[str]:
    """All open sources of the places, as `t2:wood`."""
    return [f"{place.name}:{source}" for place in places for source in open_sources(state, place)]
