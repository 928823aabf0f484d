"""The event deck: what its next card may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import ClassVar, NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.engine.public import public
from fujikit.odds import Distribution
from fujikit.robinson.box import Box
from fujikit.robinson.odds import asked
from fujikit.robinson.odds.answer import Answer
from fujikit.robinson.odds.chances import Chances
from fujikit.robinson.odds.dice import the_box
from fujikit.robinson.odds.weather_odds import sheet_of
from fujikit.robinson.setup.start import event_shares

BOOK = "book"
SHARES = ("easier", "harder")


class Event(Answer, frozen=True):
    """What the next event phase may bring."""

    shown: ClassVar[tuple[str, ...]] = ("book", "build", "gather", "explore", "mixed_in")
    cards: Chances[str]
    """How likely each event card is to come, by its name."""
    symbols: Chances[str]
    """How likely each symbol is: `book`, or the colour of the adventure token."""
    lower_halves: Distribution
    """How many cards that were mixed in come before the event."""

    @property
    def book(self) -> Fraction:
        """The chance of a book."""
        return self.symbols.get(BOOK, Fraction(0))

    @property
    def build(self) -> Fraction:
        """The chance of an adventure token for building."""
        return self.symbols.get("build", Fraction(0))

    @property
    def gather(self) -> Fraction:
        """The chance of an adventure token for gathering."""
        return self.symbols.get("gather", Fraction(0))

    @property
    def explore(self) -> Fraction:
        """The chance of an adventure token for exploring."""
        return self.symbols.get("explore", Fraction(0))

    @property
    def mixed_in(self) -> Fraction:
        """The chance that a card that was mixed in comes first."""
        return 1 - self.lower_halves.exact(0)


@public
def event(
    scenario: int, *, seen: asked.Words = (), mixed_in: int = 0, books: str = "", box: Box | None = None
) -> Event:
    """The next event of a scenario, when the events in `seen` have come, each as often as it did.

    `mixed_in` adventure and mystery cards have been shuffled into the deck and have not come yet. `books` is
    `easier` or `harder` where the deck was dealt so.

    >>> first = event(1)
    >>> first
    <Event: book 0.500, build 0.132, gather 0.191, explore 0.176, mixed in 0.000>
    >>> first.book, first.gather
    (Fraction(1, 2), Fraction(13, 68))
    >>> later = event(1, seen="argument bad-feelings storm", mixed_in=2)
    >>> later.book, later.mixed_in, later.lower_halves.mean_exact
    (Fraction(4, 9), Fraction(2, 11), Fraction(1, 5))
    """
    all_cards = the_box(box)
    if books:
        asked.name(books, "books", SHARES)
    shares = event_shares(sheet_of(all_cards, scenario), books)
    symbols: dict[str, str] = {card.id: card.symbol for card in all_cards.events}
    come = asked.names(seen, "seen", symbols)
    others = asked.number(mixed_in, "mixed_in")
    piles = (
        Pile.of(all_cards, shares[0], come, of_books=True),
        Pile.of(all_cards, shares[1], come, of_books=False),
    )
    left = sum(pile.left for pile in piles)
    if not left:
        raise BadInput("seen: no event card is left")
    cards = Chances(pair for pile in piles for pair in pile.chances(left))
    return Event(cards, cards.turned(symbols.__getitem__), _before_the_event(left, others))


class Pile(NamedTuple):
    """Book events, or adventure events: a share of them was dealt unseen."""

    unseen: tuple[str, ...]
    left: int
    """How many of the unseen ones are in the deck."""

    @classmethod
    def of(cls, box: Box, share: int, come: Sequence[str], *, of_books: bool) -> Pile:
        cards = Counter({card.id: card.copies for card in box.events if (card.symbol == BOOK) == of_books})
        gone = Counter(name for name in come if name in cards)
        for name, count in gone.items():
            if count > cards[name]:
                raise BadInput(f"seen: {name} comes {cards[name]} times at most")
        if gone.total() > share:
            kind = "book" if of_books else "adventure"
            raise BadInput(f"seen: {gone.total()} {kind} events, where {share} are dealt")
        return cls(tuple((cards - gone).elements()), share - gone.total())

    def chances(self, left: int) -> Iterator[tuple[str, Fraction]]:
        """How likely each of the unseen cards is the next of so many events."""
        for name in self.unseen if self.left else ():
            yield name, Fraction(self.left, left * len(self.unseen))


def _before_the_event(events: int, others: int) -> Distribution:
    """How many other cards lie above the first of so many events, in a shuffled deck."""
    chances, still = [], Fraction(1)
    for above in range(others + 1):
        size = events + others - above
        chances.append((above, still * Fraction(events, size)))
        still *= Fraction(others - above, size)
    return Chances(chances).totals(int)
