"""A player that sees through screens: no fair player, but a measure for those who are."""

from __future__ import annotations

from fujikit.teams.fuji.mind.thinking import Mind, think
from fujikit.teams.player import View


class Seer:
    """Thinks as a Teammate does, but is given everybody's dice. It cheats.

    It is for an upper bound only: how often a team could win that knew all that lies behind the screens.
    """

    sees_all = True

    def __init__(self, seat: str, *, seed: int | str = 0) -> None:
        self.seat = seat
        self.mind: Mind = Mind()

    def __call__(self, view: View) -> str | None:
        return think(view, self.mind)
