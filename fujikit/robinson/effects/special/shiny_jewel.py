"""A Shiny Jewel: a wound for everybody in the night, one night later if its finder sleeps outside."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.cards.hand import Discarded
from fujikit.robinson.effects.demand import touched
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.events import Postponed
from fujikit.robinson.language import EFFECTS, Due, Effect, EffectContext, EffectStep, Task, about
from fujikit.robinson.state import State


@EFFECTS.add
class JewelTonight(Effect, frozen=True):
    """In the night every player's character takes a wound; while the finder sleeps outside the card waits.

    rc.ruling.u10: as on other mystery cards, Friday is not meant.
    """

    phrase = "the jewel shines tonight"
    clause = "rc.card.outside"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        if state.phase != "night":
            return [Postponed(Due("night", Task(self, context)))]
        if state.person(context.who).outside:
            return [Postponed(Due("night", Task(self, context), state.round + 1))]
        return [Discarded(context.card), *(about(Wounds(1), context, name) for name in touched(state))]
