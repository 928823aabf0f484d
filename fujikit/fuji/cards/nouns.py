"""What an equipment card needs to know: how it is read from a line, and every way to name it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from fujikit.engine.notation import Reader
from fujikit.fuji import nouns
from fujikit.fuji.board import NUMBER
from fujikit.fuji.reroll import subsets
from fujikit.fuji.state import THIRD, Seat, State

Fields = dict[str, Any]
"""Fields of a `Use`."""


class CardNouns(NamedTuple):
    """What a card is told: read from a line, and in every way that a user could name it."""

    read: Callable[[State, Reader], Fields]
    ways: Callable[[State, Seat], Iterable[Fields]]
    is_number: bool = False
    """Whether its first word is a number."""


def both(first: CardNouns, second: CardNouns) -> CardNouns:
    """One after the other."""

    def read(state: State, reader: Reader) -> Fields:
        return _joined(first.read(state, reader), second.read(state, reader))

    def ways(state: State, user: Seat) -> Iterator[Fields]:
        pairs = product(first.ways(state, user), second.ways(state, user))
        return (_joined(one, other) for one, other in pairs)

    return CardNouns(read, ways, first.is_number)


def _joined(one: Fields, other: Fields) -> Fields:
    return one | {field: one[field] + value if field in one else value for field, value in other.items()}


def either(first: CardNouns, second: CardNouns) -> CardNouns:
    """One or the other, by whether a number follows; where the line stops, the first one is missing."""

    def read(state: State, reader: Reader) -> Fields:
        word = reader.peek()
        return (second if word and word.isdecimal() == second.is_number else first).read(state, reader)

    return CardNouns(read, lambda state, user: (*first.ways(state, user), *second.ways(state, user)))


def optional(noun: CardNouns) -> CardNouns:
    return CardNouns(
        lambda state, reader: noun.read(state, reader) if reader else {},
        lambda state, user: ({}, *noun.ways(state, user)),
    )


def _read_seat(state: State, reader: Reader) -> Fields:
    return {"seats": (nouns.seat(state, reader),)}


def _read_squares(state: State, reader: Reader) -> Fields:
    pair = nouns.square(state, reader), nouns.square(state, reader)
    return {"squares": tuple(sorted(pair, key=NUMBER.__getitem__))}


def _every_pair(state: State, user: Seat) -> Iterator[Fields]:
    return ({"squares": pair} for pair in combinations([square for square, _ in state.board.squares()], 2))


def _every_die(state: State, user: Seat) -> Iterator[Fields]:
    """The user's dice; who has none is told so by asking for the first. The third's are picked later."""
    numbers = () if user.name == THIRD else range(1, max(len(user.dice), 1) + 1)
    return ({"dice": (number,)} for number in numbers)


def _every_set(state: State, user: Seat) -> Iterator[Fields]:
    yield {}
    yield from ({"dice": dice} for dice in subsets(tuple(range(1, len(user.dice) + 1)), len(user.dice)))


def _every_side(state: State, user: Seat) -> Iterator[Fields]:
    """The players, each of whom sees some of the third meeple's dice."""
    return ({"seats": (player.name,)} for player in state.players() if user.name == THIRD)


NOTHING = CardNouns(lambda state, reader: {}, lambda state, user: ({},))
SQUARE = CardNouns(
    lambda state, reader: {"squares": (nouns.square(state, reader),)},
    lambda state, user: ({"squares": (square,)} for square, _ in state.board.squares()),
)
TWO_SQUARES = CardNouns(_read_squares, _every_pair)
TEAMMATE = CardNouns(
    _read_seat,
    lambda state, user: ({"seats": (seat.name,)} for seat in state.seats if seat.name != user.name),
)
OPTIONAL_TEAMMATE = optional(TEAMMATE)
SIDE = CardNouns(_read_seat, _every_side)
DIE = CardNouns(lambda state, reader: {"dice": (nouns.die(state, reader),)}, _every_die, is_number=True)
DICE = CardNouns(lambda state, reader: {"dice": nouns.any_dice(state, reader)}, _every_set, is_number=True)
VALUE = CardNouns(
    lambda state, reader: {"face": nouns.value(state, reader)}, lambda state, user: ({"face": 1},)
)
"""No value is refused where another one is not, so that naming one is every way."""
