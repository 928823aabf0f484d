"""Cells with tables for tests, and twins of their games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fujikit.engine.game import Game
from tests.support import new_game

ROOT = Path(__file__).parents[2]
SEED = 20261116


def game_and_cell(players: int = 3, more: str = "", **options: Any) -> tuple[Game[Any], str]:
    """A game on the frozen box, and a cell that lays the same game on a table."""
    chosen = {"seed": SEED, **options}
    arguments = ", ".join(f"{name}={value!r}" for name, value in chosen.items())
    cell = f"""
        import sys
        sys.path.insert(0, {str(ROOT)!r})
        from fujikit.widgets import Table
        from tests.support import new_game
        table = Table(new_game({players}, {arguments}){more})
        table
        """
    return new_game(players, **chosen), cell


def dealing_cell() -> str:
    """A cell as on the page to play on, but every game that is dealt there is the same."""
    return f"""
        from functools import partial
        from fujikit.app import visit
        from fujikit.widgets import Play
        from fujikit.widgets.fuji import play
        play.new_game = partial(play.new_game, seed={SEED})
        here = visit()
        Play(code=here.code, lang=here.lang)
        """
