"""Verbs: how the line of each is read, what refuses it and what it does, in one object."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from fujikit.engine.errors import BadLine
from fujikit.engine.notation import Action, Reader, words_of
from fujikit.engine.rules import Step
from fujikit.engine.verdict import Reason

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Noun(NamedTuple):
    """A kind of noun: how it is read from a line, and the field of an action's view that shows it."""

    read: Callable[[Any, Reader], Any]
    view_field: str = ""


class Verb(Generic[S, A]):
    """What the rules know of a verb: its action, its clauses, what it does, and the nouns of its line.

    The nouns are those of the action's fields, in their order. `read` is for a line that takes more than
    reading them one by one.
    """

    __slots__ = ("_make", "_nouns", "_readers", "action", "do", "name", "read", "refuse")

    name: str
    action: type[A]
    refuse: Callable[[S, A], Iterator[Reason]]
    do: Callable[[S, A], Iterable[Step]]
    read: Callable[[S, str, Reader], A]

    def __init__(
        self,
        action: type[A],
        refuse: Callable[[S, A], Iterator[Reason]],
        do: Callable[[S, A], Iterable[Step]],
        *nouns: Noun,
        read: Callable[[S, str, Reader], A] | None = None,
    ) -> None:
        self.name = action.verb
        self.action = action
        self._make: Callable[..., A] = action
        self.refuse = refuse
        self.do = do
        self.read = read or self.read_nouns
        self._nouns = tuple(zip(action.__struct_fields__[1:], nouns, strict=False))
        self._readers = tuple(noun.read for noun in nouns)

    def read_nouns(self, state: S, seat: str, reader: Reader) -> A:
        """The action of the words after the verb, noun by noun."""
        if len(self._readers) == 1:  # most lines; a loop costs noticeably
            return self._make(seat, self._readers[0](state, reader))
        return self._make(seat, *[read(state, reader) for read in self._readers])

    def highlights(self, action: A) -> Iterator[tuple[str, Any]]:
        """What an action names, by the fields of its view."""
        return ((noun.view_field, getattr(action, field)) for field, noun in self._nouns if noun.view_field)


class Verbs(dict[type[Action], Verb[S, Any]], Generic[S, A]):
    """The verbs of a game, by their actions and by their names."""

    def __init__(self, *verbs: Verb[S, Any]) -> None:
        super().__init__({verb.action: verb for verb in verbs})
        self.by_name: dict[str, Verb[S, Any]] = {verb.name: verb for verb in verbs}

    def read(self, state: S, seats: Sequence[str], line: str) -> A:
        """The action that a line stands for: a seat, a verb and its nouns, and nothing more."""
        words = words_of(line)
        if not words:
            raise BadLine("line.seat", "empty", word="", known=seats)
        seat = words[0] if words[0] in seats else named_seat(words[0], seats)
        word = words[1] if len(words) > 1 else ""
        if word not in self.by_name:
            known = tuple(self.by_name)
            raise BadLine("line.verb", "" if word else "missing", word=word, known=known)
        reader = Reader(words[2:])
        action: A = self.by_name[word].read(state, seat, reader)
        reader.end()
        return action


def named_seat(word: str, seats: Sequence[str]) -> str:
    """The seat of that name, in capitals or small letters; `BadLine` for nobody at the table."""
    for seat in seats:
        if seat.casefold() == word.casefold():
            return seat
    raise BadLine("line.seat", word=word, known=seats)
