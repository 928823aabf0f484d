"""A player that takes any action."""

from __future__ import annotations

import random

from fujikit.teams.player import View

RELUCTANT = frozenset({"unmark", "wait", "propose"})
"""Taking back and proposing lead nowhere by themselves: drawn once, they are drawn again."""


class Random:
    """Any verb that the view offers, then any of its actions; for every game, and for tests of the rules."""

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
        if verb in RELUCTANT:
            verb = self._pick(list(verbs))
        return self._pick(verbs[verb])

    def _pick(self, items: list[str]) -> str:
        return items[int(self._draw() * len(items))]
