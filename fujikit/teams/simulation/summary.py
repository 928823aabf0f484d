"""Summary of each cell: its rate of wins, causes of defeat and rounds, also as a line of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fujikit.engine.numbers import percent
from fujikit.engine.words import Words
from fujikit.teams.simulation.intervals import quantile, wilson
from fujikit.teams.simulation.plan import Plan

WORDS = Words("fujikit.teams.simulation")
ALWAYS = ("level", "players", "team")
"""What everybody wants to know of a cell, whether the others differ in it or not."""


class Summary(dict[str, Any]):
    """One row of a summary: a flat dict, which also has its main numbers as attributes.

    Its keys: what tells the cell from others (`level`, `team` …), `games`, `won`, `rate` with the ends of its
    95 % interval `low` and `high`, `lost_…` for each cause of defeat, and the `rounds` after which half of
    the games were over, with `rounds_low` and `rounds_high`, where 5 % and 95 % were.

    >>> row = Summary({"level": 1, "players": 3, "team": "random"}, 10, 1, {"lava": 9}, (5, 7, 9))
    >>> row
    <level 1, players 3, team random: won 10.0% of 10 games (1.8%-40.4%)>
    >>> row["rate"], row["lost_lava"], row.interval == (row["low"], row["high"])
    (0.1, 9, True)
    """

    def __init__(
        self,
        facts: Mapping[str, object],
        games: int,
        won: int,
        defeats: Mapping[str, int],
        rounds: tuple[int, int, int],
    ) -> None:
        self.facts = facts
        """What tells the cell from others."""
        self.games = games
        self.won = won
        self.defeats = defeats
        """How often each cause ended a lost game."""
        self.rounds = rounds
        """Where 5 %, half and 95 % of the games were over."""
        low, high = self.interval
        super().__init__(
            **facts,
            games=games,
            won=won,
            rate=self.rate,
            low=low,
            high=high,
            **{f"lost_{cause}": count for cause, count in defeats.items()},
            rounds=rounds[1],
            rounds_low=rounds[0],
            rounds_high=rounds[2],
        )

    @property
    def rate(self) -> float:
        """The share of games that were won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of Wilson round the rate, 95 %."""
        return wilson(self.won, self.games)

    def __repr__(self) -> str:
        facts = ", ".join(f"{name} {self.facts[name]}" for name in ALWAYS if name in self.facts)
        return f"<{facts}: won {rate_text(self)}>"


def rate_text(cell: Summary) -> str:
    """The rate, of how many games, and its interval."""
    return f"{percent(cell.rate)} of {count_text(cell.games, 'game')} ({interval_text(cell, 'en')})"


def count_text(count: int, what: str) -> str:
    """So many of something.

    >>> count_text(1, "game"), count_text(2, "game")
    ('1 game', '2 games')
    """
    return f"{count} {what}{'s' * (count != 1)}"


def interval_text(cell: Summary, lang: str) -> str:
    """The interval of the rate.

    >>> interval_text(Summary({}, 10, 1, {}, (5, 7, 9)), "pl")
    '1,8%-40,4%'
    """
    return "-".join(percent(end, lang) for end in cell.interval)


def overview(cells: Sequence[Summary], lang: str) -> list[list[str]]:
    """What tells the cells apart, their games and what came of them; the first line names the columns."""
    facts = [name for name in cells[0].facts if _is_telling(name, cells)]
    columns = (*facts, "games", "won", "interval", *cells[0].defeats, "rounds")
    head = [WORDS.translate("column", name, lang) for name in columns]
    return [head, *(_line(cell, facts, lang) for cell in cells)]


def _is_telling(name: str, cells: Sequence[Summary]) -> bool:
    """Whether a column says something: the cells differ in it, or everybody wants to know."""
    return name in ALWAYS or len({cell.facts[name] for cell in cells}) > 1


def _line(cell: Summary, facts: Sequence[str], lang: str) -> list[str]:
    least, middle, most = cell.rounds
    lost = max(1, cell.games - cell.won)
    return [
        *(_value(cell.facts[name], lang) for name in facts),
        str(cell.games),
        percent(cell.rate, lang),
        interval_text(cell, lang),
        *(percent(count / lost, lang) for count in cell.defeats.values()),
        f"{middle} ({least}-{most})",
    ]


def _value(value: object, lang: str) -> str:
    shown = str(value)
    return WORDS.translate("value", shown, lang) if WORDS.has("value", shown, lang) else shown


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
    causes = plan.adapter.defeats
    return [
        Summary(
            cell.facts(),
            len(rounds[at]),
            won[at],
            {cause: defeats[at][cause] for cause in causes},
            spread(rounds[at]),
        )
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
