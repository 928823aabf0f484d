"""Proposals: who makes them, what was turned down already, and what is agreed to."""

from __future__ import annotations

from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.seats import Offer
from fujikit.teams.player import View

PHASE_BEGINS = frozenset({"RerollsBegan", "EquipBegan", "ScreensDown"})
"""Events after which what was said no to may be proposed again."""


def proposals(view: View, verb: str = "") -> list[Offer]:
    """What the view's seat may propose for the third meeple and nobody has said no to in this phase."""
    offers = [action for action in view["actions"] if action["verb"] == "propose"]
    declined = set(_declined(view)) if offers else set()
    return [
        action
        for action in offers
        if verb in ("", action["proposes"]) and wording(action["line"]) not in declined
    ]


def was_declined(view: View, line: str) -> bool:
    """Whether somebody has said no to a proposal in this phase."""
    return wording(line) in _declined(view)


def wording(line: str) -> str:
    """What is proposed, without who proposes it.

    >>> wording("Clara propose use rope d3 for Third")
    'Third use rope d3'
    """
    words = line.split()
    return " ".join((THIRD, *words[2:-2]))


def makes_proposals(view: View) -> bool:
    """Whether it is for this seat to make proposals: the first player does, so that the two do not cross."""
    return bool(next(iter(view["seats"])) == view["seat"])


def _declined(view: View) -> list[str]:
    """The wordings that were turned down in this phase."""
    asked = ""
    found: list[str] = []
    for entry in view["log"]:
        if entry["event"] in PHASE_BEGINS:
            found.clear()
        elif entry["event"] == "Proposed":
            asked = entry["line"]
        elif entry["event"] == "Disagreed":
            found.append(asked)
    return found
