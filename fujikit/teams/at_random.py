"""A player that takes any action."""

from __future__ import annotations

import random
from functools import cache

from fujikit.games import GAMES, descriptor
from fujikit.teams.player import View


@cache
def tentative_verbs(game: str) -> frozenset[str]:
    """What leads nowhere by itself; of a game that does not come with the kit, nothing is known."""
    return descriptor(game).tentative_verbs if game in GAMES else frozenset()


class Random:
    """Any verb that the view offers, then any of its actions; for every game, and for tests of the rules.

    A verb that leads nowhere by itself is drawn again once.
    """

    def __init__(self, seat: str, *, seed: int | str = 0) -> None:
        self.seat = seat
        self._draw = random.Random(f"{seed} {seat}").random

    def __call__(self, view: View) -> str | None:
        if self.seat not in view["awaits"]:
            return None
        verbs: dict[str, list[str]] = {}
        for action in view["actions"]:
            verbs.setdefault(action["verb"], []).append(action["line"])
        verb = self._pick(list(verbs))
        if verb in tentative_verbs(view["game"]):
            verb = self._pick(list(verbs))
        return self._pick(verbs[verb])

    def _pick(self, items: list[str]) -> str:
        return items[int(self._draw() * len(items))]
