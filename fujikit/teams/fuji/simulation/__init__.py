"""Fuji's adapter for simulations: its grid, and the rows noted of a game."""

from __future__ import annotations

from collections.abc import Mapping

from fujikit.api import new_game
from fujikit.engine.game import Game
from fujikit.fuji.state import State
from fujikit.teams.company import play
from fujikit.teams.fuji.simulation.cell import FujiCell
from fujikit.teams.fuji.simulation.grid import cells
from fujikit.teams.fuji.simulation.rows import FujiGame, FujiSeat, rows
from fujikit.teams.simulation.adapter import GameId, Tables
from fujikit.teams.simulation.team_spec import make_players


class FujiAdapter:
    """Plays the games of Fuji's grid and notes their rows."""

    games = FujiGame
    seats = FujiSeat
    defeats: tuple[str, ...] = ("lava", "stamina")

    def cells(self, grid: Mapping[str, object]) -> tuple[FujiCell, ...]:
        """Every combination, and each tried: a set-up or a player that can't be is found before the games."""
        made = cells(grid)
        for cell in made:
            self._new_game(cell, "0")
        return made

    def play(self, cell: FujiCell, seed: str) -> Game[State]:
        game = self._new_game(cell, seed)
        play(game, make_players(cell.seat_specs(), game.seats, seed))
        return game

    def tables(self, cell: FujiCell, name: GameId, seed: str, game: Game[State]) -> Tables:
        return rows(cell, name, seed, game)

    def _new_game(self, cell: FujiCell, seed: str) -> Game[State]:
        """The players make the choices of the set-up themselves."""
        return new_game("fuji", choices="ask", seed=seed, **cell.options())


FUJI = FujiAdapter()
