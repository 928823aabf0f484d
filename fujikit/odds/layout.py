"""Dice laid out on axes: identical dice together, as long as that is an advantage."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from fujikit.odds.axis import Axis, axis, choices_of, results_of

MAX_AXIS_SIZE = 2_000_000
"""An axis with a larger table of choices by results is taken apart into several."""

Kind = tuple[tuple[int, ...], ...]
"""A die, as the sorted symbols of its sides."""


class Layout:
    """Kinds of dice laid out on axes: identical dice share one, unless its table would be too large."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds: list[Kind] = []
        self.groups: list[list[int]] = []
        for kind in dict.fromkeys(kinds):
            places = [place for place, other in enumerate(kinds) if other == kind]
            for count in axis_lengths(len(set(kind)), len(places)):
                self.kinds.append(kind)
                self.groups.append(places[:count])
                places = places[count:]
        self.symbols: list[list[tuple[int, ...]]] = [sorted(set(kind)) for kind in self.kinds]
        self.results: int = self._size(results_of)
        self.choices: int = self._size(choices_of)

    def _size(self, size_of_axis: Callable[[int, int], int]) -> int:
        return prod(map(size_of_axis, map(len, self.symbols), map(len, self.groups)))

    @cached_property
    def axes(self) -> list[Axis]:
        return [
            axis(tuple(map(kind.count, symbols)), len(places))
            for kind, symbols, places in zip(self.kinds, self.symbols, self.groups, strict=True)
        ]

    @cached_property
    def nothing_kept(self) -> tuple[int, ...]:
        """The place of the choice to throw every die."""
        return tuple(each.first_throw for each in self.axes)

    @cached_property
    def totals(self) -> list[NDArray[np.intp]]:
        """Each of the totals for every combination of results."""
        return [self._total(which) for which in range(len(self.symbols[0][0]))]

    def _total(self, which: int) -> NDArray[np.intp]:
        whole = np.zeros((), dtype=np.intp)
        for each, symbols in zip(self.axes, self.symbols, strict=True):
            worths = np.array([symbol[which] for symbol in symbols], dtype=np.intp)
            whole = np.add.outer(whole, worths[np.array(each.results)].sum(axis=1))
        return whole


@lru_cache(maxsize=64)
def layout(kinds: tuple[Kind, ...]) -> Layout:
    """The layout of such dice; it is worth keeping, as most questions are asked of the same few sets."""
    return Layout(kinds)


def axis_lengths(symbols: int, count: int) -> list[int]:
    """How many of so many identical dice each axis holds.

    >>> axis_lengths(4, 12), axis_lengths(6, 12)
    ([12], [7, 5])
    """
    longest = count
    while longest > 1 and choices_of(symbols, longest) * results_of(symbols, longest) > MAX_AXIS_SIZE:
        longest -= 1
    whole, rest = divmod(count, longest)
    return [longest] * whole + [rest] * (rest > 0)
