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

from fujikit.odds.axis import Axis
from fujikit.odds.layout import Kind, Layout, layout

Face = Hashable
Symbol = tuple[int, ...]
Array = np.ndarray[Any, np.dtype[Any]]
MAX_CHOICES = 10_000_000
"""More choices of kept dice than this would take too much memory and time."""
MAX_PRODUCT = 2**18
"""OpenBLAS works on one core up to so many multiplications."""
MAX_REROLLS = 20


class TooManyDice(ValueError):
    """More dice than can be weighed; the message names the largest number that works."""


class Goal(NamedTuple):
    """What the final dice are good for: a table of values, looked up by one or more totals.

    `worths` says, for each total, what a face adds to it; `table[totals]` of `whole` is the value, so that
    exact results come from integers. Faces that add the same to every total are one symbol. Worths beyond
    the table's axes change no value; they only keep faces apart.

    >>> goal = Goal(({"head": 1, "tail": 0, "edge": 0},), np.arange(3))
    >>> goal.symbol("tail") == goal.symbol("edge")
    True
    >>> goal.apart().symbol("tail") == goal.apart().symbol("edge")
    False
    """

    worths: tuple[Mapping[Any, int], ...]
    table: Array
    whole: int = 1

    def symbol(self, face: Face) -> Symbol:
        """Faces with the same symbol count alike."""
        return tuple([worth[face] for worth in self.worths])

    def apart(self) -> Goal:
        """The same goal over all faces: none is merged with another that counts alike."""
        numbers = {face: number for number, face in enumerate(self.worths[0])}
        return self._replace(worths=(*self.worths, numbers))


class Keep(NamedTuple):
    """A choice of dice to keep: their places in the hand, its value, and what it gives away to the best."""

    dice: tuple[int, ...]
    value: float
    gives_away: float


class Dice:
    """A pool of dice, seen through a goal: faces that count alike are one symbol."""

    def __init__(self, dice: Sequence[Sequence[Face]], goal: Goal, rerolls: int = 1) -> None:
        if not dice:
            raise ValueError("at least one die is needed")
        self.goal = goal
        self.count: int = len(dice)
        kind_of = {die: tuple(sorted(map(goal.symbol, die))) for die in set(map(tuple, dice))}
        self.layout: Layout = self._small_enough([kind_of[tuple(die)] for die in dice], rerolls)
        self.axes: list[Axis] = self.layout.axes
        self.symbols: list[list[Symbol]] = self.layout.symbols
        self.groups: list[list[int]] = self.layout.groups

    @staticmethod
    def _small_enough(kinds: list[Kind], rerolls: int) -> Layout:
        """The layout, or one sentence with the largest number of these dice that works."""

        def small(count: int) -> bool:
            laid_out = layout(tuple(kinds[:count]))
            return (laid_out.choices if rerolls else laid_out.results) <= MAX_CHOICES

        if small(len(kinds)):
            return layout(tuple(kinds))
        most = max(filter(small, range(1, len(kinds))), default=0)
        raise TooManyDice(f"{len(kinds)} dice are too many to weigh here; the most that works is {most}")

    def totals(self) -> list[Array]:
        """Each of the goal's totals for every combination of results."""
        return self.layout.totals

    def values(self, table: Array) -> Array:
        """What a table says of every combination of results."""
        return np.asarray(table[tuple(self.totals()[: table.ndim])])

    def place(self, hand: Sequence[Face], kept: Sequence[int] | None = None) -> tuple[int, ...]:
        """Where a hand stands among the results, or, with the places kept, among the kept multisets."""
        if len(hand) != self.count:
            raise ValueError(f"a hand of {len(hand)} dice, where {self.count} are played")
        numbers = []
        for each, symbols, places in zip(self.axes, self.symbols, self.groups, strict=True):
            chosen = places if kept is None else [place for place in places if place in kept]
            multiset = tuple(sorted([self._symbol_number(symbols, hand, place) for place in chosen]))
            numbers.append(each.result_number[multiset] if kept is None else each.kept_number[multiset])
        return tuple(numbers)

    def _symbol_number(self, symbols: list[Symbol], hand: Sequence[Face], place: int) -> int:
        try:
            return symbols.index(self.goal.symbol(hand[place]))
        except (KeyError, ValueError):
            raise ValueError(f"die {place + 1} of the hand can't show {hand[place]}") from None


def expect(values: Array, axes: Sequence[Axis], table: Callable[[Axis], Array]) -> Array:
    """The first sweep: the expectation for every choice of kept dice, from the values of all results.

    Each step works on the first axis and puts it behind the others; after the last all stand as before.
    """
    for each in axes:
        values = _turn(_product(_first(values).T, table(each).T), values)
    return values


def choose(values: Array, axes: Sequence[Axis]) -> Array:
    """The second sweep: the best choice for every result, again turning axis by axis.

    The best of some dice is to keep them all, or the best of what one die less leaves.
    """
    for each in axes:
        rows = _first(values)
        one, *larger = each.layers
        best = np.maximum(rows[one.numbers], rows[each.first_throw])
        for layer in larger:
            dice = rows[layer.numbers]
            for without in layer.without:
                fewer = best.take(without, axis=0)
                dice = np.maximum(dice, fewer, out=fewer)
            best = dice
        values = _turn(np.ascontiguousarray(best.T), values)
    return values


def throw(values: Array, axes: Sequence[Axis], table: Callable[[Axis], Array]) -> Any:
    """The expectation before the first throw, when nothing is kept."""
    for each in axes:
        values = (table(each)[each.first_throw] @ _first(values)).reshape(values.shape[1:])
    return values.item()


def _product(rows: Array, table: Array) -> Array:
    """`rows @ table` in pieces that one core does alone.

    BLAS shares a larger product between threads, and on a busy machine they wait longer than they work.
    """
    piece = max(1, MAX_PRODUCT // table.size)
    if len(rows) <= piece:
        return np.asarray(rows @ table)
    result = np.empty((len(rows), table.shape[1]), dtype=rows.dtype)
    for start in range(0, len(rows), piece):
        np.matmul(rows[start : start + piece], table, out=result[start : start + piece])
    return result


def _first(values: Array) -> Array:
    """An array as (first axis, all others)."""
    return values.reshape(values.shape[0], -1)


def _turn(changed: Array, values: Array) -> Array:
    """What (all others, first axis) have become, as an array with the first axis last."""
    return changed.reshape(*values.shape[1:], changed.shape[1])


class Best:
    """Best play of a pool of dice towards a goal, for every number of rerolls up to a limit.

    >>> faces = range(1, 7)
    >>> table = np.arange(13)
    >>> best = Best([faces] * 2, Goal(({face: face for face in faces},), table), rerolls=1)
    >>> best.exact.value(0), best.exact.value(1)
    (Fraction(7, 1), Fraction(17, 2))
    >>> best.ranking([2, 5], rerolls=1)[0].dice
    (1,)
    >>> best
    <Best play of 2 dice: 7.0000, 8.5000 with 0 to 1 rerolls>
    """

    def __init__(self, dice: Sequence[Sequence[Face]], goal: Goal, rerolls: int) -> None:
        if not 0 <= rerolls <= MAX_REROLLS:
            raise ValueError(f"{rerolls} rerolls do not lie between 0 and {MAX_REROLLS}")
        self.dice: Dice = Dice(dice, goal, rerolls)
        self.rerolls = rerolls
        self._worth, self._kept = self._tables()
        self._worth[0] = self._shares(goal)
        for left in range(rerolls):
            self._kept[left] = expect(self._worth[left], self.dice.axes, _chances)
            self._worth[left + 1] = choose(self._kept[left], self.dice.axes)

    def __repr__(self) -> str:
        values = ", ".join(f"{self.value(rerolls):.4f}" for rerolls in range(self.rerolls + 1))
        return f"<Best play of {self.dice.count} dice: {values} with 0 to {self.rerolls} rerolls>"

    def _shares(self, goal: Goal) -> Array:
        """The goal's value of every result as a float: whichever is smaller, table or results, is divided."""
        if goal.table.size < self.dice.layout.results:
            return self.dice.values(np.asarray(goal.table / goal.whole, dtype=np.float64))
        return np.asarray(self.dice.values(goal.table) / goal.whole, dtype=np.float64)

    def _tables(self) -> tuple[Array, Array]:
        """Room for the values of all results and of all choices, by the rerolls left.

        In one block: pieces would go back to the system after every answer, and fetching them anew is slow.
        """
        axes, first = self.dice.axes, (self.rerolls + 1) * self.dice.layout.results
        block = np.empty(first + self.rerolls * self.dice.layout.choices)
        return (
            block[:first].reshape(-1, *[len(each.results) for each in axes]),
            block[first:].reshape(self.rerolls, *[len(each.kept) for each in axes]),
        )

    def value(self, rerolls: int) -> float:
        """What the dice are worth before the first throw, with so many rerolls after it."""
        if self.known(rerolls) < self.rerolls:
            return float(self._kept[rerolls][self.dice.layout.nothing_kept])
        return float(throw(self._worth[rerolls], self.dice.axes, _chances))

    def hand_value(self, hand: Sequence[Face], rerolls: int) -> float:
        """What a hand is worth with so many rerolls left."""
        return float(self._worth[self.known(rerolls)][self.dice.place(hand)])

    def keep_value(self, hand: Sequence[Face], kept: Sequence[int], rerolls: int) -> float:
        """What a hand is worth if just these places are kept in the first of the rerolls left."""
        return float(self.kept(rerolls)[self.dice.place(hand, kept)])

    def kept(self, rerolls: int) -> Array:
        """The value of every choice of kept dice, with so many rerolls left."""
        return np.asarray(self._kept[self.known(rerolls, least=1) - 1])

    def worth(self, rerolls: int) -> Array:
        """The value of every result, with so many rerolls left."""
        return np.asarray(self._worth[self.known(rerolls)])

    def known(self, rerolls: int, least: int = 0) -> int:
        """The same number of rerolls, or one sentence where it was not solved for so many."""
        if not least <= rerolls <= self.rerolls:
            raise ValueError(f"{rerolls} rerolls do not lie between {least} and {self.rerolls}")
        return rerolls

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
        self.best = best
        self.dice: Dice = best.dice
        goal, axes = best.dice.goal, best.dice.axes
        if goal.table.dtype.kind not in "iubO":
            raise ValueError("exact values need a goal in whole numbers")
        self._throw = prod(each.whole for each in axes)
        table = np.asarray(goal.table, dtype=object)
        self._worth: list[tuple[Array, int]] = [(self.dice.values(table), goal.whole)]
        for _ in range(best.rerolls):
            values, whole = self._worth[-1]
            kept = expect(values, axes, _counts)
            self._worth.append((choose(kept, axes), whole * self._throw))

    def value(self, rerolls: int) -> Fraction:
        """What the dice are worth before the first throw, with so many rerolls after it."""
        values, whole = self._worth[self.best.known(rerolls)]
        return Fraction(throw(values, self.dice.axes, _counts), whole * self._throw)

    def hand_value(self, hand: Sequence[Face], rerolls: int) -> Fraction:
        """What a hand is worth with so many rerolls left."""
        values, whole = self._worth[self.best.known(rerolls)]
        return Fraction(values[self.dice.place(hand)], whole)


def _chances(each: Axis) -> Array:
    return each.chances


def _counts(each: Axis) -> Array:
    return each.counts
