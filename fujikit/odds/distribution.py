"""Exact distributions of totals, from integer counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, reduce
from typing import TypeVar

from msgspec import Struct

Face = TypeVar("Face")


class Distribution(Struct, frozen=True, dict=True):
    """How likely each total from 0 up is: `counts[total]` of `whole`.

    >>> coin = total([("head", "tail")], {"head": 1, "tail": 0})
    >>> coin.exact(1), coin.mean
    (Fraction(1, 2), 0.5)
    >>> coin
    <Distribution of totals from 0 to 1: mean 0.500>
    """

    counts: tuple[int, ...]
    whole: int

    def __repr__(self) -> str:
        totals = [total for total, count in enumerate(self.counts) if count]
        return f"<Distribution of totals from {totals[0]} to {totals[-1]}: mean {self.mean:.3f}>"

    def exact(self, total: int) -> Fraction:
        """The probability of a total."""
        inside = 0 <= total < len(self.counts)
        return Fraction(self.counts[total] if inside else 0, self.whole)

    def chance(self, total: int) -> float:
        """The probability of a total, as a float."""
        return float(self.exact(total))

    def items(self) -> list[tuple[int, float]]:
        """Every total that can come, with its probability."""
        return [(total, count / self.whole) for total, count in enumerate(self.counts) if count]

    @cached_property
    def below(self) -> tuple[int, ...]:
        """`below[total]` of `whole` lie below the total, for totals from 0 to one past the highest."""
        sums = [0]
        for count in self.counts:
            sums.append(sums[-1] + count)
        return tuple(sums)

    def less_than(self, total: int) -> Fraction:
        """The probability of anything below a total."""
        return Fraction(self.below[max(0, min(total, len(self.counts)))], self.whole)

    @cached_property
    def mean_exact(self) -> Fraction:
        return Fraction(sum(total * count for total, count in enumerate(self.counts)), self.whole)

    @property
    def mean(self) -> float:
        return float(self.mean_exact)

    @cached_property
    def variance_exact(self) -> Fraction:
        squares = sum(total**2 * count for total, count in enumerate(self.counts))
        return Fraction(squares, self.whole) - self.mean_exact**2

    @property
    def variance(self) -> float:
        return float(self.variance_exact)

    def at_least(self, total: int) -> Fraction:
        """The probability of a total or more.

        >>> total([range(1, 7)] * 2, {face: face for face in range(1, 7)}).at_least(8)
        Fraction(5, 12)
        """
        return 1 - self.less_than(total)

    def quantile(self, share: float | Fraction) -> int:
        """The lowest total up to which so much of the probability lies; a half gives the median."""
        if not 0 <= share <= 1:
            raise ValueError(f"{share} does not lie between 0 and 1")
        return next(
            total
            for total, count in enumerate(self.counts)
            if count and self.below[total + 1] >= share * self.whole
        )

    def beats(self, other: Distribution) -> Fraction:
        """The probability to be higher than another, independent total.

        >>> coin = total([("head", "tail")], {"head": 1, "tail": 0})
        >>> coin.beats(coin), coin.ties(coin)
        (Fraction(1, 4), Fraction(1, 2))
        """
        won = sum(count * other.less_than(total) for total, count in enumerate(self.counts) if count)
        return Fraction(won) / self.whole

    def ties(self, other: Distribution) -> Fraction:
        """The probability of the same total as another, independent one."""
        return sum((self.exact(total) * other.exact(total) for total in range(len(self.counts))), Fraction(0))

    def rows(self) -> list[dict[str, int | float | str]]:
        """A row for every total that can come, as a data frame takes it."""
        return [
            {
                "total": total,
                "chance": chance,
                "at_least": float(self.at_least(total)),
                "exact": str(self.exact(total)),
            }
            for total, chance in self.items()
        ]

    def __add__(self, other: Distribution) -> Distribution:
        """The distribution of the sum of two independent totals."""
        counts = [0] * (len(self.counts) + len(other.counts) - 1)
        for one, first in enumerate(self.counts):
            if first:
                for two, second in enumerate(other.counts, one):
                    counts[two] += first * second
        return Distribution(tuple(counts), self.whole * other.whole)


NOTHING = Distribution((1,), 1)
"""The total of no dice."""


def certain(total: int) -> Distribution:
    """A total that is known."""
    return Distribution((0,) * total + (1,), 1)


def total(dice: Iterable[Sequence[Face]], worth: Mapping[Face, int]) -> Distribution:
    """The distribution of what dice are worth together, each a sequence of equally likely faces.

    >>> two = total([range(1, 7)] * 2, {face: face for face in range(1, 7)})
    >>> two.exact(7)
    Fraction(1, 6)
    """
    return reduce(lambda one, other: one + other, (weighted(_even(die), worth) for die in dice), NOTHING)


def weighted(faces: Mapping[Face, int], worth: Mapping[Face, int]) -> Distribution:
    """The distribution of what one die is worth whose faces come with integer weights."""
    counts = [0] * (max((worth[face] for face in faces), default=0) + 1)
    for face, weight in faces.items():
        counts[worth[face]] += weight
    return Distribution(tuple(counts), sum(faces.values()))


def _even(die: Sequence[Face]) -> dict[Face, int]:
    weights: dict[Face, int] = {}
    for face in die:
        weights[face] = weights.get(face, 0) + 1
    return weights
