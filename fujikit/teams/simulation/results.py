"""Results of a simulation: tables, summaries, replays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from fujikit.engine import html
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.numbers import percent
from fujikit.teams.simulation import tables
from fujikit.teams.simulation.adapter import GameId
from fujikit.teams.simulation.plan import Plan
from fujikit.teams.simulation.store import Store
from fujikit.teams.simulation.summary import (
    WORDS,
    Summary,
    count_text,
    interval_text,
    overview,
    rate_text,
    summaries,
)


class Results:
    """The tables of a simulation: `games` and `seats`, sorted by cell and number, and `errors`."""

    def __init__(self, plan: Plan, store: Store, errors: Sequence[str] = ()) -> None:
        self.plan = plan
        self.store = store
        self.errors: tuple[str, ...] = tuple(errors)

    @cached_property
    def games(self) -> list[Any]:
        """One row per game: named tuples, one field a column."""
        return [each.game for each in self.store.tables(self.plan.games)]

    @cached_property
    def seats(self) -> list[Any]:
        """One row per seat, which names its game."""
        return [seat for each in self.store.tables(self.plan.games) for seat in each.seats]

    def summary(self) -> list[Summary]:
        """A flat dict for each cell: what tells it apart, its rate of wins with the interval, and more.

        >>> from fujikit.teams import simulate
        >>> results = simulate(team="random", level=[1, 4], games=2, seed=1)
        >>> results.summary()[0]
        <level 1, players 3, team random: won 0.0% of 2 games (0.0%-65.8%)>
        >>> [(row["level"], row["games"], row["rate"], row["low"]) for row in results.summary()]
        [(1, 2, 0.0, 0.0), (4, 2, 0.0, 0.0)]
        """
        return list(self._cells)

    @cached_property
    def _cells(self) -> list[Summary]:
        return summaries(self.plan, (each.game for each in self.store.tables(self.plan.games)))

    def replay(self, game: str) -> Game[Any]:
        """One of the games once more, to look at: its history, its record.

        >>> from fujikit.teams import simulate
        >>> results = simulate(team="random", games=1)
        >>> results.replay("c0n0").round == results.games[0].rounds
        True
        """
        found = re.fullmatch(r"c(\d+)n(\d+)", game)
        if found is None or int(found[1]) >= len(self.plan.cells):
            raise BadInput(f"no game of this grid is called {game!r}")
        return self.plan.play(GameId(int(found[1]), int(found[2])))

    def save(self, folder: str | Path, formats: Sequence[str] = ("csv",)) -> list[Path]:
        """Write the tables `games` and `seats` into a folder, as CSV or Parquet; the files written."""
        return tables.write(self, Path(folder), formats)

    def __repr__(self) -> str:
        errors = f", {count_text(len(self.errors), 'error')}" if self.errors else ""
        least, most = (choose(self._cells, key=lambda cell: cell.rate) for choose in (min, max))
        if len(self._cells) == 1:
            return f"<Results: won {rate_text(least)}{errors}>"
        games = sum(cell.games for cell in self._cells)
        ends = [f"{percent(cell.rate)} ({interval_text(cell, 'en')})" for cell in (least, most)]
        return f"<Results: {games} games in {len(self._cells)} cells, won {' to '.join(ends)}{errors}>"

    def _repr_html_(self) -> str:
        """A line for each cell, and what went wrong."""
        head, *lines = overview(self._cells, "en")
        wrong = (
            [html.note(f"{count_text(len(self.errors), 'error')}; the first: {self.errors[0]}")]
            if self.errors
            else []
        )
        return html.result(
            html.table(head, lines, left=0), html.note(WORDS.translate("end", "notes", "en")), *wrong
        )
