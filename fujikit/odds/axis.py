"""Identical dice as one axis: their results are multisets, and so are the choices of dice to keep."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Multiset = tuple[int, ...]
MAX_INTEGER = 2**63
"""Beyond it numpy's integers run over, and Python's must count."""


class Layer(NamedTuple):
    """The kept multisets of one size."""

    numbers: slice
    """Where they stand among all."""
    without: NDArray[np.intp]
    """A row for each of their dice: where in the layer below they stand without it."""


class Axis:
    """`count` identical dice whose symbols come with integer weights.

    `results` are all multisets of symbols, `kept` all smaller ones too: a kept multiset stands for dice that
    stay, while the others are thrown.

    >>> coins = Axis((1, 1), 2)
    >>> coins.results
    [(0, 0), (0, 1), (1, 1)]
    >>> coins.counts[coins.kept_number[(1,)]].tolist(), coins.whole
    ([0, 2, 2], 4)
    """

    def __init__(self, weights: tuple[int, ...], count: int) -> None:
        self.weights = weights
        self.count = count
        self.whole: int = sum(weights) ** count
        self.kept: list[Multiset] = [kept for size in range(count + 1) for kept in self._multisets(size)]
        self.results: list[Multiset] = self._multisets(count)
        self.result_number: dict[Multiset, int] = {
            result: number for number, result in enumerate(self.results)
        }
        self.kept_number: dict[Multiset, int] = {kept: number for number, kept in enumerate(self.kept)}

    def _multisets(self, size: int) -> list[Multiset]:
        return list(combinations_with_replacement(range(len(self.weights)), size))

    @cached_property
    def counts(self) -> np.ndarray[Any, np.dtype[Any]]:
        """In how many of `whole` ways each kept multiset turns into each result, as exact integers.

        The dice are thrown one by one: a kept multiset leads where those lead that have one symbol more.
        """
        sides = sum(self.weights)
        whole_numbers = np.int64 if self.whole * sides < MAX_INTEGER else object
        table = np.zeros((len(self.kept), len(self.results)), dtype=whole_numbers)
        np.fill_diagonal(table[self.full], self.whole)
        for size in reversed(range(self.count)):
            rows = table[self._numbers(size)]
            for symbol, weight in enumerate(self.weights):
                rows += weight * table[self._with_one_more(size, symbol)]
            rows //= sides
        return table.astype(object)

    def _numbers(self, size: int) -> slice:
        """Where the multisets of a size stand among the kept ones."""
        first = choices_of(len(self.weights), size - 1) if size else 0
        return slice(first, choices_of(len(self.weights), size))

    def _with_one_more(self, size: int, symbol: int) -> list[int]:
        return [self.kept_number[tuple(sorted((*kept, symbol)))] for kept in self._multisets(size)]

    @cached_property
    def chances(self) -> NDArray[np.float64]:
        """`counts` as probabilities."""
        return np.array(self.counts / self.whole, dtype=np.float64)

    @cached_property
    def layers(self) -> list[Layer]:
        """The kept multisets of one die, of two, and so on: from each a die may be taken away."""
        return [self._layer(size) for size in range(1, self.count + 1)]

    def _layer(self, size: int) -> Layer:
        below = {kept: number for number, kept in enumerate(self._multisets(size - 1))}
        without = [
            [below[kept[:die] + kept[die + 1 :]] for kept in self._multisets(size)] for die in range(size)
        ]
        return Layer(self._numbers(size), np.array(without, dtype=np.intp))

    @property
    def first_throw(self) -> int:
        """The number of the multiset that keeps nothing."""
        return 0

    @property
    def full(self) -> slice:
        """The numbers of the multisets that keep every die: they are the results."""
        return self._numbers(self.count)


@lru_cache(maxsize=128)
def axis(weights: tuple[int, ...], count: int) -> Axis:
    """The axis of such dice; the same dice always share one.

    >>> axis((3, 1, 2), 2) is axis((3, 1, 2), 2)
    True
    """
    return Axis(weights, count)


def results_of(symbols: int, count: int) -> int:
    """How many results an axis has, without building it.

    >>> results_of(6, 2)
    21
    """
    return comb(symbols + count - 1, count)


def choices_of(symbols: int, count: int) -> int:
    """How many kept multisets an axis has, without building it.

    >>> choices_of(6, 2)
    28
    """
    return comb(symbols + count, count)
