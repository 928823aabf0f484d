"""What dice may show: a probability for every result, through throws, evidence and rerolls by a policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from fujikit.odds.axis import Axis
from fujikit.odds.best import Array, Best, Dice, Face, Goal, expect

Policy = tuple[Array, ...]
"""For every result, axis by axis, the number of the multiset that is kept."""


class Spread:
    """A probability for every result of a pool of dice, seen through one or more totals.

    >>> coin = ("head", "tail")
    >>> spread = Spread([coin, coin], ({"head": 1, "tail": 0},))
    >>> spread.table().tolist()
    [0.25, 0.5, 0.25]
    >>> spread.given(lambda heads: heads > 0).table().tolist()
    [0.0, 0.6666666666666666, 0.3333333333333333]
    """

    def __init__(
        self,
        dice: Sequence[Sequence[Face]],
        worths: tuple[Mapping[Any, int], ...],
        seen: Mapping[int, Face] | None = None,
        *,
        exact: bool = False,
    ) -> None:
        """`seen` holds the faces of dice that are known, by their place; `exact` counts in whole numbers."""
        self.dice: Dice = Dice(dice, Goal(worths, np.zeros(0)))
        self.exact = exact
        self.chances: Array = np.ones((), dtype=object if exact else np.float64)
        known = seen or {}
        places = self.dice.place([known.get(place) for place in range(len(dice))], tuple(known))
        for each, place in zip(self.dice.axes, places, strict=True):
            self.chances = np.multiply.outer(self.chances, self._ways(each)[place])

    def _ways(self, each: Axis) -> Array:
        return each.counts if self.exact else each.chances

    def _with(self, chances: Array) -> Spread:
        other = object.__new__(Spread)
        other.dice, other.exact, other.chances = self.dice, self.exact, chances
        return other

    @property
    def whole(self) -> Any:
        """What all chances add up to: 1, or a whole number."""
        return self.chances.sum()

    def given(self, likelihood: Callable[..., Array]) -> Spread:
        """After evidence, its likelihood given by the totals; evidence that can't be changes nothing."""
        chances = self.chances * likelihood(*self.dice.totals())
        whole = chances.sum()
        if not whole:
            return self
        return self._with(chances if self.exact else chances / whole)

    def reroll(self, policy: Policy) -> Spread:
        """After everybody has kept what the policy says and thrown the rest."""
        axes = self.dice.axes
        kept = np.zeros([len(each.kept) for each in axes], dtype=self.chances.dtype)
        np.add.at(kept, policy, self.chances)
        return self._with(expect(kept, axes, lambda each: self._ways(each).T))

    def keep_where(self, keeps: Callable[[tuple[int, ...]], bool]) -> Policy:
        """The policy that looks at each die alone: keep it if its worths say so."""
        numbers = []
        for each, symbols in zip(self.dice.axes, self.dice.symbols, strict=True):
            stays = [keeps(symbol) for symbol in symbols]
            numbers.append(
                np.array([each.kept_number[tuple(s for s in result if stays[s])] for result in each.results])
            )
        return tuple(np.meshgrid(*numbers, indexing="ij")) if numbers else ()

    def table(self, first: int | None = None) -> Array:
        """The joint probabilities of the totals, or of the first few of them."""
        totals = self.dice.totals()[:first]
        table = np.zeros([int(total.max()) + 1 for total in totals], dtype=self.chances.dtype)
        np.add.at(table, tuple(totals), self.chances)
        return table


def best_policy(best: Best, rerolls: int) -> Policy:
    """What best play keeps of every result, with so many rerolls left; among equals, more dice.

    The maximum is taken axis by axis; going back through the same steps tells which choices it was made of.

    >>> faces = range(1, 7)
    >>> best = Best([faces], Goal(({face: face for face in faces},), np.arange(7)), rerolls=1)
    >>> (kept,) = best_policy(best, 1)
    >>> [best.dice.axes[0].kept[number] for number in kept]
    [(), (), (), (3,), (4,), (5,)]
    """
    values, chosen = best.kept(rerolls), []
    for number, each in enumerate(best.dice.axes):
        rows = np.moveaxis(values, number, 0)
        rows, picked = _best_rows(rows, each)
        values = np.moveaxis(rows, 0, number)
        chosen.append(np.moveaxis(picked, 0, number))
    grid: list[Any] = list(np.indices(values.shape))
    for number in reversed(range(len(chosen))):
        grid[number] = chosen[number][tuple(grid)]
    return tuple(grid)


def _best_rows(values: Array, each: Axis) -> tuple[Array, Array]:
    """For every result of the first axis the best value of what may be kept, and the number of that."""
    numbers = np.arange(len(values)).reshape(-1, *(1,) * (values.ndim - 1))
    best, picked = values[:1], np.broadcast_to(numbers[:1], values[:1].shape)
    for layer in each.layers:
        dice = values[layer.numbers]
        kept = np.broadcast_to(numbers[layer.numbers], dice.shape)
        for without in layer.without:
            better = best[without] > dice
            dice = np.where(better, best[without], dice)
            kept = np.where(better, picked[without], kept)
        best, picked = dice, kept
    return best, picked
