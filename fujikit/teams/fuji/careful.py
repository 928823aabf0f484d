"""A player that knows the odds, for itself alone."""

from __future__ import annotations

from fujikit.teams.fuji.mind.thinking import Mind, think
from fujikit.teams.player import View


class Careful:
    """Goes where its own chances are best and throws again what is best for itself; says nothing.

    >>> import fujikit
    >>> from fujikit.teams import play, team
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=1, seed=7)
    >>> play(game, team("careful", game.seats)).won in (True, False)
    True
    """

    mind: Mind = Mind(selfish=True)

    def __init__(self, seat: str, *, seed: int | str = 0) -> None:
        self.seat = seat

    def __call__(self, view: View) -> str | None:
        return think(view, self.mind)
