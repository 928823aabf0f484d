"""The morale phase: the mood of the group gives determination to the First Player, or takes it."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.box.components import MoraleSpace
from fujikit.robinson.effects.demand import Demand
from fujikit.robinson.effects.resources import GainDetermination
from fujikit.robinson.effects.wounds import Heal
from fujikit.robinson.events import MoraleMoved, PhaseBegan
from fujikit.robinson.language import EFFECTS, Choice, Effect, EffectContext, EffectStep, about, effects
from fujikit.robinson.state import State
from fujikit.robinson.things.catalogue import invention

BEFORE, AFTER = "before", "after"
EVERY_MORALE = "every-morale"
"""When Diary and Drums give: by themselves, so that nobody uses them."""


@EFFECTS.add
class MoralePhase(Effect, frozen=True):
    """Alone on the island, morale rises first; then it is read."""

    phrase = "morale phase"
    clause = "rc.solo.morale"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        yield PhaseBegan("morale")
        if len(state.players()) == 1:
            yield MoraleMoved(1)
        yield ReadMorale()


@EFFECTS.add
class ReadMorale(Effect, frozen=True):
    """The First Player takes what items give in this phase, and what the morale track says."""

    phrase = "read morale"
    clause = "rc.card.every-round"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        short = state.person(state.first).det < -space(state).change
        if short and gifts(state):
            return [about(GiftsFirst(), context, state.first)]
        return [about(effect, context, state.first) for effect in (*gifts(state), Mood())]


def gifts(state: State) -> list[Effect]:
    """What items give the First Player in every morale phase: Diary and Drums."""
    things = [invention(state.table, gear.name) for gear in state.items if state.item(gear.name)]
    return [effect for thing in things if EVERY_MORALE in thing.when for effect in effects(thing.use)]


@EFFECTS.add
class GiftsFirst(Choice, frozen=True):
    """What items give is taken before or after the discard, as the group likes."""

    phrase = "gifts before or after the discard"
    clause = "rc.morale.bonus-order"

    def options(self, state: State, context: EffectContext) -> tuple[str, ...]:
        return (BEFORE, AFTER)

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        return [*gifts(state), Mood()] if option == BEFORE else [Mood(), *gifts(state)]


def space(state: State) -> MoraleSpace:
    """The space of the morale track on which the marker stands."""
    return state.table.box.board.track[state.morale]


@EFFECTS.add
class Mood(Effect, frozen=True):
    """Below 0 determination is discarded; what is missing wounds the First Player alone."""

    phrase = "what the morale track says"
    clause = "rc.morale.low"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        here = space(state)
        if here.change < 0:
            return [GiveUpDetermination(-here.change)]
        return [HighMorale()] if here.change or here.heal else []


@EFFECTS.add
class GiveUpDetermination(Effect, frozen=True):
    """All that is there goes; each missing one is a wound, which may not be chosen instead."""

    phrase = "low morale costs {count} determination"
    clause = "rc.morale.short"
    count: int

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Demand(self.count, "determination")]


@EFFECTS.add
class HighMorale(Choice, frozen=True):
    """Determination; on the top space a wound may be healed instead."""

    phrase = "high morale"
    clause = "rc.morale.high"

    def who(self, state: State, context: EffectContext) -> str:
        return context.who

    def options(self, state: State, context: EffectContext) -> list[str]:
        heals = space(state).heal and state.person(context.who).wounds
        return ["determination", "heal"] if heals else ["determination"]

    def chosen(self, state: State, context: EffectContext, option: str) -> Iterable[EffectStep]:
        here = space(state)
        return [Heal(here.heal)] if option == "heal" else [GainDetermination(here.change)]
