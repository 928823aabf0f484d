"""Verbs written as one class: action, nouns and rules. The engine's `Verb` is made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain, combinations, product
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import fields

from fujikit.engine import verbs
from fujikit.engine.errors import BadInput, BadLine
from fujikit.engine.notation import Action, Reader
from fujikit.engine.rules import Step
from fujikit.engine.small.chances import Thing
from fujikit.engine.text_limits import MAX_NUMBER
from fujikit.engine.verdict import Reason
from fujikit.engine.view import Place


class NounField(NamedTuple):
    """A noun of a verb: its field, what one word of it is, and whether it takes a set of them."""

    field: str
    type: type[int] | type[str]
    is_set: bool


NOUN_TYPES: dict[object, tuple[type[int] | type[str], bool]] = {
    int: (int, False),
    str: (str, False),
    tuple[int, ...]: (int, True),
    tuple[str, ...]: (str, True),
}


class Verb(Action, frozen=True):
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
def nouns_of(kind: type[Verb]) -> tuple[NounField, ...]:
    """The nouns of a verb, or `BadInput` where a line could not be read."""
    own = fields(kind)[1:]
    for field in own:
        if field.type not in NOUN_TYPES:
            raise BadInput(
                f"{kind.__name__}.{field.name}: a noun is int, str, tuple[int, ...] or tuple[str, ...]"
            )
    found = tuple(NounField(field.name, *NOUN_TYPES[field.type]) for field in own)
    for noun in found[:-1]:
        if noun.is_set:
            raise BadInput(f"{kind.__name__}.{noun.field}: a set has to be the last noun of its verb")
    return found


def engine_verb(kind: type[Verb], kinds: Mapping[str, str]) -> verbs.Verb[Any, Any]:
    """A verb as the engine knows it; `kinds` says what a noun is, if not its name."""
    whats = [(noun, kinds.get(noun.field, noun.field)) for noun in nouns_of(kind)]
    return verbs.Verb(kind, _refuse, _do, *(verbs.Noun(partial(_read_noun, *each)) for each in whats))


def _refuse(state: Any, action: Verb) -> Iterator[Reason]:
    return iter(action.refuse(state))


def _do(state: Any, action: Verb) -> Iterable[Step]:
    return action.do(state)


def _read_noun(noun: NounField, what: str, state: Any, words: Reader) -> object:
    if not noun.is_set:
        return _read_word(noun, words, what)
    found: list[Any] = [_read_word(noun, words, what)]
    while words:
        found.append(_read_word(noun, words, what))
    if len(set(found)) < len(found):
        raise BadLine("line.nouns", "twice", what=what)
    return tuple(sorted(found))


def _read_word(noun: NounField, words: Reader, what: str) -> Thing:
    return words.number(0, MAX_NUMBER, what) if noun.type is int else words.word(what)
