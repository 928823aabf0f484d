"""What came of many games."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.teams.many import tables
from fujikit.teams.many.plan import Plan
from fujikit.teams.many.store import Store
from fujikit.teams.many.subject import Name
from fujikit.teams.many.summary import Summary, summaries


class Results:
    """The tables of a simulation: `games` and `seats`, sorted by cell and number, and `errors`."""

    def __init__(self, plan: Plan, store: Store, errors: Sequence[str] = ()) -> None:
        self.plan = plan
        self.store = store
        self.errors: tuple[str, ...] = tuple(errors)

    @cached_property
    def games(self) -> list[Any]:
        """A row a game: named tuples, one field a column."""
        return [each.game for each in self.store.tables(self.plan.games)]

    @cached_property
    def seats(self) -> list[Any]:
        """A row a seat, which names its game."""
        return [seat for each in self.store.tables(self.plan.games) for seat in each.seats]

    def summary(self) -> list[Summary]:
        """A few numbers for each cell."""
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
        return self.plan.play(Name(int(found[1]), int(found[2])))

    def save(self, folder: str | Path, formats: Sequence[str] = ("csv",)) -> list[Path]:
        """Write the tables `games` and `seats` into a folder, as CSV or Parquet; the files written."""
        return tables.write(self, Path(folder), formats)

    def __repr__(self) -> str:
        kept, cells = self.store.count(self.plan.games), len(self.plan.cells)
        return f"<{kept} games in {cells} cells, {len(self.errors)} errors>"
