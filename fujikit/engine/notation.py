"""One-line notation: a seat, a verb, nouns. Every action prints to its line and parses back."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec import Struct

from fujikit.engine.errors import BadLine

MAX_LINE_LENGTH = 1000
SPACES = re.compile(r"[^\S\n\r\v\f\x1c-\x1f\x85\u2028\u2029]")
"""Tabs and every kind of space, also those that don't break (French sets one before "!"), but no new line."""


CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def verb_name(name: str) -> str:
    """The verb of a class.

    >>> verb_name("Row"), verb_name("ThrowAgain")
    ('row', 'throw-again')
    """
    return CAPITAL.sub("-", name).lower()


class Action(Struct, frozen=True, gc=False):
    """What a seat does. The verb is called after its class, or as it says; the nouns are its fields."""

    verb: ClassVar[str]
    seat: str

    def __init_subclass__(cls) -> None:
        if "verb" not in cls.__dict__:
            cls.verb = verb_name(cls.__name__)

    def nouns(self) -> Iterable[object]:
        """The words after the verb."""
        return ()

    def __str__(self) -> str:
        return " ".join((self.seat, self.verb, *map(str, self.nouns())))


class Reader:
    """The words of a line, taken one by one; what does not fit raises `BadLine`."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = list(words)

    def __bool__(self) -> bool:
        return bool(self._words)

    def peek(self) -> str:
        return self._words[0] if self._words else ""

    def word(self, what: str) -> str:
        """The next word, whatever it is; `what` names it where it is missing."""
        if not self._words:
            raise BadLine("line.nouns", "missing", what=what)
        return self._words.pop(0)

    def one_of(self, choices: Iterable[str], what: str) -> str:
        word = self.word(what)
        if word not in (known := tuple(choices)):
            raise BadLine("line.nouns", "unknown", word=word, what=what, known=known)
        return word

    def number(self, least: int, most: int, what: str) -> int:
        word = self.word(what)
        if not (word.isascii() and word.isdecimal() and least <= int(word[:9]) <= most):
            raise BadLine("line.nouns", "number", word=word, what=what, least=least, most=most)
        return int(word)

    def numbers(self, least: int, most: int, what: str) -> tuple[int, ...]:
        """All numbers that follow, each once, in rising order."""
        found = []
        while self._words and self._words[0].isdecimal():
            found.append(self.number(least, most, what))
        if len(set(found)) < len(found):
            raise BadLine("line.nouns", "twice", what=what)
        return tuple(sorted(found))

    def skip(self, *words: str) -> bool:
        """Whether the line goes on with these words, which are then taken."""
        if tuple(self._words[: len(words)]) != words:
            return False
        del self._words[: len(words)]
        return True

    def drop_last(self, *words: str) -> bool:
        """Whether the line ends with these words, which are then taken."""
        if tuple(self._words[-len(words) :]) != words:
            return False
        del self._words[-len(words) :]
        return True

    def rest(self) -> str:
        text, self._words = " ".join(self._words), []
        return text

    def end(self) -> None:
        if self._words:
            raise BadLine("line.nouns", "surplus", word=self._words[0])


def words_of(line: str) -> list[str]:
    """The words of a line, in composed Unicode, so that one name is written one way.

    >>> words_of("Clara  mark c4 ")
    ['Clara', 'mark', 'c4']
    """
    if len(line) > MAX_LINE_LENGTH:
        raise BadLine("line.nouns", "long", most=MAX_LINE_LENGTH)
    if not (line.isprintable() or SPACES.sub(" ", line).isprintable()):
        raise BadLine("line.nouns", "unprintable")
    return unicodedata.normalize("NFC", line).split()
