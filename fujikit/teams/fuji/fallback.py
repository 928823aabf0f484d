"""Fallback: a legal line that keeps the game going when a player has nothing better."""

from __future__ import annotations

from fujikit.teams.fuji.seats import Offer
from fujikit.teams.player import View

FALLBACK_VERBS = ("stop", "ready", "agree", "decline", "draw", "move", "leave")
"""Verbs that need no thought, the most welcome first."""
AVOIDED_VERBS = frozenset({"use", "give", "propose", "wait", "unmark", "spend", "aside"})
"""What a plain player leaves alone."""


def fallback_line(view: View) -> str | None:
    """The plainest legal line: done with the phase where that is possible, else the first answer there is.

    >>> import fujikit
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], scenario=1, seed=7)
    >>> fallback_line(game.view("Clara"))
    'Clara mark d2'
    """
    if view["seat"] not in view["awaits"]:
        return None
    offers = [action for action in view["actions"] if action["verb"] not in AVOIDED_VERBS]
    for verb in FALLBACK_VERBS:
        for action in offers:
            if action["verb"] == verb:
                return str(action["line"])
    return next((str(action["line"]) for action in offers or _proposals(view)), None)


def _proposals(view: View) -> list[Offer]:
    """What only both players of a game of two can do, for the third meeple: one of them has to propose it."""
    return [action for action in lines(view, "propose") if action["proposes"] not in AVOIDED_VERBS]


def lines(view: View, verb: str) -> list[Offer]:
    """The actions of one verb that the view offers."""
    return [action for action in view["actions"] if action["verb"] == verb]
