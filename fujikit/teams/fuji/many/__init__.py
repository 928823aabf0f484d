"""Fuji by the thousand: its grid, and what is noted of a game."""

from __future__ import annotations

from collections.abc import Mapping

from fujikit.api import new_game
from fujikit.engine.game import Game
from fujikit.fuji.state import State
from fujikit.teams.company import play
from fujikit.teams.fuji.many.cell import FujiCell
from fujikit.teams.fuji.many.grid import cells
from fujikit.teams.fuji.many.rows import FujiGame, FujiSeat, rows
from fujikit.teams.many.line_up import seated
from fujikit.teams.many.subject import Name, Tables


class Fuji:
    """Fuji as a subject of study."""

    games = FujiGame
    seats = FujiSeat
    defeats: tuple[str, ...] = ("lava", "stamina")

    def cells(self, grid: Mapping[str, object]) -> tuple[FujiCell, ...]:
        """Every combination, and each tried: a set-up or a player that can't be is found before the games."""
        made = cells(grid)
        for cell in made:
            self._begun(cell, "0")
        return made

    def play(self, cell: FujiCell, seed: str) -> Game[State]:
        game = self._begun(cell, seed)
        play(game, seated(cell.chairs(), game.seats, seed))
        return game

    def tables(self, cell: FujiCell, name: Name, seed: str, game: Game[State]) -> Tables:
        return rows(cell, name, seed, game)

    def _begun(self, cell: FujiCell, seed: str) -> Game[State]:
        """The players make the choices of the set-up themselves."""
        return new_game("fuji", choices="ask", seed=seed, **cell.options())


FUJI = Fuji()
