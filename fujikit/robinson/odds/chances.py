"""Exact chances of results of any kind, in fractions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import TypeVar

from fujikit.odds import Distribution

Result = TypeVar("Result", bound=Hashable)
Next = TypeVar("Next", bound=Hashable)


class Chances(Mapping[Result, Fraction]):
    """How likely each result is; all chances together are 1.

    >>> coin = Chances.even(["head", "tail"])
    >>> coin["head"], coin.totals(lambda face: face == "head").mean
    (Fraction(1, 2), 0.5)
    """

    def __init__(self, pairs: Iterable[tuple[Result, Fraction]]) -> None:
        self._table: dict[Result, Fraction] = {}
        for result, chance in pairs:
            self._table[result] = self._table.get(result, Fraction(0)) + chance

    @classmethod
    def even(cls, results: Sequence[Result]) -> Chances[Result]:
        """All equally likely; what is there several times is so much likelier."""
        return cls((result, Fraction(1, len(results))) for result in results)

    @classmethod
    def sure(cls, result: Result) -> Chances[Result]:
        """A result that is known."""
        return cls.even([result])

    def __getitem__(self, result: Result) -> Fraction:
        return self._table[result]

    def __iter__(self) -> Iterator[Result]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)

    def __repr__(self) -> str:
        return f"Chances({self._table})"

    def then(self, follow: Callable[[Result], Chances[Next]]) -> Chances[Next]:
        """What comes when each result leads on to chances of its own.

        >>> two = Chances.even([0, 1]).then(lambda one: Chances.even([one, one + 1]))
        >>> two[1]
        Fraction(1, 2)
        """
        return Chances(
            (final, chance * later)
            for result, chance in self.items()
            for final, later in follow(result).items()
        )

    def turned(self, into: Callable[[Result], Next]) -> Chances[Next]:
        """The chances of what each result turns into."""
        return Chances((into(result), chance) for result, chance in self.items())

    def chance(self, holds: Callable[[Result], bool]) -> Fraction:
        """How likely a result is of which something holds."""
        return sum((chance for result, chance in self.items() if holds(result)), Fraction(0))

    def mean(self, worth: Callable[[Result], Fraction | int]) -> Fraction:
        """What a result is worth on average."""
        return sum((chance * worth(result) for result, chance in self.items()), Fraction(0))

    def totals(self, worth: Callable[[Result], int]) -> Distribution:
        """The distribution of a number that each result has, from 0 up."""
        numbers = self.turned(lambda result: int(worth(result)))
        whole = lcm(*(chance.denominator for chance in numbers.values()))
        counts = [numbers.get(total, Fraction(0)) * whole for total in range(max(numbers) + 1)]
        return Distribution(tuple(map(int, counts)), whole)
