"""Ready chances of small games: one of several things, dice, cards; each thing is as likely as the others.

The result goes into the last field of an event, and is written into the record as its words: `3 5`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any, ClassVar

from msgspec.structs import replace

from fujikit.engine.chance import Chance, Draw, Script, pick, shuffled
from fujikit.engine.errors import BadInput
from fujikit.engine.events import Event
from fujikit.engine.nearest import none_of
from fujikit.engine.quoted import quoted, short

Thing = int | str
"""What chance gives: a number, or one word."""


class Drawn(Event[Any], frozen=True):
    """An event that chance completes: its last field is what chance gives, and has a default until then."""

    by_chance: ClassVar[bool] = True

    def result(self) -> str:
        value = getattr(self, self.__struct_fields__[-1])
        return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class EqualChance(Chance, frozen=True):
    """Things that are equally likely to complete an event."""

    event: Drawn
    among: Sequence[Thing]

    def __post_init__(self) -> None:
        if flaw := self._flaw():
            raise BadInput(f"{type(self).__name__} for {type(self.event).__name__}: {flaw}")

    def sample(self, draw: Draw) -> Event[Any]:
        return self._completed(self._drawn(draw))

    def outcomes(self) -> Iterator[tuple[Event[Any], Fraction]]:
        counts = Counter(self._sequences())
        total = counts.total()
        return ((self._completed(found), Fraction(count, total)) for found, count in counts.items())

    def read(self, result: str) -> Event[Any]:
        words, known = result.split(), {str(thing): thing for thing in self.among}
        if len(words) != self._size():
            raise BadInput(f"chance gave {quoted(result)} where it had to give {self._size()}")
        for word in words:
            if word not in known:
                raise BadInput(f"chance: {none_of(word, known)}")
        found = tuple(known[word] for word in words)
        if not self._can_give(found):
            raise BadInput(f"chance gave {quoted(result)}, and there are not so many of one kind")
        return self._completed(found)

    def script(self, script: Script) -> Event[Any] | None:
        words = script.take(self._size())
        return self.read(" ".join(words)) if words else None

    @abstractmethod
    def _size(self) -> int:
        """How many things are drawn."""

    @abstractmethod
    def _drawn(self, draw: Draw) -> tuple[Thing, ...]:
        """The things of one result."""

    @abstractmethod
    def _sequences(self) -> Iterator[tuple[Thing, ...]]:
        """The things of every result, each sequence as likely as the others."""

    def _can_give(self, found: tuple[Thing, ...]) -> bool:
        """Whether there are enough of every thing."""
        return True

    def _value(self, found: tuple[Thing, ...]) -> object:
        """The things as the event's field holds them."""
        return found

    def _completed(self, found: tuple[Thing, ...]) -> Drawn:
        return replace(self.event, **{self.event.__struct_fields__[-1]: self._value(found)})

    def _flaw(self) -> str:
        """What is wrong with this chance; empty if nothing is."""
        if not self.among:
            return "there is nothing to draw from"
        for thing in self.among:
            if type(thing) not in (int, str) or str(thing).split() != [str(thing)]:
                return f"{short(thing)} is neither a number nor one word"
        if len(set(self.among)) != len(set(map(str, self.among))):
            return "a number and a word of it are written alike"
        if self._size() < 1:
            return f"{self._size()} can't be drawn; 1 is the least"
        return ""


class OneOf(EqualChance, frozen=True):
    """One of several things.

    >>> class Hidden(Drawn, frozen=True):
    ...     where: str = ""
    >>> [(event.where, str(chance)) for event, chance in OneOf(Hidden(), ("cave", "hut")).outcomes()]
    [('cave', '1/2'), ('hut', '1/2')]
    """

    def _size(self) -> int:
        return 1

    def _drawn(self, draw: Draw) -> tuple[Thing, ...]:
        return (pick(self.among, draw),)

    def _sequences(self) -> Iterator[tuple[Thing, ...]]:
        return ((thing,) for thing in self.among)

    def _value(self, found: tuple[Thing, ...]) -> object:
        return found[0]


class Throw(EqualChance, frozen=True):
    """So many dice with these faces.

    >>> class Thrown(Drawn, frozen=True):
    ...     seat: str
    ...     faces: tuple[int, ...] = ()
    >>> Throw(Thrown("Ada"), range(1, 7), 2).read("3 5")
    Thrown(seat='Ada', faces=(3, 5))
    """

    count: int

    def _size(self) -> int:
        return self.count

    def _drawn(self, draw: Draw) -> tuple[Thing, ...]:
        return tuple(pick(self.among, draw) for _ in range(self.count))

    def _sequences(self) -> Iterator[tuple[Thing, ...]]:
        return product(self.among, repeat=self.count)


class Deal(EqualChance, frozen=True):
    """So many cards of a shuffled pile, in the order in which they come; it may hold a card several times.

    >>> class Dealt(Drawn, frozen=True):
    ...     cards: tuple[str, ...] = ()
    >>> {event.cards: str(chance) for event, chance in Deal(Dealt(), ("oil", "oil", "map"), 2).outcomes()}
    {('oil', 'oil'): '1/3', ('oil', 'map'): '1/3', ('map', 'oil'): '1/3'}
    """

    count: int

    def _size(self) -> int:
        return self.count

    def _drawn(self, draw: Draw) -> tuple[Thing, ...]:
        return shuffled(self.among, draw)[: self.count]

    def _sequences(self) -> Iterator[tuple[Thing, ...]]:
        return permutations(self.among, self.count)

    def _can_give(self, found: tuple[Thing, ...]) -> bool:
        return Counter(found) <= Counter(self.among)

    def _flaw(self) -> str:
        if self.count > len(self.among):
            return f"{self.count} can't be dealt; there are {len(self.among)}"
        return super()._flaw()
