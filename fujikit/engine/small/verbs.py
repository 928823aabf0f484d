"""Verbs: actions that read, print and offer themselves. The fields of a verb are its nouns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, combinations, product
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import fields

from fujikit.engine.errors import BadInput, BadLine
from fujikit.engine.notation import Action, Reader
from fujikit.engine.rules import Step
from fujikit.engine.small.chances import Thing
from fujikit.engine.text_limits import MAX_NUMBER
from fujikit.engine.verdict import Reason
from fujikit.engine.view import Place

CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class Noun(NamedTuple):
    """A noun of a verb: its field, what one word of it is, and whether it takes a set of them."""

    field: str
    type: type[int] | type[str]
    is_set: bool


NOUN_TYPES: dict[Any, tuple[type[int] | type[str], bool]] = {
    int: (int, False),
    str: (str, False),
    tuple[int, ...]: (int, True),
    tuple[str, ...]: (str, True),
}


def verb_name(name: str) -> str:
    """The verb of a class.

    >>> verb_name("Row"), verb_name("ThrowAgain")
    ('row', 'throw-again')
    """
    return CAPITAL.sub("-", name).lower()


class Verb(Action, frozen=True, tag=verb_name):
    """Something that a player may do. It is called after its class, and its fields are its nouns.

    A noun is a number or a word; a tuple is a set of them, at least one, and comes last.

    >>> class Again(Verb, frozen=True):
    ...     dice: tuple[int, ...]
    >>> str(Again("Ada", (1, 3)))
    'Ada again 1 3'
    >>> [str(again) for again in Again.offers("Ada", [[1, 2]])]
    ['Ada again 1', 'Ada again 2', 'Ada again 1 2']
    """

    place: ClassVar[Place] = "main"
    """Where its button stands; `end` for what ends a turn."""

    def __init_subclass__(cls) -> None:
        cls.verb = verb_name(cls.__name__)

    def nouns(self) -> Iterable[Thing]:
        for noun in nouns_of(type(self)):
            value = getattr(self, noun.field)
            yield from value if noun.is_set else (value,)

    def refuse(self, state: Any) -> Iterable[Reason]:
        """Every clause that the action breaks; that it is the seat's turn and has these things is certain."""
        return ()

    def do(self, state: Any) -> Iterable[Step]:
        """What the action makes happen. Rules are refused whose verbs do not say it."""
        return ()

    @classmethod
    def offers(cls, seat: str, things: Sequence[Sequence[Thing]]) -> Iterator[Verb]:
        """Every action that these things allow, which are listed noun by noun."""
        nouns = nouns_of(cls)
        choices = [_sets(some) if noun.is_set else some for noun, some in zip(nouns, things, strict=True)]
        return (_made(cls, seat, chosen) for chosen in product(*choices))


def _sets(things: Sequence[Any]) -> list[tuple[Thing, ...]]:
    """Every set of at least one of the things, in the order in which a line is read."""
    ordered = sorted(things)
    sizes = range(1, len(ordered) + 1)
    return list(chain.from_iterable(combinations(ordered, size) for size in sizes))


def _made(kind: type[Verb], seat: str, nouns: Iterable[object]) -> Verb:
    make: Callable[..., Verb] = kind
    return make(seat, *nouns)


@cache
def nouns_of(kind: type[Verb]) -> tuple[Noun, ...]:
    """The nouns of a verb, or `BadInput` where a line could not be read."""
    own = fields(kind)[1:]
    for field in own:
        if field.type not in NOUN_TYPES:
            raise BadInput(
                f"{kind.__name__}.{field.name}: a noun is int, str, tuple[int, ...] or tuple[str, ...]"
            )
    found = tuple(Noun(field.name, *NOUN_TYPES[field.type]) for field in own)
    for noun in found[:-1]:
        if noun.is_set:
            raise BadInput(f"{kind.__name__}.{noun.field}: a set has to be the last noun of its verb")
    return found


def read_verb(kind: type[Verb], seat: str, words: Reader, kinds: Mapping[str, str]) -> Verb:
    """The action that the words after the verb stand for; `kinds` says what a noun is, if not its name."""
    chosen = [_read_noun(noun, words, kinds.get(noun.field, noun.field)) for noun in nouns_of(kind)]
    words.end()
    return _made(kind, seat, chosen)


def _read_noun(noun: Noun, words: Reader, what: str) -> object:
    if not noun.is_set:
        return _read_word(noun, words, what)
    found: list[Any] = [_read_word(noun, words, what)]
    while words:
        found.append(_read_word(noun, words, what))
    if len(set(found)) < len(found):
        raise BadLine("line.nouns", "twice", what=what)
    return tuple(sorted(found))


def _read_word(noun: Noun, words: Reader, what: str) -> Thing:
    return words.number(0, MAX_NUMBER, what) if noun.type is int else words.word(what)
