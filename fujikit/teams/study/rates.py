"""Shares of games, and how sure they are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from fujikit.teams.simulation.intervals import wilson

Game = Any
"""A row of the table of games, as `fujikit.teams.simulation.read` gives it."""


class Rate(NamedTuple):
    """A share of games (`hits` of `games`) with its Wilson interval.

    >>> rate = Rate(75, 100)
    >>> rate.share, [round(end, 3) for end in rate.interval]
    (0.75, [0.657, 0.825])
    """

    hits: int
    games: int

    @property
    def share(self) -> float:
        return self.hits / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of Wilson, 95 %."""
        return wilson(self.hits, self.games)


def rate(games: Iterable[Game], hit: Callable[[Game], object] | None = None) -> Rate:
    """How many of the games were won, or were whatever else is asked for.

    >>> from types import SimpleNamespace as Game
    >>> rate([Game(won=True, rounds=7), Game(won=False, rounds=9)], lambda game: game.rounds > 5)
    Rate(hits=2, games=2)
    """
    hits = [bool(game.won if hit is None else hit(game)) for game in games]
    return Rate(sum(hits), len(hits))


def ended(games: Iterable[Game], why: str) -> Rate:
    """How many of the games ended so, as their column `why` names it."""
    return rate(games, lambda game: game.why == why)


def grouped(games: Iterable[Game], *columns: str) -> dict[Any, list[Game]]:
    """Games by the values of a column, or by tuples of the values of several; in the order of the values.

    >>> from types import SimpleNamespace as Game
    >>> list(grouped([Game(level=2, players=3), Game(level=1, players=3)], "level", "players"))
    [(1, 3), (2, 3)]
    """
    found: dict[Any, list[Game]] = defaultdict(list)
    for game in games:
        values = tuple(getattr(game, column) for column in columns)
        found[values if len(columns) > 1 else values[0]].append(game)
    return dict(sorted(found.items()))


def where(games: Iterable[Game], **values: object) -> list[Game]:
    """The games whose columns have these values.

    >>> from types import SimpleNamespace as Game
    >>> len(where([Game(level=2, won=True), Game(level=1, won=True)], level=2, won=True))
    1
    """
    return [game for game in games if all(getattr(game, name) == value for name, value in values.items())]
