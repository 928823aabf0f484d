"""What a game brings so that it can be simulated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.games import descriptors
from fujikit.games.descriptor import load_object

Row = tuple[object, ...]
"""A row of a table; in fact a named tuple, one field a column."""


class GameId(NamedTuple):
    """One game of a plan: its cell, and its number there, both from 0."""

    cell: int
    number: int

    def __str__(self) -> str:
        """As the tables name it.

        >>> str(GameId(2, 17))
        'c2n17'
        """
        return f"c{self.cell}n{self.number}"


class Tables(NamedTuple):
    """What is noted of a game: its row, and a row for each seat."""

    game: Row
    seats: tuple[Row, ...]


class Cell(Protocol):
    """A set-up of the grid with the team that plays it; a frozen struct."""

    @property
    def set_up(self) -> str:
        """What lies on the table, as one text: what its seeds depend on."""

    def facts(self) -> Mapping[str, object]:
        """What tells it from other cells, by name."""


class GameAdapter(Protocol):
    """A game as the simulation plays it: its grid, its games, its tables."""

    @property
    def games(self) -> type[Row]:
        """The columns of the table of games, as a named tuple."""

    @property
    def seats(self) -> type[Row]:
        """The columns of the table of seats."""

    @property
    def defeats(self) -> tuple[str, ...]:
        """What may end a lost game, as the column `why` names it."""

    def cells(self, grid: Mapping[str, object]) -> tuple[Cell, ...]:
        """Every combination of the grid, checked; BadInput names what is wrong."""

    def play(self, cell: Any, seed: str) -> Game[object]:
        """One whole game."""

    def tables(self, cell: Any, name: GameId, seed: str, game: Game[object]) -> Tables:
        """What is noted of a game that is over."""


def game_adapter(game: str) -> GameAdapter:
    """The adapter of the game of that name.

    >>> game_adapter("chess")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: no game to simulate is called 'chess'; there is fuji
    """
    known = {each.name: each.simulation for each in descriptors() if each.simulation}
    if game not in known:
        raise BadInput(f"no game to simulate is called {game!r}; there is {', '.join(known)}")
    found: GameAdapter = load_object(known[game])
    return found
