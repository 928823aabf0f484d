"""Stores of reports while games are played: in memory here, in a file in `journal`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from fujikit.teams.simulation.adapter import GameId, Tables
from fujikit.teams.simulation.worker import Report


class Store(Protocol):
    """Keeps what came of every game, once each."""

    def __contains__(self, name: object) -> bool: ...

    def count(self, games: int) -> int:
        """How many are kept of the first `games` of each cell."""

    def add(self, reports: Iterable[Report]) -> None:
        """Keep the games among the reports; one that is there already is not kept twice."""

    def tables(self, games: int) -> Iterator[Tables]:
        """What is kept of the first `games` of each cell, by cell and number."""

    def close(self) -> None:
        """Nothing more will be added."""


class Memory:
    """A store that lasts as long as the process."""

    def __init__(self) -> None:
        self._tables: dict[GameId, Tables] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._tables

    def count(self, games: int) -> int:
        return sum(name.number < games for name in self._tables)

    def add(self, reports: Iterable[Report]) -> None:
        for report in reports:
            if report.tables is not None:
                self._tables.setdefault(report.name, report.tables)

    def tables(self, games: int) -> Iterator[Tables]:
        return (self._tables[name] for name in sorted(self._tables) if name.number < games)

    def close(self) -> None:
        """There is nothing to close."""
