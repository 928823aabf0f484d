"""A player that knows the odds for the whole team, and talks."""

from __future__ import annotations

from fujikit.engine.errors import BadInput
from fujikit.teams.fuji.mind.thinking import Mind, think
from fujikit.teams.player import View


class Teammate:
    """Weighs what every choice means for all: where to go, what to throw again, when to use a card.

    It says how its dice stand, within the rules of table talk, and believes what the others say. With
    `talks=False` it neither says nor listens.

    >>> import fujikit
    >>> from fujikit.teams import play, team
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=1, seed=7)
    >>> play(game, team("teammate", game.seats)).won in (True, False)
    True
    """

    def __init__(self, seat: str, *, seed: int | str = 0, talks: bool = True) -> None:
        if not isinstance(talks, bool):
            raise BadInput(f"talks: {talks!r} is neither yes nor no")
        self.seat = seat
        self.mind: Mind = Mind(talks=talks)

    def __call__(self, view: View) -> str | None:
        return think(view, self.mind)
