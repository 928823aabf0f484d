"""Cards dealt from a shuffled pile when the game is set up."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb

from msgspec.structs import replace

from fujikit.engine.chance import Chance, Draw, shuffled
from fujikit.engine.deck import Deck
from fujikit.engine.errors import BadInput
from fujikit.engine.events import LogMessage
from fujikit.robinson.chance import OfDeck
from fujikit.robinson.clauses import rests_on
from fujikit.robinson.events import RobinsonEvent
from fujikit.robinson.state import Gear, State


class Dealt(RobinsonEvent, frozen=True):
    """Cards have been dealt; `rest` is what the pile still holds."""

    by_chance = True
    cards: tuple[str, ...]
    rest: tuple[str, ...] = ()

    def result(self) -> str:
        return " ".join(self.cards)


class Deal(Chance, frozen=True):
    """So many cards of a pile, in no order. A script of dice does not reach the set-up."""

    pile: tuple[str, ...]
    count: int

    @abstractmethod
    def happens(self, cards: tuple[str, ...], rest: tuple[str, ...]) -> Dealt:
        """What comes of these cards."""

    def sample(self, draw: Draw) -> Dealt:
        return self._dealt(shuffled(self.pile, draw)[: self.count])

    def outcomes(self) -> Iterator[tuple[Dealt, Fraction]]:
        ways = comb(len(self.pile), self.count)
        for cards, weight in _hands(sorted(Counter(self.pile).items()), self.count):
            yield self._dealt(cards), Fraction(weight, ways)

    def read(self, result: str) -> Dealt:
        cards = result.split()
        if len(cards) != self.count or Counter(cards) - Counter(self.pile):
            raise BadInput("the cards dealt are not those of the box")
        return self._dealt(cards)

    def _dealt(self, cards: Sequence[str]) -> Dealt:
        rest = Counter(self.pile) - Counter(cards)
        return self.happens(tuple(sorted(cards)), tuple(sorted(rest.elements())))


def _hands(pile: list[tuple[str, int]], count: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every hand of so many cards, with the number of ways in which it comes."""
    if count == 0 or not pile:
        yield from [((), 1)] if count == 0 else []
        return
    (card, copies), *others = pile
    for taken in range(min(copies, count), -1, -1):
        for hand, ways in _hands(others, count - taken):
            yield (*[card] * taken, *hand), comb(copies, taken) * ways


class InventionsLaid(Dealt, frozen=True):
    """Inventions lie on the board beside the default ones; the others form the deck."""

    def fold(self, state: State) -> State:
        laid = replace(state, inventions=(*state.inventions, *self.cards))
        return laid.with_deck("invention", Deck.of(self.rest))


class LayInventions(Deal, frozen=True):
    """Inventions from the shuffled rest."""

    def happens(self, cards: tuple[str, ...], rest: tuple[str, ...]) -> InventionsLaid:
        return InventionsLaid(cards, rest)


class EquipmentDealt(Dealt, frozen=True):
    """The starting equipment lies beside the board; the rest is set aside."""

    def fold(self, state: State) -> State:
        dealt = replace(state, equipment=(*state.equipment, *map(Gear, self.cards)))
        return dealt.with_deck("equipment", Deck.of(self.rest))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return super().log_message(state, seat) if self.cards else None


class DealEquipment(Deal, frozen=True):
    """Starting equipment."""

    def happens(self, cards: tuple[str, ...], rest: tuple[str, ...]) -> EquipmentDealt:
        return EquipmentDealt(cards, rest)


class EventsDealt(Dealt, frozen=True):
    """Events of a pile join the event deck unseen; the others are out of the game."""

    def fold(self, state: State) -> State:
        return state.with_deck("event", state.deck("event").shuffled_in(*self.cards))

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("EventsDealt", {"count": len(self.cards)})


class DealEvents(Deal, frozen=True):
    """Events for the event deck."""

    def happens(self, cards: tuple[str, ...], rest: tuple[str, ...]) -> EventsDealt:
        return EventsDealt(cards)


class InventionShown(RobinsonEvent, frozen=True):
    """The top card of the invention deck is seen by all."""

    by_chance = True
    invention: str

    def fold(self, state: State) -> State:
        deck = state.deck("invention").without_next(self.invention)
        return state.with_deck("invention", deck.put_on_top(self.invention))

    def result(self) -> str:
        return self.invention


class ShowInvention(OfDeck, frozen=True):
    """Which invention lies on top of its deck, face up as always."""

    def happens(self, card: str) -> InventionShown:
        return InventionShown(card)

    def script(self, script: object) -> None:
        return None


@rests_on("rc.setup.inventions")
def uncovered(state: State) -> tuple[Chance, ...]:
    """The invention deck lies face up, so that its top card is always known."""
    deck = state.deck("invention")
    return (ShowInvention("invention", deck),) if deck.middle and not deck.top else ()
