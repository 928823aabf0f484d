"""Who moves past whom: what one player's final dice mean for everybody at the table.

The players throw independently. Each is a table of joint chances of their final totals, an axis for the own
requirement of the asking player and one for each neighbour who has a destination.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache

import numpy as np
from msgspec import Struct

from fujikit.fuji.odds.hands import few_enough
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.odds import Spread
from fujikit.odds.best import Array

GOALS = ("me", "sum", "product", "all")
TIE = 1e-11
"""What the number of those who move weighs beside the goal: far less than is shown, yet it decides ties."""


@lru_cache(maxsize=64)
def final_dice(neighbour: Neighbour, needs: tuple[str, ...]) -> Spread:
    """What a neighbour's dice show in the end, seen through totals that begin with those under `needs`.

    >>> final_dice(Neighbour.of("B1 P4"), ("pink|4", "odd")).table().shape
    (9, 11, 13)
    """
    with few_enough("mates"):
        return neighbour.final(needs)


def joint_table(totals: Sequence[Array], chances: Array, limit: int) -> Array:
    """The chances of every combination of totals below the limit.

    >>> joint_table([np.array([0, 1, 1])], np.array([0.5, 0.25, 0.25]), 3).tolist()
    [0.5, 0.5, 0.0]
    """
    shape = (limit,) * len(totals)
    places = np.ravel_multi_index([total.ravel() for total in totals], shape)
    return np.bincount(places, chances.ravel(), limit ** len(totals)).reshape(shape)


def raised(table: Array, by: Sequence[int]) -> Array:
    """A table of totals after something is added to each; there must be room for it.

    >>> raised(np.array([0.5, 0.5, 0.0]), [1]).tolist()
    [0.0, 0.5, 0.5]
    """
    after = np.zeros_like(table)
    after[tuple(slice(more, None) for more in by)] = table[
        tuple(slice(None, size - more) for size, more in zip(table.shape, by, strict=True))
    ]
    return after


def below(chances: Array, axis: int) -> Array:
    """For every total the chance of a lower one.

    >>> below(np.array([0.5, 0.25, 0.25]), 0).tolist()
    [0.0, 0.5, 0.75]
    """
    return np.cumsum(chances, axis) - chances


def lower_than(own: Array, table: Array) -> Array:
    """For each of these rising movement values the chances of the other totals, the first lying below it.

    >>> lower_than(np.array([1, 2]), np.array([[0.5, 0.0], [0.25, 0.25]])).tolist()
    [[0.5, 0.0], [0.75, 0.25]]
    """
    least, most = int(own[0]), int(own[-1])
    steps = np.concatenate([table[:least].sum(axis=0, keepdims=True), table[least:most]])
    return np.asarray(np.cumsum(steps, axis=0)[own - least])


def above(chances: Array, axis: int) -> Array:
    """For every total the chance of a higher one.

    >>> above(np.array([0.5, 0.25, 0.25]), 0).tolist()
    [0.5, 0.25, 0.0]
    """
    return below(np.flip(chances, axis), axis)[
        tuple(slice(None, None, -1 if number == axis else 1) for number in range(chances.ndim))
    ]


def marginal(table: Array, axis: int) -> Array:
    """The chances of one total alone.

    >>> marginal(np.array([[0.5, 0.0], [0.25, 0.25]]), 1).tolist()
    [0.75, 0.25]
    """
    return np.asarray(table.sum(axis=tuple(number for number in range(table.ndim) if number != axis)))


class OtherPlayers(Struct, frozen=True, dict=True):
    """Totals of the other players: the neighbours in order, and in a game of four who sits opposite.

    >>> one, two = np.array([[0.0, 0.0, 1.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]), np.eye(3) / 3
    >>> others = OtherPlayers((one, two), axes=(1, None))
    >>> others.mine(np.array([0, 1, 2])).round(3).tolist(), others.passing[0].round(3).tolist()
    ([0.0, 0.333, 0.667], [0.667, 0.667, 0.0])
    """

    mates: tuple[Array, ...]
    axes: tuple[int | None, ...]
    """The axis of each mate's destination; None for one who goes nowhere."""
    opposite: Array | None = None

    @property
    def limit(self) -> int:
        """Totals lie below it."""
        return int(self.mates[0].shape[0])

    def mine(self, own: Array) -> Array:
        """My chance to move with each of these movement values."""
        return np.asarray(self._beaten[own])

    @cached_property
    def _beaten(self) -> Array:
        """For every movement value the chance that it is above all mates' totals on my card."""
        return _product([below(marginal(table, 0), 0) for table in self.mates])

    @cached_property
    def passing(self) -> dict[int, Array]:
        """Each goer's chance to move, for every total of mine on that mate's card."""
        return {mate: self._passing(mate, axis) for mate, axis in enumerate(self.axes) if axis is not None}

    def _passing(self, mate: int, axis: int) -> Array:
        beaten = _product([below(marginal(other, axis), 0) for other in self._others(mate)])
        return above(marginal(self.mates[mate], axis) * beaten, 0)

    def _others(self, mate: int) -> list[Array]:
        """Who besides me is a mate's neighbour."""
        if self.opposite is not None:
            return [self.opposite]
        return [table for number, table in enumerate(self.mates) if number != mate]

    def everybody(self, own: Array) -> Array:
        """The chance that I and all mates with a destination move, one of them at least, by my totals."""
        lower = [lower_than(own, table) for table in self.mates]
        if len(self.passing) == 1:
            return self._one_goes(lower)
        first, second = lower
        if self.opposite is None:
            return self._both_go(first, second)
        return self._across(first, second, self.opposite)

    def _one_goes(self, lower: list[Array]) -> Array:
        (goer,) = self.passing
        chances = lower[goer]
        for number, other in enumerate(lower):
            if number != goer:
                chances = chances * below(other, 1)
        return above(chances, 1)

    @staticmethod
    def _both_go(first: Array, second: Array) -> Array:
        """The second's total on its card is above mine and the first's: above the higher of the two."""
        beaten = above(below(second, 1), 2)
        mine_higher = np.cumsum(first, 2) * beaten
        return above(mine_higher + above(first * beaten, 2), 1)

    @staticmethod
    def _across(first: Array, second: Array, opposite: Array) -> Array:
        """The mates are no neighbours of each other: what joins them are my totals and the opposite's."""
        totals = np.arange(len(opposite))
        higher = np.maximum.outer(totals, totals)
        one = above(first.sum(axis=2), 1)[:, higher]
        other = above(second.sum(axis=1), 1)[:, higher]
        return np.asarray(one @ opposite.sum(axis=0) @ other.swapaxes(1, 2))

    def worth(self, goal: str, own: Array) -> Array:
        """What the goal gives for all totals of mine; `own` are the movement values to look at."""
        if goal == "all":
            return self.everybody(own)
        mine = self._along(self.mine(own), 0)
        passing = [self._along(chances, axis) for axis, chances in enumerate(self.passing.values(), 1)]
        if goal == "product":
            return _product([mine, *passing])
        return mine if goal == "me" else sum(passing, mine)

    def ties(self, own: Array) -> Array:
        """What decides between choices equal for the goal: the more who move the better."""
        return np.asarray(TIE * self.worth("sum", own))

    def _along(self, chances: Array, axis: int) -> Array:
        """Chances by one total, laid along its axis."""
        shape = [1] * self.mates[0].ndim
        shape[axis] = len(chances)
        return chances.reshape(shape)


def _product(factors: Sequence[Array]) -> Array:
    whole = np.ones(())
    for factor in factors:
        whole = whole * factor
    return whole


@cache
def values(limit: int, bonus: int) -> Array:
    """The movement value of every total; what goes beyond the limit beats everybody anyway.

    >>> values(5, 2).tolist()
    [2, 3, 4, 4, 4]
    """
    return np.minimum(np.arange(limit) + bonus, limit - 1)
