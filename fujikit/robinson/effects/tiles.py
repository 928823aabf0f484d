"""Tiles that turn face down, and markers that come off again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from fujikit.robinson.clauses import rests_on
from fujikit.robinson.effects.placing import DOWN, here, trace, traces
from fujikit.robinson.events import Ended, Marked, RobinsonEvent, Unmarked, Unplaced, Untraced
from fujikit.robinson.island.island_map import (
    ASH,
    FLOCK,
    FOG,
    FOOD_SOURCES,
    SHORTCUT,
    SOURCE,
    TERRAIN,
    next_to_camp,
    spaces,
)
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State
from fujikit.robinson.things.inventions import flip, lays

LIFTED_MARKERS = ("wood", *FOOD_SOURCES, SOURCE, TERRAIN, FOG, ASH)
LIFTED_TOKENS = ("time", "danger", "food", "wood", FLOCK)
"""What may be taken off; the crosses, traps and numbers of a scenario may not."""
ON_CARDBOARD = "-token"
TAKES_ALL = "amulet-takes-all"
"""The switch by which the Protective Amulet leaves nothing out."""
STOP = "stop"


class TurnedDown(RobinsonEvent, frozen=True):
    """A tile or a bare space turns face down; all tokens and markers on it are gone."""

    place: str

    def fold(self, state: State) -> State:
        turned = state.with_place(self.place, down=True, tokens=(), markers=())
        return replace(turned, traces=tuple([trace for trace in state.traces if not self._gone(trace)]))

    def _gone(self, trace: tuple[str, str, str]) -> bool:
        _, place, what = trace
        return place == self.place and what != DOWN


class TurnedUp(RobinsonEvent, frozen=True):
    """A tile is open again, explored as before."""

    place: str

    def fold(self, state: State) -> State:
        return state.with_place(self.place, down=False)


def turn_down(state: State, context: EffectContext, name: str) -> Iterator[EffectStep]:
    """A space becomes inaccessible; with the camp on it the game is lost."""
    yield from trace(context, name, DOWN)
    if SHORTCUT in state.place(name).tokens:
        yield from shortcut_flips(state)
    yield TurnedDown(name)
    if name == state.camp:
        yield Ended(won=False, why="rc.end.camp")


@rests_on("rc.ruling.u12")
def shortcut_flips(state: State) -> list[EffectStep]:
    """The Shortcut has lost its token, and so the item flips."""
    items = [gear for gear in state.items if not gear.flipped and lays(state, gear, SHORTCUT)]
    return [step for gear in items for step in flip(state, gear.name)]


@EFFECTS.add
class FlipNextToCamp(Choice, frozen=True):
    """A tile next to the camp turns face down, if there is one."""

    phrase = "flip a tile next to camp if possible"
    clause = "rc.term.flip"

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [place.name for place in next_to_camp(state)]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return turn_down(state, context, option)


@EFFECTS.add
class FlipHere(Effect, frozen=True):
    """That tile turns face down, if the token still lies on it."""

    phrase = "flip the tile here while it has {token}"
    clause = "rc.term.flip"
    token: Literal["time", "danger"]

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        name = here(state, context)
        return turn_down(state, context, name) if name and self.token in state.place(name).tokens else ()


@EFFECTS.add
class FlipBack(Effect, frozen=True):
    """The tile that this card has turned is open again, unless something else keeps it down."""

    phrase = "flip it back"
    clause = "rc.term.flip"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        for name, what in traces(state, context):
            if what == DOWN:
                yield Untraced(context.card, name, DOWN)
                if [place for _, place, how in state.traces if how == DOWN].count(name) == 1:
                    yield TurnedUp(name)


@EFFECTS.add
class LavaOver(Effect, frozen=True):
    """Lava: a tile or a bare space turns face down for good."""

    phrase = "lava flows over {place}"
    clause = "rc.s4.lava"
    place: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return turn_down(state, EffectContext(card="lava"), self.place)


@EFFECTS.add
class Fog(Choice, frozen=True):
    """Fog markers on different accessible spaces or tiles; what cannot be placed does no harm."""

    phrase = "fog on {count} space(s)"
    clause = "rc.s2.fog"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        return [place.name for place in spaces(state) if not place.down and FOG not in place.markers]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        yield Marked(FOG, option)
        if self.count > 1:
            yield Fog(self.count - 1)


@EFFECTS.add
class FogHere(Effect, frozen=True):
    """A fog marker on the tile; where fog lies already, nothing."""

    phrase = "fog here"
    clause = "rc.ruling.u15"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [] if FOG in state.place(context.place).markers else [Marked(FOG, context.place)]


@EFFECTS.add
class Ash(Choice, frozen=True):
    """Ash markers on different spaces or tiles, turned ones too, but never on the volcano."""

    phrase = "ash on {count} space(s) if possible"
    clause = "rc.s4.ash"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        volcano = state.table.scenario.volcano
        barred = "" if volcano is None else volcano.space
        return [place.name for place in spaces(state) if place.name != barred and ASH not in place.markers]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        yield Marked(ASH, option)
        if self.count > 1:
            yield Ash(self.count - 1)


@EFFECTS.add
class RemoveFog(Choice, frozen=True):
    """Fog markers come off, up to a number, as the group likes."""

    phrase = "remove up to {count} fog"
    clause = "rc.s2.tokens"
    count: int

    def options(self, state: State, context: EffectContext) -> list[str]:
        found = [place.name for place in state.island if FOG in place.markers]
        return [*found, STOP] if found else []

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        if option != STOP:
            yield Unmarked(FOG, option)
            if self.count > 1:
                yield RemoveFog(self.count - 1)


class TakeOff(Choice, frozen=True):
    """Something comes off a space, as the group likes: a marker, `t2:wood`, or a token, `t2:wood-token`."""

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(self.options(state, context))

    def takes(self, state: State, what: str) -> bool:
        """Whether it may take off such a marker, or such a token, `wood-token`."""
        return what in LIFTED_MARKERS

    def options(self, state: State, context: EffectContext) -> list[str]:
        lying = [
            (place.name, what)
            for place in state.island
            for what in (*place.markers, *[f"{token}{ON_CARDBOARD}" for token in place.tokens])
        ]
        return list(dict.fromkeys([f"{name}:{what}" for name, what in lying if self.takes(state, what)]))

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        name, _, what = option.partition(":")
        if what.endswith(ON_CARDBOARD):
            token = what.removesuffix(ON_CARDBOARD)
            flips = shortcut_flips(state) if token == SHORTCUT else []
            return [Unplaced(token, name), *flips]
        return [Unmarked(what, name)]


@EFFECTS.add
class TakeAnyOff(TakeOff, frozen=True):
    """Any one token or marker comes off a tile or space, but not what the scenario or the Shortcut counts on.

    With the switch it is any at all.
    """

    phrase = "take any marker off"
    clause = "rc.ruling.u23"

    def takes(self, state: State, what: str) -> bool:
        token = what.removesuffix(ON_CARDBOARD) in LIFTED_TOKENS and what.endswith(ON_CARDBOARD)
        return token or super().takes(state, what) or TAKES_ALL in state.table.switches


@EFFECTS.add
class TakeBlackOff(TakeOff, frozen=True):
    """One black marker comes off a tile or space."""

    phrase = "take a black marker off"
    clause = "rc.s6.reclaim"
