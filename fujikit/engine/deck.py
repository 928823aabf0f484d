"""Decks whose order nobody knows yet: a card is drawn when it is needed, not when the deck is shuffled.

A deck holds what is known of its order, a top and a bottom, and between them cards in no order. To shuffle is
to forget the order; to draw from the middle is chance, each card as likely as every other. So chance has
exact odds, a card may join or leave a deck at any time, and a record stays short.

A card that lies on top or at the bottom without having been seen carries the mark `UNSEEN` before its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from fujikit.engine.chance import Draw, pick

UNSEEN = "?"


class Deck(Struct, frozen=True, gc=False):
    """Cards face down: `top` in order, the next one first; then the middle, in no order; then `bottom`.

    >>> deck = Deck.of(["fox", "bear"])
    >>> len(deck), deck.put_on_top("boa").top
    (2, ('boa',))
    """

    top: tuple[str, ...] = ()
    middle: tuple[str, ...] = ()
    """Sorted, so that the same cards are the same deck."""
    bottom: tuple[str, ...] = ()

    @classmethod
    def of(cls, cards: Iterable[str]) -> Deck:
        """A shuffled deck."""
        return cls(middle=tuple(sorted(cards)))

    def __len__(self) -> int:
        return len(self.top) + len(self.middle) + len(self.bottom)

    def __bool__(self) -> bool:
        return len(self) > 0

    def cards(self) -> tuple[str, ...]:
        """Every card, as far as it is known."""
        return (*self.top, *self.middle, *self.bottom)

    def next(self) -> tuple[str, ...]:
        """The cards that may lie on top: one if it is known, none if the deck is empty."""
        return self.top[:1] or self.middle or self.bottom[:1]

    def without_next(self, card: str) -> Deck:
        """The deck after its top card, which was this one, has been drawn."""
        if self.top:
            return replace(self, top=self.top[1:])
        if self.middle:
            return replace(self, middle=without(self.middle, card))
        return replace(self, bottom=self.bottom[1:])

    def without(self, card: str) -> Deck:
        """The deck without a card that was looked for in it; its order stays."""
        if card in self.top:
            return replace(self, top=without(self.top, card))
        if card in self.middle:
            return replace(self, middle=without(self.middle, card))
        return replace(self, bottom=without(self.bottom, card))

    def put_on_top(self, *cards: str) -> Deck:
        """The cards on top, the first one uppermost."""
        return replace(self, top=(*cards, *self.top))

    def put_under(self, *cards: str) -> Deck:
        return replace(self, bottom=(*self.bottom, *cards))

    def shuffled_in(self, *cards: str) -> Deck:
        """The cards among the others; the order is forgotten."""
        return Deck.of(map(face, (*self.cards(), *cards)))


def face(card: str) -> str:
    """The card itself, seen or not.

    >>> face("?bear")
    'bear'
    """
    return card.removeprefix(UNSEEN)


def without(cards: Sequence[str], card: str) -> tuple[str, ...]:
    """The cards without one that equals `card`."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def draw_top(deck: Deck, draw: Draw) -> str:
    """The top card of a deck that is not empty, as chance gives it."""
    known = deck.next()
    return face(known[0] if len(known) == 1 else pick(known, draw))


def chances(deck: Deck) -> list[tuple[str, Fraction]]:
    """Every card that may lie on top, with its probability."""
    known = deck.next()
    return [(face(card), Fraction(known.count(card), len(known))) for card in dict.fromkeys(known)]
