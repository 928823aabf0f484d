"""Moving the camp, of free will or by force, and what a move costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from fujikit.engine.verdict import Reason
from fujikit.robinson.clauses import broken, rests_on
from fujikit.robinson.effects.modifiers import Each
from fujikit.robinson.effects.placing import LOST, room_for, trace, traces
from fujikit.robinson.effects.tiles import shortcut_flips
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import LevelMoved, LogOnlyEvent, Placed, RobinsonEvent, Unplaced
from fujikit.robinson.island.island_map import SHORTCUT, is_space, next_to_camp
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep
from fujikit.robinson.sheet import sheet
from fujikit.robinson.state import State
from fujikit.robinson.things.inventions import camp_tokens, token_lost

OF_THE_CAMP = ("roof", "palisade")


class CampMoved(RobinsonEvent, frozen=True):
    """The camp token stands on another tile."""

    place: str

    def fold(self, state: State) -> State:
        return replace(state, camp=self.place)


class CampStuck(LogOnlyEvent, frozen=True):
    """The camp must move and cannot."""


def move_targets(state: State) -> list[str]:
    """The tiles to which the camp may move: explored, accessible, and not barred by the scenario."""
    barred = sheet(state).camp_barred
    return [place.name for place in next_to_camp(state) if not barred(state, place.name)]


def refuse_move(state: State, name: str) -> Iterator[Reason]:
    """Why the camp may not move to a space."""
    if not is_space(state, name) or name in move_targets(state):
        return
    place = state.place(name)
    if name == state.camp:
        yield broken("rc.move.where", "there", place=name)
    elif place.down:
        yield broken("rc.term.inaccessible", "camp", place=name)
    elif not place.tile:
        yield broken("rc.move.where", "unexplored", place=name)
    elif place not in next_to_camp(state):
        yield broken("rc.move.where", "far", place=name)
    else:
        yield broken("rc.s5.burned", "camp", place=name)


@EFFECTS.add
class MoveCamp(Choice, frozen=True):
    """The camp must move to a neighbouring tile, as the group picks; where it cannot, each takes a wound."""

    phrase = "move camp"
    clause = "rc.move.barred"

    def possible(self, state: State, context: EffectContext) -> bool:
        return bool(move_targets(state))

    def options(self, state: State, context: EffectContext) -> list[str]:
        return move_targets(state)

    def why_not(self, state: State, context: EffectContext, option: str) -> Iterable[Reason]:
        return refuse_move(state, option)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [MoveCampTo(option)]

    def nothing(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [CampStuck(), Each(Wounds(1))]


@EFFECTS.add
class MoveCampTo(Effect, frozen=True):
    """The camp moves: a built shelter comes along with half of roof and palisade, else both are lost."""

    phrase = "move camp to {place}"
    clause = "rc.move.where"
    place: str

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield CampMoved(self.place)
        yield from _levels_fall(state, context, self.place)
        yield from _tokens_come_along(state, self.place)
        yield from _shortcut_goes(state)


@rests_on("rc.move.built", "rc.move.natural")
def after_a_move(state: State, level: int) -> int:
    """What is left of roof or palisade: half, rounded up, with a built shelter; nothing without."""
    return (level + 1) // 2 if state.shelter else 0


def _levels_fall(state: State, context: EffectContext, name: str) -> Iterator[EffectStep]:
    for level in OF_THE_CAMP:
        before = getattr(state, level)
        after = after_a_move(state, before)
        if after < before:
            yield LevelMoved(level, after - before)
            yield from trace(context, name, LOST + level)


@rests_on("rc.move.tokens", "rc.move.clash")
def _tokens_come_along(state: State, name: str) -> Iterator[EffectStep]:
    """The tokens that items have laid move with the camp, or are discarded where one lies already."""
    there = replace(state, camp=name)
    for token in own_tokens(state):
        yield Unplaced(token, state.camp)
        if room_for(there, token, name):
            yield Placed(token, name)
        else:
            yield from token_lost(state, token)


def own_tokens(state: State) -> list[str]:
    """The food and wood tokens on the camp tile that items or a treasure have laid there."""
    there, own = list(state.place(state.camp).tokens), []
    for token in camp_tokens(state):
        if token in there:
            there.remove(token)
            own.append(token)
    return own


@rests_on("rc.move.shortcut")
def _shortcut_goes(state: State) -> Iterator[EffectStep]:
    for place in state.island:
        if SHORTCUT in place.tokens:
            yield Unplaced(SHORTCUT, place.name)
            yield from shortcut_flips(state)


@EFFECTS.add
class LevelsComeBack(Effect, frozen=True):
    """One of each level that this card's forced move has cost comes back, if a shelter has been built."""

    phrase = "the move's levels come back"
    clause = "rc.card.cloudburst"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        lost = [what.removeprefix(LOST) for _, what in traces(state, context) if what.startswith(LOST)]
        return [LevelMoved(level, 1) for level in lost] if state.shelter else []
