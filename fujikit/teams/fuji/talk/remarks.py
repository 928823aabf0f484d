"""A word now and then that means nothing for the dice."""

from __future__ import annotations

from zlib import crc32

from fujikit.teams.fuji.talk.phrases import phrases, rotated
from fujikit.teams.player import View

SELDOM = 3
"""One chance in so many, and for no reason at all one in twice as many."""


def remark(view: View) -> str:
    """What a seat says for company, when it first speaks in a round; mostly nothing."""
    seat = view["seat"]
    salt = f"{seat} {view['round']} {view['scenario']} {' '.join(view['seats'])} remark"
    if any(said["seat"] == seat for said in view["said"]):
        return ""
    mood = _mood(view)
    if crc32(salt.encode()) % (2 * SELDOM if mood == "calm" else SELDOM):
        return ""
    heard = " ".join(said["text"] for said in view["said"])
    ways = rotated(phrases(view["lang"])["remark"][mood], salt)
    return next((way for way in ways if way not in heard), "")


def _mood(view: View) -> str:
    own = view["seats"][view["seat"]]
    if view["round"] == 1:
        return "start"
    if any(_beside(own["at"], square) for square in view.get("lava", ())):
        return "lava"
    if any(card.get("kind") == "village" and _beside(own["at"], at) for at, card in view["cards"].items()):
        return "village"
    return "hurt" if own.get("injuries") else "calm"


def _beside(one: str, other: str) -> bool:
    """Whether two squares are next to each other or nearly so."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:]))) <= 1
