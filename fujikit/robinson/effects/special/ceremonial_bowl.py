"""Ceremonial Bowl: what it does, it does to the character who found it."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.robinson.cards.hand import named
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, about
from fujikit.robinson.state import FoundTreasure, State


def finder(state: State, context: EffectContext) -> str:
    """Who found a treasure this round; else the one the effect is about, or the First Player."""
    name = named(context.card)[1]
    for note in state.round_notes:
        if isinstance(note, FoundTreasure) and note.name == name and note.who:
            return note.who
    return context.who or state.first


@EFFECTS.add
class OfTheFinder(Effect, frozen=True):
    """For the character who found the card."""

    phrase = "the finder: {effect}"
    clause = "rc.card.traps"
    fills = ("who",)
    effect: Effect

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [about(self.effect, context, finder(state, context))]
