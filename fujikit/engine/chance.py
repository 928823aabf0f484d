"""Chance as events: what may come, how likely it is, and where an actual result comes from."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from fractions import Fraction
from os import urandom
from random import Random
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from fujikit.engine.errors import BadInput
from fujikit.engine.events import Event

T = TypeVar("T")
SEED_BYTES = 16


class Chance(Struct, frozen=True, gc=False):
    """Something that only chance decides. It becomes an event, which the record keeps."""

    def settle(self, source: ChanceSource) -> Event[Any]:
        """The event that this source makes of it."""
        return source.resolve(self)

    @abstractmethod
    def sample(self, draw: Draw) -> Event[Any]:
        """One result, drawn."""

    @abstractmethod
    def outcomes(self) -> Iterator[tuple[Event[Any], Fraction]]:
        """Every result with its exact probability."""

    @abstractmethod
    def read(self, result: str) -> Event[Any]:
        """The event for a result written as `Event.result` writes it."""

    def script(self, script: Script) -> Event[Any] | None:
        """The next scripted result, or None where a script does not reach."""
        return None


class ChanceSource(Protocol):
    """Where results of chance come from: drawn, scripted or read from a record."""

    def resolve(self, chance: Chance) -> Event[Any]: ...


class Draw(Protocol):
    """A number from 0 up to 1, like `random.random`."""

    def __call__(self) -> float: ...


def pick(items: Sequence[T], draw: Draw) -> T:
    """One item, each as likely as the others."""
    return items[int(draw() * len(items))]


def shuffled(items: Sequence[T], draw: Draw) -> tuple[T, ...]:
    """The items in random order, by Fisher and Yates, from `random.random` alone.

    >>> sorted(shuffled("abc", Random(1).random))
    ['a', 'b', 'c']
    """
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class Script:
    """Scripted results, used up one after the other."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = list(words)
        self._next = 0

    def take(self, count: int) -> list[str]:
        """The next words, or none when the script is over."""
        left = len(self._words) - self._next
        if 0 < left < count:
            raise BadInput(f"the script of the dice has {left} left where {count} are thrown")
        if not left:
            return []
        self._next += count
        return self._words[self._next - count : self._next]

    @property
    def left(self) -> list[str]:
        """The words that are not used up."""
        return self._words[self._next :]


class SourceState(Struct, frozen=True):
    """What a seeded source needs to go on elsewhere with the same results."""

    seed: int | str
    draws: int = 0
    script: tuple[str, ...] = ()


class SeededSource:
    """Takes results from a script first, while it lasts, then from a seeded generator.

    >>> source = SeededSource(7)
    >>> first = source.draw()
    >>> source.draw() == SeededSource.resume(SourceState(seed=7, draws=1)).draw()
    True
    """

    def __init__(self, seed: int | str | None = None, script: Sequence[str] = ()) -> None:
        self._seed = urandom(SEED_BYTES).hex() if seed is None else seed
        self._random = Random(self._seed)
        self._draws = 0
        self._script = Script(script) if script else None

    @classmethod
    def resume(cls, state: SourceState) -> SeededSource:
        """A source that goes on where another one was."""
        source = cls(state.seed, state.script)
        for _ in range(state.draws):
            source.draw()
        return source

    @property
    def state(self) -> SourceState:
        return SourceState(self._seed, self._draws, tuple(self._script.left if self._script else ()))

    def resolve(self, chance: Chance) -> Event[Any]:
        if self._script is not None and (event := chance.script(self._script)) is not None:
            return event
        return chance.sample(self.draw)

    def draw(self) -> float:
        self._draws += 1
        return self._random.random()

    def pick(self, items: Sequence[T]) -> T:
        return pick(items, self.draw)

    def copy(self) -> SeededSource:
        twin = SeededSource(self._seed, self.state.script)
        twin._random.setstate(self._random.getstate())
        twin._draws = self._draws
        return twin


class RecordedSource:
    """Results read from a record, in order."""

    def __init__(self, results: Sequence[str]) -> None:
        self._results = iter(results)

    def resolve(self, chance: Chance) -> Event[Any]:
        result = next(self._results, None)
        if result is None:
            raise ValueError("a result of chance is missing here")
        return chance.read(result)

    def left(self) -> str | None:
        """A result that nothing asked for, if there is one."""
        return next(self._results, None)
