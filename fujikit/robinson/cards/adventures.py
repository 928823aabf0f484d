"""Adventure cards: the upper half when they are drawn, the lower one when they come as events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from fujikit.robinson.box.components import Adventure, Mystery
from fujikit.robinson.cards.hand import Discarded, card_in_hand
from fujikit.robinson.chance import draw_from
from fujikit.robinson.language import EFFECTS, Effect, EffectContext, EffectStep, Task, effects
from fujikit.robinson.state import State

Colour = Literal["build", "gather", "explore"]


@EFFECTS.add
class DrawAdventure(Effect, frozen=True):
    """The top card of an adventure deck is drawn, and its upper half hits the resolver."""

    phrase = "draw a {deck} adventure"
    clause = "rc.adventure.upper"
    deck: Colour

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [draw_from(state, self.deck), UpperHalf(self.deck)] if state.deck(self.deck) else []


@EFFECTS.add
class UpperHalf(Effect, frozen=True):
    """The upper half of the adventure card in hand; then the card goes where it says."""

    phrase = "upper half of the {deck} adventure"
    clause = "rc.adventure.upper"
    deck: Colour

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        name = state.drawn[-1]
        return carried_out(state.table.box.adventure(self.deck, name).effect, context, f"{self.deck}:{name}")


@EFFECTS.add
class CardDone(Effect, frozen=True):
    """A card that has done all it says is discarded, unless it has gone elsewhere."""

    phrase = "card done"
    clause = "rc.discard.out"

    def do(self, state: State, context: EffectContext) -> Iterable[EffectStep]:
        return [Discarded(context.card)] if card_in_hand(state, context.card) else []


def carried_out(lines: Iterable[str], context: EffectContext, card: str) -> list[Task]:
    """What a card in hand says, one sentence after another, and the end of it."""
    of_card = replace(context, card=card)
    return [Task(effect, of_card) for effect in (*effects(lines), CardDone())]


def lower_half(state: State, card: str) -> list[Task]:
    """The lower half of an adventure or mystery card, in hand, that came with the event deck."""
    found = state.table.box.card(card)
    assert isinstance(found, Adventure | Mystery)
    return carried_out(found.lower.effect if found.lower else (), EffectContext(), card)
