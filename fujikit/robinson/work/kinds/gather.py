"""The gather action: where it may be planned, and what it gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from fujikit.engine.verdict import Reason
from fujikit.robinson.clauses import broken
from fujikit.robinson.events import Gained, RoundNoted
from fujikit.robinson.island.island_map import (
    amount,
    distances,
    explored,
    is_space,
    kind_of,
    open_sources,
    sources,
)
from fujikit.robinson.language import EffectContext, EffectStep
from fujikit.robinson.state import Kind, Place, Stack, State
from fujikit.robinson.things.inventions import more_to_carry
from fujikit.robinson.work.kinds.base import ActionKind, Colour


def gather_spots(state: State) -> list[str]:
    """Every source that may be gathered now, as `t2:wood`."""
    return [
        spot
        for name in distances(state)
        if name != state.camp
        for source in open_sources(state, state.place(name))
        if not used_by_shortcut(state, spot := f"{name}:{source}")
    ]


def refuse_gather(state: State, target: str) -> Iterator[Reason]:
    """Why a source may not be gathered."""
    name, _, source = target.partition(":")
    if not is_space(state, name):
        yield broken("rc.gather.where", "no-space", target=target)
        return
    place = state.place(name)
    if name == state.camp:
        yield broken("rc.gather.once", "camp")
    yield from _refuse_source(state, place, source)
    if explored(place) and name not in distances(state):
        yield broken("rc.distance.path", place=name)
    if used_by_shortcut(state, target):
        yield broken("rc.gather.once", "shortcut", place=name, source=source)


def _refuse_source(state: State, place: Place, source: str) -> Iterator[Reason]:
    if place.down:
        yield broken("rc.term.inaccessible", "gather", place=place.name)
    elif not place.tile:
        yield broken("rc.gather.where", "unexplored", place=place.name)
    elif source not in sources(state, place):
        yield broken("rc.gather.where", "no-source", place=place.name, source=source or "?")
    elif source in place.markers:
        yield broken("rc.term.exhausted", place=place.name, source=source)


def shortcut_used(name: str, source: str) -> RoundNoted:
    """The Shortcut has given from this source, which then cannot be gathered in the same round."""
    return RoundNoted(f"shortcut:{name}:{source}")


def used_by_shortcut(state: State, spot: str) -> bool:
    return f"shortcut:{spot}" in state.round_notes


class Gather(ActionKind):
    """An open source that can be reached."""

    name: ClassVar[Kind] = "gather"
    dice: ClassVar[Colour | None] = "gather"
    timed = True
    spot = "source"
    ease = 4

    def targets(self, state: State) -> list[str]:
        return gather_spots(state)

    def refuse(self, state: State, target: str) -> Iterator[Reason]:
        return refuse_gather(state, target)

    def is_target(self, state: State, target: str) -> bool:
        place, colon, _ = target.partition(":")
        return any(space.name == place for space in state.island) and bool(colon)

    def succeed(self, state: State, context: EffectContext, stack: Stack) -> Iterable[EffectStep]:
        """As it was planned: what has covered the source since counts after the phase."""
        name, _, source = stack.target.partition(":")
        yield Gained(kind_of(source), amount(state, state.place(name), source), "future")
        yield from more_to_carry(state, context)
