"""Which games the widgets can show."""

from __future__ import annotations

from fujikit.engine.errors import BadInput
from fujikit.engine.game import AnyGame
from fujikit.games import descriptors

DRAWN = frozenset(game.name for game in descriptors() if game.widgets)


class NotDrawn(BadInput):
    """A game that the widgets have no drawings for."""

    def __init__(self, name: str) -> None:
        super().__init__(f"game: there are no widgets for {name} yet, only for {', '.join(sorted(DRAWN))}")
        self.name = name


def is_drawn(game: AnyGame) -> bool:
    """Whether the widgets can show this game."""
    return game.rules.name in DRAWN


def check_drawn(game: AnyGame) -> None:
    """NotDrawn if the widgets can't show this game."""
    if not is_drawn(game):
        raise NotDrawn(game.rules.name)
