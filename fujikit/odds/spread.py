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
        self.dice = Dice(dice, Goal(worths, np.zeros(0)))
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

    def table(self) -> Array:
        """The joint probabilities of the totals."""
        totals = self.dice.totals()
        table = np.zeros([int(total.max()) + 1 for total in totals], dtype=self.chances.dtype)
        np.add.at(table, tuple(totals), self.chances)
        return table


def best_policy(best: Best, rerolls: int) -> Policy:
    """What best play keeps of every result, with so many rerolls left.

    The maximum is taken axis by axis; going back through the same steps tells which choices it was made of.
    """
    values, chosen = best.kept(rerolls), []
    for number, each in enumerate(best.dice.axes):
        options = np.moveaxis(values, number, 0)[each.choices]
        which = options.argmax(axis=1)
        values = np.moveaxis(options.max(axis=1), 0, number)
        picked = np.take_along_axis(
            each.choices.reshape(*each.choices.shape, *(1,) * (which.ndim - 1)), which[:, None], axis=1
        )[:, 0]
        chosen.append(np.moveaxis(picked, 0, number))
    grid: list[Any] = list(np.indices(values.shape))
    for number in reversed(range(len(chosen))):
        grid[number] = chosen[number][tuple(grid)]
    return tuple(grid)
