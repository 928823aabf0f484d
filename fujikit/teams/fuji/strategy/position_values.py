"""Values of meeples' positions, and so what a turn gains or loses.

The value is the logarithm of a share of the team's chance to win: how far the village is, how much stamina is
left, and for how long the way stays open. What happens to one meeple in a turn multiplies the team's chance;
its gain is that factor less one, and death takes the whole.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import NamedTuple

import numpy as np

from fujikit.fuji.board import EQUIPMENT
from fujikit.teams.fuji.distances import BoardDistances
from fujikit.teams.fuji.seats import reach_of
from fujikit.teams.fuji.strategy.faces import Array
from fujikit.teams.fuji.strategy.totals import SIZE, differences
from fujikit.teams.player import View


class Weights(NamedTuple):
    """The numbers behind the value, set by hand.

    A model fitted to 2,800 positions of 550 games told the chance to win within nine points in every tenth,
    but Teammates who played by it, in two trials of 140 games on short tracks, won no more: 0.50 and 0.48,
    against 0.51 with these numbers and the same seeds (standard error 0.04).
    """

    outside: float = 0.15
    """For not being in the village at all."""
    step: float = 0.10
    """For a step to go."""
    far: float = 0.012
    """For a step squared: the slowest holds up everybody."""
    pace: float = 1.6
    """Steps that a meeple makes in a round."""
    tiring: float = 0.45
    """What a round costs, as a share of a failure's loss."""
    injury: float = 0.10
    cut_off: tuple[float, ...] = (1.2, 0.45, 0.15, 0.05)
    """By the eruptions that can still be sat out."""
    stuck: float = 0.35
    """The chance that a mate is still where it was when the last of a round moves."""
    equipment: float = 0.08
    """For a token drawn."""
    win: float = 0.5
    """For the last meeple's last step."""


WEIGHTS = Weights()
LOST = -1.0
"""What losing the game gains: all of its chance is gone."""
HOPELESS, HIGHEST = -8.0, 3.0
"""Bounds of values, so that no single turn weighs more than all others."""
FARTHEST = 30
"""Farther than any village."""


class Meeple(NamedTuple):
    """What the value of a meeple's turn depends on."""

    at: str
    stamina: int
    reach: int
    unhurt: bool


class Facts(NamedTuple):
    """What the values of a round depend on."""

    meeples: tuple[tuple[str, Meeple], ...]
    length: int
    injuries: tuple[int, ...]
    fail: int
    rows: tuple[tuple[int, int], ...]
    cards_left: bool


class PositionValues:
    """The value of positions for the team, with a cache."""

    def __init__(self, facts: Facts, distances: BoardDistances) -> None:
        self.facts: Facts = facts
        self.distances: BoardDistances = distances
        self.meeples: dict[str, Meeple] = dict(facts.meeples)
        self.losses: list[int] = losses(facts.fail, facts.rows)
        steps = [distances.steps(meeple.at) for meeple in self.meeples.values()]
        rounds = max(1.0, min(max(steps, default=0), 12) / WEIGHTS.pace)
        self.wear: float = rounds**0.8 * WEIGHTS.tiring * max(2, facts.fail)
        self.outside: int = sum(step > 0 for step in steps)
        self._gains: dict[tuple[str, str], Array] = {}
        self._matrices: dict[tuple[str, str], Array] = {}
        self._places: dict[tuple[str, int], float] = {}
        self._tired: dict[Meeple, tuple[float, list[float | None]]] = {}

    def gains(self, name: str, square: str) -> Array:
        """What a turn towards a square gains, by the difference of the comparison; 0 is a failure."""
        known = self._gains.get((name, square))
        if known is None:
            known = self._gains[name, square] = self._turn(self.meeples[name], square)
        return known

    def matrix(self, name: str, square: str) -> Array:
        """The same by the own total, a row each, and the total to beat, a column each."""
        known = self._matrices.get((name, square))
        if known is None:
            known = self._matrices[name, square] = self.gains(name, square)[differences()]
        return known

    def _turn(self, meeple: Meeple, square: str) -> Array:
        now, after = self._stamina(meeple)
        now += self.place(meeple.at, 0)
        there = self.place(square, 1) + self._on_the_way(meeple, square)
        gains = np.array([_gain(there, stamina, now) for stamina in after])[self.losses]
        gains[0] = _gain(self.place(meeple.at, 1), after[self.facts.fail], now)
        return gains

    def _stamina(self, meeple: Meeple) -> tuple[float, list[float | None]]:
        """The value of a meeple's stamina now, and after each loss."""
        known = self._tired.get(meeple)
        if known is None:
            lost = [0 if meeple.unhurt else loss for loss in range(max(self.losses) + 1)]
            after = [self._after_loss(meeple.stamina, loss) for loss in lost]
            known = self._tired[meeple] = self.tired(meeple.stamina), after
        return known

    def place(self, square: str, eruptions: int) -> float:
        """The value of standing on a square when so many eruptions more have come."""
        known = self._places.get((square, eruptions))
        if known is None:
            known = self._places[square, eruptions] = self._place(square, eruptions)
        return known

    def _place(self, square: str, eruptions: int) -> float:
        steps = self.distances.steps(square)
        if steps == 0:
            return 0.0
        left = self.distances.eruptions(square) - eruptions
        if left < 0 or steps > FARTHEST:
            return HOPELESS
        danger = WEIGHTS.cut_off[left] if left < len(WEIGHTS.cut_off) else 0.0
        return -WEIGHTS.outside - WEIGHTS.step * steps - WEIGHTS.far * steps * steps - danger

    def tired(self, stamina: int) -> float:
        """The value of having lost so much stamina: the chance that the rest will do."""
        left = self.facts.length - stamina
        return log(1.0 - exp(-left / self.wear)) if left > 0 else HOPELESS

    def _after_loss(self, stamina: int, loss: int) -> float | None:
        """The value after a loss; None where it is the end."""
        if stamina + loss >= self.facts.length:
            return None
        hurt = sum(stamina < space <= stamina + loss for space in self.facts.injuries)
        return self.tired(stamina + loss) - WEIGHTS.injury * hurt

    def _on_the_way(self, meeple: Meeple, square: str) -> float:
        """What arriving brings besides the place: tokens, and perhaps the end."""
        if square == meeple.at:
            return 0.0
        home = self.distances.steps(square) == 0 and self.distances.steps(meeple.at) > 0
        if home and self.outside == 1:
            return WEIGHTS.win
        extra = self.distances.crossed(meeple.at, square, meeple.reach)
        token = self.distances.board.terrain_card(square).token
        drawn = WEIGHTS.equipment if token == EQUIPMENT and self.facts.cards_left else 0.0
        return drawn - (self.eruption(meeple, square, extra) if extra else 0.0)

    def eruption(self, mover: Meeple, square: str, extra: int) -> float:
        """What extra eruptions cost: the mover at its goal, and mates only if they have not moved on."""
        own = self.place(square, 1) - self.place(square, 1 + extra)
        drops = [
            self.place(mate.at, 1) - self.place(mate.at, 1 + extra)
            for mate in self.meeples.values()
            if mate is not mover
        ]
        return own - sum(log(1.0 - WEIGHTS.stuck * (1.0 - exp(-drop))) for drop in drops)


def _gain(place: float, stamina: float | None, now: float) -> float:
    return LOST if stamina is None else max(LOST, exp(min(place + stamina - now, HIGHEST)) - 1.0)


def position_values(view: View, distances: BoardDistances) -> PositionValues:
    """The values of a view's round."""
    meeples = tuple(
        (name, Meeple(seat["at"], seat["stamina"], reach_of(seat), seat["unhurt"]))
        for name, seat in view["seats"].items()
        if seat["at"]
    )
    track, card = view["track"], view["level_card"]
    rows = tuple([(least, loss) for least, loss in card["rows"]])
    facts = Facts(meeples, track["length"], tuple(track["injuries"]), card["fail"], rows, bool(view["pile"]))
    return _cached_values(facts, distances)


@lru_cache(maxsize=64)
def _cached_values(facts: Facts, distances: BoardDistances) -> PositionValues:
    return PositionValues(facts, distances)


@lru_cache(maxsize=64)
def losses(fail: int, rows: tuple[tuple[int, int], ...]) -> list[int]:
    """The stamina that each difference costs; 0 stands for a failure.

    >>> losses(4, ((1, 3), (3, 2), (5, 1), (7, 0)))[:9]
    [4, 3, 3, 2, 2, 1, 1, 0, 0]
    """

    def loss(difference: int) -> int:
        return next((loss for least, loss in reversed(rows) if least <= difference), fail)

    return [loss(difference) for difference in range(SIZE)]
