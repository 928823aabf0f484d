"""Poisonous Spores: in the night they reach everybody, or only a finder who sleeps outside."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.effects.drawn_cards import EachAndFriday
from fujikit.robinson.effects.wounds import Wounds
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep
from fujikit.robinson.state import State


@EFFECTS.add
class SporesSpread(Effect, frozen=True):
    """A wound for every character and Friday; for the finder alone, if the finder sleeps outside."""

    phrase = "the spores spread"
    clause = "rc.card.outside"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Wounds(1) if state.person(context.who).outside else EachAndFriday(Wounds(1))]
