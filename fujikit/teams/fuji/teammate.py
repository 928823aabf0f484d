"""Players that know the odds: for the whole team, for themselves alone, or with all dice before them."""

from __future__ import annotations

from fujikit.engine.errors import BadInput
from fujikit.teams.fuji.strategy.decide import StrategyOptions, choose_line
from fujikit.teams.player import View


class StrategicPlayer:
    """A player that plays the line its strategy chooses."""

    options: StrategyOptions = StrategyOptions()

    def __init__(self, seat: str, *, seed: int | str = 0) -> None:
        self.seat = seat

    def __call__(self, view: View) -> str | None:
        return choose_line(view, self.options)


class Teammate(StrategicPlayer):
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
        super().__init__(seat, seed=seed)
        self.options = StrategyOptions(talks=talks)


class Careful(StrategicPlayer):
    """Goes where its own chances are best and throws again what is best for itself; says nothing.

    >>> import fujikit
    >>> from fujikit.teams import play, team
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=1, seed=7)
    >>> play(game, team("careful", game.seats)).won in (True, False)
    True
    """

    options = StrategyOptions(selfish=True)


class Seer(StrategicPlayer):
    """Thinks as a Teammate does, but is given everybody's dice. It cheats.

    It is for an upper bound only: how often a team could win that knew all that lies behind the screens.
    """

    sees_all = True
