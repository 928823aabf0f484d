"""The nouns of Fuji's lines: how each is read, and what it highlights on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from fujikit.engine.errors import BadLine
from fujikit.engine.notation import Reader
from fujikit.engine.rules import Step
from fujikit.engine.verbs import Noun, Verb
from fujikit.engine.verdict import Reason
from fujikit.fuji.actions import FOR_THIRD, FujiAction
from fujikit.fuji.board import NUMBER
from fujikit.fuji.box.components import EQUIPMENT_CARDS
from fujikit.fuji.state import THIRD, State

A = TypeVar("A", bound=FujiAction)
MAX_DICE = 24


def square(state: State, reader: Reader) -> str:
    return reader.one_of(NUMBER, "square") if reader.peek() not in NUMBER else reader.word("square")


def seat(state: State, reader: Reader) -> str:
    if reader.peek() == THIRD and state.table.variant == "a":
        raise BadLine("two.a-cards")
    return reader.one_of([seat.name for seat in state.seats], "seat")


def die(state: State, reader: Reader) -> int:
    return reader.number(1, MAX_DICE, "die")


def any_dice(state: State, reader: Reader) -> tuple[int, ...]:
    return reader.numbers(1, MAX_DICE, "die")


def value(state: State, reader: Reader) -> int:
    return reader.number(1, 6, "value")


SQUARE = Noun(square, "squares")
SEAT = Noun(seat, "seats")
DIE = Noun(die, "dice")
DICE = Noun(lambda state, reader: any_dice(state, reader) or (die(state, reader),), "dice")
VALUE = Noun(value, "value")
EQUIPMENT = Noun(lambda state, reader: reader.one_of(EQUIPMENT_CARDS, "equipment"), "cards")


class VerbForThird(Verb[State, A]):
    """A verb that players of variant B may also use for the third meeple: `mark c4 for Third`."""

    def __init__(
        self,
        action: type[A],
        refuse: Callable[[State, A], Iterator[Reason]],
        do: Callable[[State, A], Iterable[Step]],
        *nouns: Noun,
    ) -> None:
        super().__init__(action, refuse, do, *nouns, read=self._read)

    def _read(self, state: State, seat: str, reader: Reader) -> A:
        third = reader.drop_last(*FOR_THIRD)
        action = self.read_nouns(state, seat, reader)
        return replace(action, third=True) if third else action
