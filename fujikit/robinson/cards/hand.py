"""Cards in hand, while they are being dealt with, and where they go from there."""

from __future__ import annotations

from msgspec.structs import replace

from fujikit.engine.deck import Deck
from fujikit.engine.events import LogMessage
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.state import FoundTreasure, State
from fujikit.robinson.words.component_names import name_in

ASIDE = "aside:"
"""Before a mystery card in hand that was revealed but not drawn."""


def named(card: str) -> tuple[str, str]:
    """The deck and the name of a card.

    >>> named("build:accident")
    ('build', 'accident')
    """
    deck, _, name = card.rpartition(":")
    return deck, name


def card_in_hand(state: State, card: str) -> str:
    """How a card, by deck and name, stands among those in hand; empty where it is not in hand."""
    ways = (card, named(card)[1])
    return next((one for one in reversed(state.drawn) if one in ways), "")


def out_of_hand(state: State, card: str) -> State:
    """The state without a card in hand, if it is there."""
    found = card_in_hand(state, card)
    if not found:
        return state
    place = len(state.drawn) - 1 - state.drawn[::-1].index(found)
    return replace(state, drawn=(*state.drawn[:place], *state.drawn[place + 1 :]))


def onto_pile(state: State, pile: str, *cards: str) -> State:
    """The state with cards on a discard pile, which has no order."""
    return state.with_deck(pile, Deck.of((*state.deck(pile).cards(), *cards)))


class OfCard(RobinsonEvent, frozen=True):
    """Something happens to a card, which is told by its printed name."""

    card: str
    """Deck and name."""

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage(type(self).__name__, {"card": name_in(state.table.box, self.card)})


class Discarded(OfCard, frozen=True):
    """A card leaves the game, a mystery card for its own discard pile."""

    def fold(self, state: State) -> State:
        deck, name = named(self.card)
        left = out_of_hand(state, self.card)
        return onto_pile(left, "mystery-discard", name) if deck == "mystery" else left


class ShuffledIntoEvents(OfCard, frozen=True):
    """A card goes into the event deck; its lower half will come as an event."""

    def fold(self, state: State) -> State:
        left = out_of_hand(state, self.card)
        return left.with_deck("event", left.deck("event").shuffled_in(self.card))


class TreasureFound(OfCard, frozen=True):
    """A treasure waits in Future; `stack` is the action that found it."""

    who: str = ""
    stack: int = 0

    def fold(self, state: State) -> State:
        left, name = out_of_hand(state, self.card), named(self.card)[1]
        found = replace(left.future, treasures=(*left.future.treasures, name))
        note = FoundTreasure(self.stack, name, self.who)
        return replace(left, future=found, round_notes=(*left.round_notes, note))


class EquipmentFound(OfCard, frozen=True):
    """An equipment card lies in Future."""

    def fold(self, state: State) -> State:
        left, name = out_of_hand(state, self.card), named(self.card)[1]
        return replace(left, future=replace(left.future, equipment=(*left.future.equipment, name)))
