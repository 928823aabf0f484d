"""The nouns of Robinson's lines: how each is read, and the field of an action's view that shows it."""

from __future__ import annotations

from fujikit.engine.notation import Reader
from fujikit.engine.verbs import Noun
from fujikit.robinson.state import KINDS, State

TOKENS = ("time", "wood")
MAX_STACKS = 99
WITH, FOR = "with", "for"


def _target(state: State, reader: Reader) -> str:
    """What or where; nothing where the line goes on with a number, a pawn, or not at all."""
    word = reader.peek()
    return "" if not word or word == WITH or word.isdecimal() else reader.word("target")


def _stack(state: State, reader: Reader) -> int:
    """Which of several stacks side by side; the first one needs no number."""
    return reader.number(1, MAX_STACKS, "stack") if reader.peek().isdecimal() else 1


KIND = Noun(lambda state, reader: reader.one_of(KINDS, "kind"), "kind")
TARGET = Noun(_target, "target")
NAMED_TARGET = Noun(lambda state, reader: reader.word("target"), "target")
STACK = Noun(_stack, "stack")
PAWN = Noun(lambda state, reader: reader.word("pawn") if reader.skip(WITH) else "", "pawn")
PRICE = Noun(lambda state, reader: reader.word("price"), "word")
TOKEN = Noun(lambda state, reader: reader.one_of(TOKENS, "token"), "word")
OPTION = Noun(lambda state, reader: reader.word("option"), "word")
THING = Noun(lambda state, reader: reader.word("thing"), "word")
USER = Noun(lambda state, reader: reader.word("user") if reader.skip(FOR) else "")
