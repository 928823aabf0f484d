"""Requests and announced goals of the others, and what they change in the worth of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fujikit.teams.fuji.strategy.situation import Situation
from fujikit.teams.fuji.talk import Request, open_request, say_reply

REQUEST_WEIGHT = 0.06
"""What it is worth to do as one is asked, as a share of the chance to win: plans that agree go well."""


def announced_goals(situation: Situation) -> dict[str, str]:
    """Where those without a marker say they go, if they can."""
    view = situation.view
    found = {}
    for request in situation.requests:
        seat = view["seats"].get(request.who)
        if (
            request.kind == "goes"
            and request.who == request.seat != situation.me
            and seat
            and not seat["marker"]
        ):
            found[request.who] = request.square
    return {name: square for name, square in found.items() if square in situation.reachable(name)}


def with_requests(requests: Iterable[Request], name: str, worths: Mapping[str, float]) -> dict[str, float]:
    """The worth of a seat's cards, raised where others ask for them and lowered where they ask to keep off.

    >>> requests = [Request("Jona", "Clara", "c4", "asks"), Request("Steve", "", "d3", "keep-off")]
    >>> with_requests(requests, "Clara", {"c4": 0.1, "d3": 0.2, "e2": 0.15})
    {'c4': 0.16, 'd3': 0.14, 'e2': 0.15}
    """
    changed = dict(worths)
    for request in requests:
        if request.square not in changed:
            continue
        if request.kind == "keep-off" and request.seat != name and request.who in (name, ""):
            changed[request.square] -= REQUEST_WEIGHT
        elif request.kind != "keep-off" and request.who == name:
            changed[request.square] += REQUEST_WEIGHT
    return {square: round(worth, 12) for square, worth in changed.items()}


def reply_to_request(situation: Situation, worths: Mapping[str, float]) -> str | None:
    """The line that answers who has asked the seat to take a card: yes where it is nearly the best."""
    view = situation.view
    name = view["seat"]
    request = open_request(view, name) if situation.requests and view["may_say"] else None
    if request is None:
        return None
    agrees = worths.get(request.square, -1.0) >= max(worths.values(), default=0.0) - REQUEST_WEIGHT
    text = say_reply(view, request, agrees=agrees)
    return f"{name} say {text}" if text else None
