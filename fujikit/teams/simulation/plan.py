"""A plan: which games are to be played. It is all that a worker needs to know."""

from __future__ import annotations

from collections.abc import Container, Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from fujikit.engine.game import Game
from fujikit.teams.simulation.adapter import GameAdapter, GameId, game_adapter


def seed_of(seed: int | str, set_up: str, number: int) -> str:
    """The seed of one game of many: of the whole run's seed, of what is on the table, of its number.

    Whoever sits at the table is no part of it: two teams play the same deals, so that they compare better.

    >>> seed_of(1, "level 2", 0), seed_of(1, "level 2", 1)
    ('cbc3c74651058299', '8724b5855402c497')
    """
    return blake2b(f"{seed}\n{set_up}\n{number}".encode(), digest_size=8).hexdigest()


Batch = tuple[GameId, ...]
"""Games that one worker plays before it reports."""


class Plan(Struct, frozen=True):
    """The cells of a grid, and how many games of each; `version` is that of the kit that made it."""

    game: str
    cells: tuple[Any, ...]
    games: int
    seed: int | str
    version: str

    @property
    def adapter(self) -> GameAdapter:
        return game_adapter(self.game)

    @property
    def total(self) -> int:
        """How many games there are."""
        return len(self.cells) * self.games

    def names(self) -> Iterator[GameId]:
        """Every game; the cells take turns, so that an early stop leaves none behind."""
        return (GameId(cell, number) for number in range(self.games) for cell in range(len(self.cells)))

    def seed_of(self, name: GameId) -> str:
        return seed_of(self.seed, self.cells[name.cell].set_up, name.number)

    def play(self, name: GameId) -> Game[object]:
        """One of the games, from its beginning to its end."""
        return self.adapter.play(self.cells[name.cell], self.seed_of(name))

    def fingerprint(self) -> str:
        """The same for plans whose games are the same, but for how many they are."""
        columns = [tuple(table.__annotations__) for table in (self.adapter.games, self.adapter.seats)]
        content = msgspec.json.encode([self.game, self.version, str(self.seed), self.cells, columns])
        return blake2b(content, digest_size=16).hexdigest()


def batches(plan: Plan, done: Container[GameId], size: int) -> Iterator[Batch]:
    """What is left to play, in portions."""
    left = (name for name in plan.names() if name not in done)
    return iter(lambda: tuple(islice(left, size)), ())
