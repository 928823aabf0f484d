"""How far two shares of games lie apart, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from fujikit.teams.study.rates import Game, Rate, rate

Z = NormalDist().inv_cdf(0.975)


class Gap(NamedTuple):
    """One share minus another, with the interval of 95 % round it."""

    value: float
    low: float
    high: float
    games: int
    """With whatever is looked at."""

    @property
    def certain(self) -> bool:
        """Whether it is on one side of nought, as far as the games tell."""
        return self.low > 0 or self.high < 0


def gap(
    games: Iterable[Game],
    has: Callable[[Game], object],
    alike: Callable[[Game], Hashable] | None = None,
) -> Gap:
    """The win rate of the games that have something, minus that of the others.

    Games are compared only with those that are `alike`: what else makes winning easy or hard does not blur
    the answer. Groups count the more the more games stand on both sides (Mantel and Haenszel's weights).

    >>> from types import SimpleNamespace as Game
    >>> games = [Game(won=number % 4 > 0, used="map" * (number % 2)) for number in range(400)]
    >>> worth = gap(games, lambda game: "map" in game.used)
    >>> worth.value, worth.games, worth.certain
    (0.5, 200, True)
    """
    groups: dict[Hashable, tuple[list[Game], list[Game]]] = {}
    for game in games:
        groups.setdefault(alike and alike(game), ([], []))[0 if has(game) else 1].append(game)
    pairs = [(rate(one), rate(other)) for one, other in groups.values() if one and other]
    return _weighed(pairs, sum(len(one) for one, _ in groups.values()))


def apart(one: Rate, other: Rate) -> Gap:
    """One share minus another.

    >>> off = apart(Rate(62, 100), Rate(500, 1000))
    >>> round(off.value, 3), round(off.low, 3), round(off.high, 3), off.certain
    (0.12, 0.021, 0.219, True)
    """
    return _weighed([(one, other)], one.games)


def _weighed(pairs: Sequence[tuple[Rate, Rate]], games: int) -> Gap:
    weights = [one.games * other.games / (one.games + other.games) for one, other in pairs]
    whole = sum(weights)
    if not whole:
        return Gap(0.0, -1.0, 1.0, games)
    value = sum(
        weight * (one.share - other.share) for weight, (one, other) in zip(weights, pairs, strict=True)
    )
    spread = sum(
        weight**2 * (_spread(one) + _spread(other))
        for weight, (one, other) in zip(weights, pairs, strict=True)
    )
    return _round(value / whole, sqrt(spread) / whole, games)


def _spread(found: Rate) -> float:
    """The variance of a share; one more hit and one more miss keep it from nought (Agresti and Caffo)."""
    share = (found.hits + 1) / (found.games + 2)
    return share * (1 - share) / (found.games + 2)


def _round(value: float, error: float, games: int) -> Gap:
    return Gap(value, max(-1.0, value - Z * error), min(1.0, value + Z * error), games)


def paired(ones: Iterable[Game], others: Iterable[Game], same: Callable[[Game], object]) -> Gap:
    """The win rate of one team minus that of another that had the same deals.

    Games of the same deal are compared with each other, and only those that ended differently count.

    >>> from types import SimpleNamespace as Game
    >>> ones, others = ([Game(number=each, won=each < won) for each in range(100)] for won in (60, 50))
    >>> round(paired(ones, others, lambda game: game.number).value, 3)
    0.1
    """
    theirs = {same(game): bool(game.won) for game in others}
    pairs = [(bool(game.won), theirs[same(game)]) for game in ones if same(game) in theirs]
    if not pairs:
        return Gap(0.0, -1.0, 1.0, 0)
    count = len(pairs)
    value = sum(one - other for one, other in pairs) / count
    differ = sum(one != other for one, other in pairs)
    spread = max(differ + 1 - count * value**2, 1.0) / count**2
    return _round(value, sqrt(spread), count)
