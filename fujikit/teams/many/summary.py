"""What came of each cell, in a few numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from fujikit.teams.many.intervals import quantile, wilson
from fujikit.teams.many.plan import Plan


class Summary(NamedTuple):
    """The games of one cell."""

    facts: Mapping[str, object]
    games: int
    won: int
    defeats: Mapping[str, int]
    """How often each cause ended a lost game."""
    rounds: tuple[int, int, int]
    """Where 5 %, half and 95 % of the games were over."""

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of Wilson round the rate, 95 %."""
        return wilson(self.won, self.games)


def summaries(plan: Plan, games: Iterable[Any]) -> list[Summary]:
    """One for each cell, from the rows of the games."""
    won: Counter[int] = Counter()
    defeats: list[Counter[str]] = [Counter() for _ in plan.cells]
    rounds: list[list[int]] = [[] for _ in plan.cells]
    for game in games:
        won[game.cell] += game.won
        rounds[game.cell].append(game.rounds)
        if not game.won:
            defeats[game.cell][game.why] += 1
    return [
        Summary(cell.facts(), len(rounds[at]), won[at], dict(sorted(defeats[at].items())), spread(rounds[at]))
        for at, cell in enumerate(plan.cells)
    ]


def spread(rounds: list[int]) -> tuple[int, int, int]:
    """Where 5 %, half and 95 % lie; noughts where there is nothing.

    >>> spread([9, 7, 8])
    (7, 8, 9)
    """
    ordered = sorted(rounds)
    if not ordered:
        return 0, 0, 0
    return quantile(ordered, 0.05), quantile(ordered, 0.5), quantile(ordered, 0.95)
