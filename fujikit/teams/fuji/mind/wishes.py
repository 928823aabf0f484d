"""What others wish: where they say they go, where they ask the seat to go, and what to leave to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fujikit.teams.fuji.mind.worth import Situation
from fujikit.teams.fuji.talk import Wish, asked, say_reply

FAVOUR = 0.06
"""What it is worth to do as one is asked, as a share of the chance to win: plans that agree go well."""


def announced(situation: Situation) -> dict[str, str]:
    """Where those without a marker say they go, if they can."""
    view = situation.view
    found = {}
    for wish in situation.wishes:
        seat = view["seats"].get(wish.who)
        if wish.kind == "goes" and wish.who == wish.seat != situation.me and seat and not seat["marker"]:
            found[wish.who] = wish.square
    return {name: square for name, square in found.items() if square in situation.reachable(name)}


def favours(wishes: Iterable[Wish], name: str, worths: Mapping[str, float]) -> dict[str, float]:
    """The worth of a seat's cards when it likes to do as the others wish.

    >>> wishes = [Wish("Jona", "Clara", "c4", "asks"), Wish("Steve", "", "d3", "keep-off")]
    >>> favours(wishes, "Clara", {"c4": 0.1, "d3": 0.2, "e2": 0.15})
    {'c4': 0.16, 'd3': 0.14, 'e2': 0.15}
    """
    changed = dict(worths)
    for wish in wishes:
        if wish.square not in changed:
            continue
        if wish.kind == "keep-off" and wish.seat != name and wish.who in (name, ""):
            changed[wish.square] -= FAVOUR
        elif wish.kind != "keep-off" and wish.who == name:
            changed[wish.square] += FAVOUR
    return {square: round(worth, 12) for square, worth in changed.items()}


def reply(situation: Situation, worths: Mapping[str, float]) -> str | None:
    """The line that answers who has asked the seat to take a card: yes where it is nearly the best."""
    view = situation.view
    name = view["seat"]
    wish = asked(view, name) if situation.wishes and view["may_say"] else None
    if wish is None:
        return None
    agrees = worths.get(wish.square, -1.0) >= max(worths.values(), default=0.0) - FAVOUR
    text = say_reply(view, wish, agrees=agrees)
    return f"{name} say {text}" if text else None
