"""The best rerolls: which dice to keep, and what a hand is then worth.

One reroll is two complete sweeps over all axes: first the expectation for every choice of kept dice, then the
maximum over the choices that each result allows. Taking both steps axis by axis in one sweep would let a die
be chosen after another has been thrown, and gives too much.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from math import prod
from typing import Any, NamedTuple

import numpy as np

from fujikit.odds.axis import Axis, axis, size_of

Face = Hashable
Symbol = tuple[int, ...]
Array = np.ndarray[Any, np.dtype[Any]]
LARGEST = 20_000_000
"""More choices of kept dice than this would not fit into memory."""
MOST_REROLLS = 20


class Goal(NamedTuple):
    """What the final dice are good for: a table of values, looked up by one or more totals.

    `worths` says, for each total, what a face adds to it; `table[totals]` of `whole` is the value, so that
    exact results come from integers.
    """

    worths: tuple[Mapping[Any, int], ...]
    table: Array
    whole: int = 1

    def symbol(self, face: Face) -> Symbol:
        """Faces with the same symbol count alike."""
        return tuple(worth[face] for worth in self.worths)


class Keep(NamedTuple):
    """A choice of dice to keep: their places in the hand, its value, and what it gives away to the best."""

    dice: tuple[int, ...]
    value: float
    gives_away: float


class Dice:
    """A pool of dice, the identical ones together on an axis."""

    def __init__(self, dice: Sequence[Sequence[Face]], goal: Goal) -> None:
        self.dice = [tuple(die) for die in dice]
        self.goal = goal
        groups: dict[tuple[Symbol, ...], list[int]] = {}
        for place, die in enumerate(self.dice):
            groups.setdefault(tuple(sorted(map(goal.symbol, die))), []).append(place)
        self.groups = list(groups.values())
        self.symbols = [sorted(set(symbols)) for symbols in groups]
        size = 1
        for symbols, places in zip(self.symbols, self.groups, strict=True):
            size *= size_of(len(symbols), len(places))
        if size > LARGEST:
            raise ValueError(f"{len(self.dice)} dice have {size:,} choices of dice to keep, over {LARGEST:,}")
        self.axes: list[Axis] = [
            axis(tuple(symbols.count(symbol) for symbol in known), len(places))
            for symbols, known, places in zip(groups, self.symbols, self.groups, strict=True)
        ]

    def totals(self) -> list[Array]:
        """Each of the goal's totals for every combination of results."""
        return [self._total(which) for which in range(len(self.goal.worths))]

    def _total(self, which: int) -> Array:
        whole: Array = np.zeros((), dtype=np.intp)
        for each, symbols in zip(self.axes, self.symbols, strict=True):
            sums = [sum(symbols[symbol][which] for symbol in result) for result in each.results]
            whole = np.add.outer(whole, np.array(sums, dtype=np.intp))
        return whole

    def place(self, hand: Sequence[Face], kept: Sequence[int] | None = None) -> tuple[int, ...]:
        """Where a hand stands among the results, or, with the places kept, among the kept multisets."""
        numbers = []
        for each, symbols, places in zip(self.axes, self.symbols, self.groups, strict=True):
            chosen = places if kept is None else [place for place in places if place in kept]
            multiset = tuple(sorted(symbols.index(self.goal.symbol(hand[place])) for place in chosen))
            numbers.append(each.result_number[multiset] if kept is None else each.kept_number[multiset])
        return tuple(numbers)


def expect(values: Array, axes: Sequence[Axis], table: Callable[[Axis], Array]) -> Array:
    """The first sweep: the expectation for every choice of kept dice, from the values of all results."""
    for number, each in enumerate(axes):
        values = _put_back(np.matmul(table(each), _show(values, number)), values.shape, number)
    return values


def choose(values: Array, axes: Sequence[Axis]) -> Array:
    """The second sweep: the best choice for every result."""
    for number, each in enumerate(axes):
        best = _show(values, number)[:, each.choices].max(axis=2)
        values = _put_back(best, values.shape, number)
    return values


def _show(values: Array, number: int) -> Array:
    """An array as (before, axis, after)."""
    before = prod(values.shape[:number])
    return values.reshape(before, values.shape[number], prod(values.shape[number + 1 :]))


def _put_back(changed: Array, shape: tuple[int, ...], number: int) -> Array:
    return changed.reshape(*shape[:number], changed.shape[1], *shape[number + 1 :])


class Best:
    """Best play of a pool of dice towards a goal, for every number of rerolls up to a limit.

    >>> faces = range(1, 7)
    >>> table = np.arange(13)
    >>> best = Best([faces] * 2, Goal(({face: face for face in faces},), table), rerolls=1)
    >>> best.exact.value(0), best.exact.value(1)
    (Fraction(7, 1), Fraction(17, 2))
    >>> best.ranking([2, 5], rerolls=1)[0].dice
    (1,)
    """

    def __init__(self, dice: Sequence[Sequence[Face]], goal: Goal, rerolls: int) -> None:
        if not 0 <= rerolls <= MOST_REROLLS:
            raise ValueError(f"{rerolls} rerolls do not lie between 0 and {MOST_REROLLS}")
        self.dice = Dice(dice, goal)
        self.rerolls = rerolls
        table = np.asarray(goal.table, dtype=np.float64) / goal.whole
        self._worth = [table[tuple(self.dice.totals())]]
        self._kept: list[Array] = []
        for _ in range(rerolls):
            self._kept.append(expect(self._worth[-1], self.dice.axes, lambda each: each.chances))
            self._worth.append(choose(self._kept[-1], self.dice.axes))

    def value(self, rerolls: int) -> float:
        """What the dice are worth before the first throw, with so many rerolls after it."""
        values = self._worth[rerolls]
        for each in self.dice.axes:
            values = np.tensordot(each.chances[each.first_throw], values, axes=(0, 0))
        return float(values)

    def hand_value(self, hand: Sequence[Face], rerolls: int) -> float:
        """What a hand is worth with so many rerolls left."""
        return float(self._worth[rerolls][self.dice.place(hand)])

    def keep_value(self, hand: Sequence[Face], kept: Sequence[int], rerolls: int) -> float:
        """What a hand is worth if just these places are kept in the first of the rerolls left."""
        return float(self._kept[rerolls - 1][self.dice.place(hand, kept)])

    def kept(self, rerolls: int) -> Array:
        """The value of every choice of kept dice, with so many rerolls left."""
        return self._kept[rerolls - 1]

    def ranking(self, hand: Sequence[Face], rerolls: int) -> list[Keep]:
        """All choices of dice to keep, the best first; among equals the one that keeps more."""
        places = range(len(hand))
        choices = [kept for size in reversed(range(len(hand) + 1)) for kept in combinations(places, size)]
        values = [self.keep_value(hand, kept, rerolls) for kept in choices]
        best = max(values)
        keeps = [Keep(kept, value, best - value) for kept, value in zip(choices, values, strict=True)]
        return sorted(keeps, key=lambda keep: (round(keep.gives_away, 12), -len(keep.dice), keep.dice))

    @cached_property
    def exact(self) -> Exact:
        """The same in whole numbers."""
        return Exact(self)


class Exact:
    """Best play in whole numbers: every value is an integer over a known denominator."""

    def __init__(self, best: Best) -> None:
        self.dice = best.dice
        goal, axes = best.dice.goal, best.dice.axes
        self._throw = 1
        for each in axes:
            self._throw *= each.whole
        table = np.asarray(goal.table, dtype=object)
        self._worth: list[tuple[Array, int]] = [(table[tuple(self.dice.totals())], goal.whole)]
        for _ in range(best.rerolls):
            values, whole = self._worth[-1]
            kept = expect(values, axes, lambda each: each.counts)
            self._worth.append((choose(kept, axes), whole * self._throw))

    def value(self, rerolls: int) -> Fraction:
        """What the dice are worth before the first throw, with so many rerolls after it."""
        values, whole = self._worth[rerolls]
        for each in self.dice.axes:
            values = np.tensordot(each.counts[each.first_throw], values, axes=(0, 0))
        return Fraction(int(np.asarray(values, dtype=object)[()]), whole * self._throw)

    def hand_value(self, hand: Sequence[Face], rerolls: int) -> Fraction:
        """What a hand is worth with so many rerolls left."""
        values, whole = self._worth[rerolls]
        return Fraction(int(values[self.dice.place(hand)]), whole)
