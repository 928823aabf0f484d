"""How Robinson's lines are read: a seat, a verb, and the nouns that the verb needs."""

from __future__ import annotations

from collections.abc import Callable

from fujikit.engine.errors import BadLine
from fujikit.engine.notation import Reader, words_of
from fujikit.robinson.actions import (
    Carry,
    Choose,
    GoOn,
    Lead,
    Pay,
    Place,
    Ready,
    RobinsonAction,
    TakeBack,
    Use,
    Wait,
)
from fujikit.robinson.state import KINDS, State

TOKENS = ("time", "wood")
MOST_STACKS = 99
WITH, FOR = "with", "for"


def read(state: State, line: str) -> RobinsonAction:
    """The action that a line stands for."""
    words = words_of(line)
    names = {name.casefold(): name for name in state.table.names}
    if not words or (seat := names.get(words[0].casefold())) is None:
        known = state.table.names
        raise BadLine("line.seat", "" if words else "empty", word=words[0] if words else "", known=known)
    return _verb(seat, Reader(words[1:]))


def use_of(state: State, seat: str, thing: str) -> Use:
    """The line that uses a thing; `BadLine` for somebody who is not at the table."""
    if seat not in state.table.names:
        raise BadLine("line.seat", word=seat, known=state.table.names)
    return Use(seat, thing)


def _verb(seat: str, reader: Reader) -> RobinsonAction:
    verb = reader.peek()
    if verb not in READERS:
        raise BadLine("line.verb", "" if verb else "missing", word=verb, known=tuple(READERS))
    reader.word("verb")
    action = READERS[verb](seat, reader)
    reader.end()
    return action


def _kind(reader: Reader) -> str:
    return reader.one_of(KINDS, "kind")


def _target(reader: Reader) -> str:
    """What or where; nothing where the line goes on with a number, a pawn, or not at all."""
    word = reader.peek()
    return "" if not word or word == WITH or word.isdecimal() else reader.word("target")


def _number(reader: Reader) -> int:
    """Which of several stacks side by side; the first one needs no number."""
    return reader.number(1, MOST_STACKS, "stack") if reader.peek().isdecimal() else 1


def _pawn(reader: Reader) -> str:
    return reader.word("pawn") if reader.skip(WITH) else ""


def _user(reader: Reader) -> str:
    return reader.word("user") if reader.skip(FOR) else ""


def _read_place(seat: str, reader: Reader) -> Place:
    return Place(seat, _kind(reader), _target(reader), _number(reader), _pawn(reader))


def _read_take_back(seat: str, reader: Reader) -> TakeBack:
    return TakeBack(seat, _kind(reader), _target(reader), _number(reader), _pawn(reader))


def _read_pay(seat: str, reader: Reader) -> Pay:
    return Pay(seat, _kind(reader), reader.word("target"), _number(reader), reader.word("price"))


def _read_carry(seat: str, reader: Reader) -> Carry:
    token = reader.one_of(TOKENS, "token")
    return Carry(seat, token, _kind(reader), _target(reader), _number(reader))


READERS: dict[str, Callable[[str, Reader], RobinsonAction]] = {
    "place": _read_place,
    "take-back": _read_take_back,
    "lead": lambda seat, reader: Lead(seat, _kind(reader), _target(reader), _number(reader)),
    "pay": _read_pay,
    "carry": _read_carry,
    "ready": lambda seat, reader: Ready(seat),
    "wait": lambda seat, reader: Wait(seat),
    "choose": lambda seat, reader: Choose(seat, reader.word("option")),
    "go-on": lambda seat, reader: GoOn(seat),
    "use": lambda seat, reader: Use(seat, reader.word("thing"), _user(reader)),
}
