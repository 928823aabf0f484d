"""Identical dice as one axis: their results are multisets, and so are the choices of dice to keep."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Any

import numpy as np

Multiset = tuple[int, ...]


class Axis:
    """`count` identical dice whose symbols come with integer weights.

    `results` are all multisets of symbols, `kept` all smaller ones too: a kept multiset stands for dice that
    stay, while the others are thrown.
    """

    def __init__(self, weights: tuple[int, ...], count: int) -> None:
        self.weights = weights
        self.count = count
        self.whole = sum(weights) ** count
        self.results = list(combinations_with_replacement(range(len(weights)), count))
        self.kept = [
            kept
            for size in range(count + 1)
            for kept in combinations_with_replacement(range(len(weights)), size)
        ]
        self.result_number = {result: number for number, result in enumerate(self.results)}
        self.kept_number = {kept: number for number, kept in enumerate(self.kept)}

    @cached_property
    def counts(self) -> np.ndarray[Any, np.dtype[Any]]:
        """In how many of `whole` ways each kept multiset turns into each result, as exact integers."""
        table = np.zeros((len(self.kept), len(self.results)), dtype=object)
        for row, kept in enumerate(self.kept):
            scale = sum(self.weights) ** len(kept)
            for thrown, ways in _throws(self.weights, self.count - len(kept)):
                result = tuple(sorted((*kept, *thrown)))
                table[row, self.result_number[result]] += ways * scale
        return table

    @cached_property
    def chances(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """`counts` as probabilities."""
        return np.array(self.counts / self.whole, dtype=np.float64)

    @cached_property
    def choices(self) -> np.ndarray[Any, np.dtype[np.intp]]:
        """For every result the numbers of all multisets that may be kept of it; the last fills a row up."""
        rows = [
            sorted(
                {
                    self.kept_number[kept]
                    for size in range(self.count + 1)
                    for kept in combinations(result, size)
                }
            )
            for result in self.results
        ]
        longest = max(map(len, rows))
        return np.array([row + row[-1:] * (longest - len(row)) for row in rows], dtype=np.intp)

    @property
    def first_throw(self) -> int:
        """The number of the multiset that keeps nothing."""
        return 0


@lru_cache(maxsize=512)
def axis(weights: tuple[int, ...], count: int) -> Axis:
    """The axis of such dice; the same dice always share one."""
    return Axis(weights, count)


def size_of(symbols: int, count: int) -> int:
    """How many kept multisets an axis has, without building it."""
    return _choose(symbols + count, count)


def _choose(total: int, chosen: int) -> int:
    return factorial(total) // (factorial(chosen) * factorial(total - chosen))


def _throws(weights: tuple[int, ...], count: int) -> Iterator[tuple[Multiset, int]]:
    """Every multiset that so many dice can show, with the number of ways."""
    for thrown in combinations_with_replacement(range(len(weights)), count):
        orders = factorial(count) // prod(factorial(thrown.count(symbol)) for symbol in set(thrown))
        yield thrown, orders * prod(weights[symbol] for symbol in thrown)
