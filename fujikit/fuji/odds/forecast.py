"""Forecasts of a turn: what it brings a meeple, by requirement and rerolls; each is computed once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from fujikit.fuji.box import Level, Track
from fujikit.fuji.odds.hands import Faces, worth
from fujikit.fuji.odds.knowledge import FLARE, Knowledge, KnownDice, rolled_once
from fujikit.fuji.odds.move_chance import solve
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.fuji.odds.prospect import NEVER, TurnOutcomes, best_of, steps_left
from fujikit.fuji.odds.table_questions import View
from fujikit.fuji.view_state import level_of, track_of
from fujikit.odds import Best, Goal, Spread, best_policy
from fujikit.odds.best import Array


@lru_cache(maxsize=1024)
def chances_of(neighbour: Neighbour, need: str) -> Array:
    """The chances of every total of a neighbour under a requirement, from 0 up.

    Habits that look at each die alone leave the dice independent, so that their totals just add up.
    """
    if neighbour.said or (neighbour.rerolls and neighbour.habit == "best"):
        return neighbour.chances(need)
    dice = list(zip(neighbour.dice, neighbour.seen, strict=True))
    each = {(faces, seen): _die(neighbour, faces, seen, worth(need)) for faces, seen in set(dice)}
    return reduce(np.convolve, (each[die] for die in dice), np.ones(1))


def _die(neighbour: Neighbour, faces: Faces, seen: str | None, counts: dict[str, int]) -> Array:
    """The chances of what one die counts after a neighbour's rerolls."""
    kept, least = worth(neighbour.need), neighbour.threshold if neighbour.habit == "threshold" else 0
    shows = {face: faces.count(face) / len(faces) for face in faces}
    chances = shows if seen is None else {seen: 1.0}
    for _ in range(neighbour.rerolls if neighbour.habit != "once" else 0):
        thrown = sum(chance for face, chance in chances.items() if kept[face] <= least)
        stays = {face: chance for face, chance in chances.items() if kept[face] > least}
        chances = {face: stays.get(face, 0.0) + thrown * shows.get(face, 0.0) for face in {**stays, **shows}}
    return np.bincount([counts[face] for face in chances], list(chances.values()))


def highest(neighbours: Sequence[Neighbour], need: str) -> Array:
    """The chances of every total of the best of the neighbours; with nobody there it is 0.

    >>> from fujikit.fuji.odds.neighbours import Neighbour
    >>> highest([Neighbour.of("B1 B2"), Neighbour.of("B4")], "blue").tolist()
    [0.0, 0.0, 0.0, 0.0, 1.0]
    """
    return best_of([chances_of(replace(neighbour, name=""), need) for neighbour in neighbours])


class TurnForecast(NamedTuple):
    """What to expect of a turn, played for the best chance to move."""

    chance: float
    """Of moving."""
    loss: float
    """The expected loss of stamina."""
    injury: float
    """The chance of an injury or worse: to reach an injury space or the end of the track."""
    death: float
    """The chance to reach the end of the track."""


class Stakes(NamedTuple):
    """What a comparison costs a meeple: the level card, the track, and what is lost already."""

    level: Level
    track: Track
    stamina: int
    unhurt: bool
    bonus: int

    @classmethod
    def of(cls, view: View, name: str) -> Stakes:
        seat = view["seats"][name]
        bonus = FLARE * seat["flares"] + seat["boost"]
        return cls(level_of(view), track_of(view), seat["stamina"], seat["unhurt"], bonus)


class TurnForecasts:
    """What a turn brings one meeple, by requirement and number of rerolls.

    >>> import fujikit
    >>> from fujikit.fuji.odds.knowledge import knowledge
    >>> game = fujikit.new_game("fuji", players=["Clara", "Jona", "Steve"], seed=7)
    >>> forecasts = TurnForecasts.known(knowledge(game, "Clara"))
    >>> forecasts.of("odd", 1).chance < forecasts.of("odd", 2).chance
    True
    """

    def __init__(self, hand: KnownDice, rivals: Sequence[Neighbour], stakes: Stakes) -> None:
        self.hand = hand
        self.rivals = rivals
        self.stakes = stakes
        self._turns: dict[str, TurnOutcomes] = {}
        self._best: dict[tuple[str, int], Best] = {}
        self._forecasts: dict[tuple[str, int], TurnForecast] = {}

    @classmethod
    def known(cls, known: Knowledge) -> TurnForecasts:
        """By what a seat knows."""
        return cls(known.hand, known.neighbours, Stakes.of(known.view, known.seat))

    def turn(self, need: str) -> TurnOutcomes:
        """What every own total leads to."""
        if need not in self._turns:
            rival = highest(self.rivals, need)
            self._turns[need] = TurnOutcomes(
                rival, 6 * len(self.hand.dice), self.stakes.bonus, self.stakes.level
            )
        return self._turns[need]

    def best(self, need: str, rerolls: int) -> Best:
        """Best play towards moving; there must be dice."""
        if (need, rerolls) not in self._best:
            goal = Goal((worth(need),), self.turn(need).moves)
            self._best[need, rerolls] = solve(self.hand.dice, goal, rerolls)
        return self._best[need, rerolls]

    def of(self, need: str, rerolls: int) -> TurnForecast:
        """What to expect, with so many rerolls."""
        if (need, rerolls) not in self._forecasts:
            self._forecasts[need, rerolls] = self._forecast(need, rerolls)
        return self._forecasts[need, rerolls]

    def _forecast(self, need: str, rerolls: int) -> TurnForecast:
        totals, turn, stakes = self._totals(need, rerolls), self.turn(need), self.stakes

        def expected(values: Array) -> float:
            return float(totals @ values[: len(totals)])

        chance = min(1.0, expected(turn.moves))
        if stakes.unhurt:
            return TurnForecast(chance, 0.0, 0.0, 0.0)
        injury, death = steps_left(stakes.track, stakes.stamina)
        hurt, dead = expected(turn.loses(injury, NEVER)), expected(turn.loses(death, NEVER))
        return TurnForecast(chance, expected(turn.losses), hurt, dead)

    def _totals(self, need: str, rerolls: int) -> Array:
        """The chances of every own total after best play."""
        if not rerolls or not self.hand.dice:
            return chances_of(rolled_once(self.hand), need)
        seen = {place: face for place, face in enumerate(self.hand.seen) if face is not None}
        spread, best = Spread(self.hand.dice, (worth(need),), seen), self.best(need, rerolls)
        for left in range(rerolls, 0, -1):
            spread = spread.reroll(best_policy(best, left))
        return spread.table()
