"""Robinson's chance: cards from decks, and dice."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from fujikit.engine.chance import Chance, Draw, Script, pick
from fujikit.engine.deck import Deck, chances, draw_top, face
from fujikit.engine.errors import BadInput
from fujikit.engine.events import LogMessage
from fujikit.robinson.events import RobinsonEvent, SilentEvent
from fujikit.robinson.state import State, Throw
from fujikit.robinson.words.component_names import name_in

BESIDE = "beside"
"""Where a beast waits beside the event deck: a deck of one card."""


def _printed(state: State, deck: str, card: str) -> str:
    """The printed name of a card; a tile by its number."""
    return f"tile {card}" if deck == "tile" else name_in(state.table.box, card)


def _told(state: State, key: str, deck: str, card: str) -> LogMessage:
    """A sentence that ends with the name of a card; a name with a mark of its own gets no full stop."""
    name = _printed(state, deck, card)
    case = "/exclaimed" if name.endswith("!") else ""
    return LogMessage(key + case, {"deck": deck, "card": name})


class CardDrawn(RobinsonEvent, frozen=True):
    """The top card of a deck is in hand, seen by all."""

    by_chance = True
    deck: str
    card: str

    def fold(self, state: State) -> State:
        deck = state.deck(self.deck)
        taken = deck.next()[0] if len(deck.next()) == 1 else self.card
        return replace(state.with_deck(self.deck, deck.without_next(taken)), drawn=(*state.drawn, self.card))

    def result(self) -> str:
        return self.card

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return _told(state, "CardDrawn", self.deck, self.card)


class CardMoved(RobinsonEvent, frozen=True):
    """The top card of one deck goes unseen to another: on top of it, or among its cards."""

    by_chance = True
    deck: str
    card: str
    to: str
    on_top: bool = False

    def fold(self, state: State) -> State:
        deck, target = state.deck(self.deck), state.deck(self.to)
        taken = deck.next()[0] if len(deck.next()) == 1 else self.card
        moved = target.put_on_top(f"?{self.card}") if self.on_top else target.shuffled_in(self.card)
        return state.with_deck(self.deck, deck.without_next(taken)).with_deck(self.to, moved)

    def result(self) -> str:
        return self.card

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        cases = {self.to: "/to-beside", self.deck: "/from-beside"}
        return LogMessage(f"CardMoved{cases.get(BESIDE, '')}", {"deck": self.deck, "to": self.to})


class CardSeen(RobinsonEvent, frozen=True):
    """Somebody has looked at the top card of a deck; it stays there, known to all."""

    by_chance = True
    deck: str
    card: str

    def fold(self, state: State) -> State:
        deck = state.deck(self.deck)
        taken = deck.next()[0] if len(deck.next()) == 1 else self.card
        return state.with_deck(self.deck, deck.without_next(taken).put_on_top(self.card))

    def result(self) -> str:
        return self.card

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        if self.deck == BESIDE:
            return LogMessage("CardSeen/beside", {"card": _printed(state, self.deck, self.card)})
        return _told(state, "CardSeen", self.deck, self.card)


class OfDeck(Chance, frozen=True):
    """Chance that gives the top card of a deck which is not empty."""

    name: str
    deck: Deck

    @abstractmethod
    def happens(self, card: str) -> RobinsonEvent:
        """What it is to get this card."""

    def sample(self, draw: Draw) -> RobinsonEvent:
        return self.happens(draw_top(self.deck, draw))

    def outcomes(self) -> Iterator[tuple[RobinsonEvent, Fraction]]:
        return ((self.happens(card), chance) for card, chance in chances(self.deck))

    def read(self, result: str) -> RobinsonEvent:
        if result not in [face(card) for card in self.deck.next()]:
            raise BadInput(f"{result[:60]!r} can't lie on top of the {self.name} deck")
        return self.happens(result)

    def script(self, script: Script) -> RobinsonEvent | None:
        words = script.take(1)
        return self.read(words[0]) if words else None


class DrawCard(OfDeck, frozen=True):
    """Draw the top card of a deck and look at it."""

    def happens(self, card: str) -> CardDrawn:
        return CardDrawn(self.name, card)


class MoveCard(OfDeck, frozen=True):
    """Move the top card of a deck, unseen, to another."""

    to: str = ""
    on_top: bool = False

    def happens(self, card: str) -> CardMoved:
        return CardMoved(self.name, card, self.to, self.on_top)


class LookCard(OfDeck, frozen=True):
    """Look at the top card of a deck and leave it there."""

    def happens(self, card: str) -> CardSeen:
        return CardSeen(self.name, card)


def draw_from(state: State, deck: str) -> DrawCard:
    """The chance to draw from a deck by its name."""
    return DrawCard(deck, state.deck(deck))


class DiceThrown(RobinsonEvent, frozen=True):
    """Dice lie on the table."""

    by_chance = True
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    by: str = ""

    def fold(self, state: State) -> State:
        return replace(state, throw=Throw(self.dice, self.faces, self.by))

    def result(self) -> str:
        return " ".join(self.faces)

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("DiceThrown", {"what": self.faces})


class DieThrownAgain(RobinsonEvent, frozen=True):
    """One die of the throw shows another face."""

    by_chance = True
    die: str
    face: str

    def fold(self, state: State) -> State:
        throw = state.throw
        faces = list(throw.faces)
        faces[throw.dice.index(self.die)] = self.face
        return replace(state, throw=replace(throw, faces=tuple(faces)))

    def result(self) -> str:
        return self.face

    def log_message(self, state: State, seat: str | None) -> LogMessage | None:
        return LogMessage("DieThrownAgain", {"what": self.face})


class DiceTakenUp(SilentEvent, frozen=True):
    """The dice have done their work and leave the table."""

    def fold(self, state: State) -> State:
        return replace(state, throw=Throw())


class ThrowDice(Chance, frozen=True):
    """Throw dice together; `sides` holds the six faces of each."""

    dice: tuple[str, ...]
    sides: tuple[tuple[str, ...], ...]
    by: str = ""

    def sample(self, draw: Draw) -> DiceThrown:
        return self._thrown(tuple([pick(faces, draw) for faces in self.sides]))

    def outcomes(self) -> Iterator[tuple[DiceThrown, Fraction]]:
        weights: dict[tuple[str, ...], int] = {}
        for faces in product(*self.sides):
            weights[faces] = weights.get(faces, 0) + 1
        total = sum(weights.values())
        return ((self._thrown(faces), Fraction(weight, total)) for faces, weight in weights.items())

    def read(self, result: str) -> DiceThrown:
        faces = tuple(result.split())
        if len(faces) != len(self.dice) or any(
            face not in known for face, known in zip(faces, self.sides, strict=True)
        ):
            raise BadInput(f"{result[:60]!r} can't be thrown with {', '.join(self.dice)}")
        return self._thrown(faces)

    def script(self, script: Script) -> DiceThrown | None:
        words = script.take(len(self.dice))
        return self.read(" ".join(words)) if words else None

    def _thrown(self, faces: tuple[str, ...]) -> DiceThrown:
        return DiceThrown(self.dice, faces, self.by)


class ThrowAgain(Chance, frozen=True):
    """Throw one die of the throw again."""

    die: str
    sides: tuple[str, ...]

    def sample(self, draw: Draw) -> DieThrownAgain:
        return DieThrownAgain(self.die, pick(self.sides, draw))

    def outcomes(self) -> Iterator[tuple[DieThrownAgain, Fraction]]:
        for shown in dict.fromkeys(self.sides):
            yield DieThrownAgain(self.die, shown), Fraction(self.sides.count(shown), len(self.sides))

    def read(self, result: str) -> DieThrownAgain:
        if result not in self.sides:
            raise BadInput(f"{result[:60]!r} is no face of the die {self.die}")
        return DieThrownAgain(self.die, result)

    def script(self, script: Script) -> DieThrownAgain | None:
        words = script.take(1)
        return self.read(words[0]) if words else None
