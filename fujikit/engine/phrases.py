"""A small language declared by phrases: a kind of sentence is a struct, read and written by its phrase.

`{count} wound(s)` has a field `count`, and a plural that follows it. How a field is read comes from its type:
a number, one of the words of a `Literal`, a name, several names with "or" between them, another sentence of
the language, several with semicolons between them, or several ways to go with bars between them. `{by:+}` is
a number with its sign.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from fujikit.engine.errors import BadInput
from fujikit.engine.quoted import quoted

PIECE = re.compile(r"\{(?P<name>\w+)(?P<sign>:\+)?\}|(?P<plural>\(s\))")
STEPS, WAYS, NAMES = "; ", " | ", " or "
NAME = r"[^;|:]+?"
MAX_LENGTH = 500
"""Characters of a text. The time that reading takes may grow with the square of it."""


class BadSentence(BadInput):
    """A text that the language can't say."""


class Sentence(Struct, frozen=True):
    """One sentence. A subclass says how it is written."""

    phrase: ClassVar[str] = ""

    def __str__(self) -> str:
        return "".join(piece(self) for piece in _writers(type(self)))


L = TypeVar("L", bound=Sentence)


class Form(NamedTuple):
    """How a field is written: the pattern of its text, and both ways between text and value."""

    pattern: str
    read: Callable[[Language[Any], str], Any]
    write: Callable[[Any], str]


class Language(Generic[L]):
    """The sentences that can be read. Kinds are added one by one; the first that fits a text is taken.

    >>> tongue: Language[Sentence] = Language("this game")
    >>> @tongue.add
    ... class Wound(Sentence, frozen=True):
    ...     phrase = "{count} wound(s)"
    ...     count: int
    >>> tongue.read("2 wounds"), str(Wound(1))
    (Wound(count=2), '1 wound')
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.kinds: list[type[L]] = []
        self._known: dict[str, L] = {}

    def add(self, kind: type[L]) -> type[L]:
        """This kind of sentence belongs to the language."""
        self.kinds.append(kind)
        return kind

    def read(self, text: str) -> L:
        """The sentence of a text, or `BadSentence`."""
        if text not in self._known:
            self._known[text] = self._read(text)
        return self._known[text]

    def read_all(self, text: str) -> tuple[L, ...]:
        """Sentences with semicolons between them."""
        return tuple(self.read(part) for part in text.split(STEPS))

    def _read(self, text: str) -> L:
        if len(text) > MAX_LENGTH:
            raise BadSentence(f"{quoted(text)} is longer than {MAX_LENGTH} characters")
        flaw = BadSentence(f"{text!r} is nothing that {self.name} can say")
        for kind in self.kinds:
            if found := _pattern(kind).fullmatch(text):
                try:
                    return kind(**self._fields(kind, found))
                except BadSentence as inner:
                    flaw = inner
        raise flaw

    def _fields(self, kind: type[L], found: re.Match[str]) -> dict[str, Any]:
        forms = _forms(kind)
        return {name: forms[name].read(self, part) for name, part in found.groupdict().items()}


@cache
def _pattern(kind: type[Sentence]) -> re.Pattern[str]:
    forms, end, parts = _forms(kind), 0, []
    for found in PIECE.finditer(kind.phrase):
        parts.append(re.escape(kind.phrase[end : found.start()]))
        name = found["name"]
        parts.append("s?" if found["plural"] else f"(?P<{name}>{forms[name].pattern})")
        end = found.end()
    return re.compile("".join(parts) + re.escape(kind.phrase[end:]))


@cache
def _writers(kind: type[Sentence]) -> tuple[Callable[[Any], str], ...]:
    forms, end, last, writers = _forms(kind), 0, "", []
    for found in PIECE.finditer(kind.phrase):
        writers.append(_plain(kind.phrase[end : found.start()]))
        last = found["name"] or last
        writers.append(_plural(last) if found["plural"] else _field(last, forms[last]))
        end = found.end()
    return (*writers, _plain(kind.phrase[end:]))


def _plain(text: str) -> Callable[[Any], str]:
    return lambda sentence: text


def _field(name: str, form: Form) -> Callable[[Any], str]:
    return lambda sentence: form.write(getattr(sentence, name))


def _plural(name: str) -> Callable[[Any], str]:
    return lambda sentence: "" if getattr(sentence, name) == 1 else "s"


@cache
def _forms(kind: type[Sentence]) -> dict[str, Form]:
    if not kind.phrase:
        raise TypeError(f"{kind.__name__} has no phrase")
    hints = get_type_hints(kind)
    return {
        found["name"]: SIGNED if found["sign"] else _form(hints[found["name"]])
        for found in PIECE.finditer(kind.phrase)
        if found["name"]
    }


def _form(hint: Any) -> Form:
    if get_origin(hint) is Literal:
        words = sorted(map(re.escape, get_args(hint)), key=len, reverse=True)
        return Form("|".join(words), lambda language, text: text, str)
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        return NAMED if inner is str else ANY_WAY if get_origin(inner) is tuple else MANY
    return {int: NUMBER, str: WORD}.get(hint, ONE)


def _written(sentences: tuple[Sentence, ...]) -> str:
    return STEPS.join(map(str, sentences))


NUMBER = Form(r"\d{1,3}", lambda language, text: int(text), str)
SIGNED = Form(r"[+-]\d{1,3}", lambda language, text: int(text), "{:+d}".format)
WORD = Form(NAME, lambda language, text: text, str)
NAMED = Form(NAME, lambda language, text: tuple(text.split(NAMES)), NAMES.join)
ONE = Form(".+", lambda language, text: language.read(text), str)
MANY = Form(".+", lambda language, text: language.read_all(text), _written)
ANY_WAY = Form(
    ".+",
    lambda language, text: tuple(language.read_all(way) for way in text.split(WAYS)),
    lambda ways: WAYS.join(map(_written, ways)),
)
