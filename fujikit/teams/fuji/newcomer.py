"""A player in the first game: goes for the village and throws again what does not fit."""

from __future__ import annotations

from fujikit.fuji.need import ANY, parse_need
from fujikit.teams.fuji.distances import BoardDistances, board_distances, steps_between
from fujikit.teams.fuji.fallback import fallback_line, lines
from fujikit.teams.fuji.seats import Offer
from fujikit.teams.fuji.strategy.giving_way import give_way
from fujikit.teams.player import View


class Newcomer:
    """Knows the rules and not the odds; says nothing, uses no card.

    >>> import fujikit
    >>> from fujikit.teams import play, team
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=1, seed=7)
    >>> play(game, team("newcomer", game.seats)).won in (True, False)
    True
    """

    def __init__(self, seat: str, *, seed: int | str = 0) -> None:
        self.seat = seat

    def __call__(self, view: View) -> str | None:
        if view["prompt"] is None and view["phase"] == "plan":
            return give_way(view) or _mark(view) or fallback_line(view)
        if view["prompt"] is None and view["phase"] == "reroll":
            return _throw(view) or fallback_line(view)
        return fallback_line(view)


def _mark(view: View) -> str | None:
    """The card nearest to the village for a meeple that has no marker yet, not the next to turn to lava."""
    offers = [action for action in lines(view, "mark") if view["seats"][action["whose"]]["marker"] is None]
    distances = board_distances(view)
    best = min(
        offers,
        key=lambda action: _rank(distances, view["seats"][action["whose"]]["at"], action),
        default=None,
    )
    return str(best["line"]) if best else None


def _rank(distances: BoardDistances, start: str, action: Offer) -> tuple[int, int, int]:
    square = action["squares"][0]
    return distances.eruptions(square) == 0, distances.steps(square), steps_between(distances, start, square)


def _throw(view: View) -> str | None:
    """Throw again every die that does not fit the card."""
    offers = lines(view, "reroll")
    if not offers:
        return None
    whose = offers[0]["whose"]
    seat = view["seats"][whose]
    worth = parse_need(view["cards"][seat["marker"]]["need"] or ANY).worth
    mine = {die for action in offers if action["whose"] == whose for die in action["dice"]}
    misfits = [die for die in sorted(mine) if not worth[seat["dice"][die - 1]]]
    return next(
        (str(action["line"]) for action in offers if action["whose"] == whose and action["dice"] == misfits),
        None,
    )
