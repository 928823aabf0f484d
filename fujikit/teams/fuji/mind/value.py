"""What a meeple's place is worth, and so what its success or failure changes.

The value is the logarithm of a share of the team's chance to win: how far the village is, how much stamina is
left, and for how long the way stays open. What happens to one meeple in a turn multiplies the team's chance;
its gain is that factor less one, and death takes the whole.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from fujikit.teams.fuji.ground import Ground, reach_of
from fujikit.teams.fuji.mind.faces import Array
from fujikit.teams.fuji.mind.totals import SIZE

View = dict[str, Any]


class Weights(NamedTuple):
    """The numbers behind the value, chosen by games won."""

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
    equipment: float = 0.08
    """For a token drawn."""
    win: float = 0.5
    """For the last meeple's last step."""


WEIGHTS = Weights()
LOST = -1.0
"""What losing the game gains: all of its chance is gone."""


class Outlook:
    """The value of places for the team of a view."""

    def __init__(self, view: View, ground: Ground, weights: Weights = WEIGHTS) -> None:
        self.view, self.ground, self.weights = view, ground, weights
        self.length: int = view["track"]["length"]
        self.fail: int = view["level_card"]["fail"]
        self.injuries: tuple[int, ...] = tuple(view["track"]["injuries"])
        self.losses = losses(self.fail, tuple(map(tuple, view["level_card"]["rows"])))
        goers = [seat for seat in view["seats"].values() if seat["at"]]
        far = max((min(ground.steps(seat["at"]), 12) for seat in goers), default=0)
        self.wear = max(1.0, far / weights.pace) ** 0.8 * weights.tiring * max(2, self.fail)
        self.outside = sum(ground.steps(seat["at"]) > 0 for seat in goers)

    def gains(self, name: str, square: str) -> Array:
        """What a turn towards a square gains, by the difference of the comparison; 0 is a failure."""
        seat = self.view["seats"][name]
        unhurt = bool(seat["unhurt"])
        now = self.place(seat["at"], 0) + self.tired(seat["stamina"])
        there = self.place(square, 1) + self._on_the_way(seat, square)
        after = [self.place(seat["at"], 1)] + [there] * (SIZE - 1)
        stamina = {
            loss: self._after_loss(seat["stamina"], 0 if unhurt else loss) for loss in set(self.losses)
        }
        return np.array(
            [self._gain(place, stamina[loss], now) for place, loss in zip(after, self.losses, strict=True)]
        )

    @staticmethod
    def _gain(place: float, stamina: float | None, now: float) -> float:
        return LOST if stamina is None else max(LOST, exp(min(place + stamina - now, 3.0)) - 1.0)

    def place(self, square: str, eruptions: int) -> float:
        """The value of standing on a square when so many eruptions more have come."""
        weights, steps = self.weights, self.ground.steps(square)
        if steps == 0:
            return 0.0
        left = self.ground.eruptions(square) - eruptions
        if left < 0 or steps > 30:
            return -8.0
        danger = weights.cut_off[left] if left < len(weights.cut_off) else 0.0
        return -weights.outside - weights.step * steps - weights.far * steps * steps - danger

    def tired(self, stamina: int) -> float:
        """The value of having lost so much stamina: the chance that the rest will do."""
        left = self.length - stamina
        return log(1.0 - exp(-left / self.wear)) if left > 0 else -8.0

    def _after_loss(self, stamina: int, loss: int) -> float | None:
        """The value after a loss; None where it is the end."""
        if stamina + loss >= self.length:
            return None
        hurt = sum(stamina < space <= stamina + loss for space in self.injuries)
        return self.tired(stamina + loss) - self.weights.injury * hurt

    def _on_the_way(self, seat: dict[str, Any], square: str) -> float:
        """What arriving brings besides the place: tokens, and perhaps the end."""
        if square == seat["at"]:
            return 0.0
        home = self.ground.steps(square) == 0 and self.ground.steps(seat["at"]) > 0
        if home and self.outside == 1:
            return self.weights.win
        extra = self.ground.crossed(seat["at"], square, reach_of(seat))
        card = self.view["cards"][square]
        drawn = self.weights.equipment if card["token"] == "equipment" and self.view["pile"] else 0.0
        return drawn - (self.eruption(extra) if extra else 0.0)

    def eruption(self, extra: int) -> float:
        """What extra eruptions cost the whole team, as it stands."""
        seats = [seat["at"] for seat in self.view["seats"].values() if seat["at"]]
        return sum(self.place(at, 1) - self.place(at, 1 + extra) for at in seats)


@lru_cache(maxsize=64)
def losses(fail: int, rows: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """The stamina that each difference costs; 0 stands for a failure.

    >>> losses(4, ((1, 3), (3, 2), (5, 1), (7, 0)))[:9]
    (4, 3, 3, 2, 2, 1, 1, 0, 0)
    """

    def loss(difference: int) -> int:
        return next((loss for least, loss in reversed(rows) if least <= difference), fail)

    return tuple(loss(difference) for difference in range(SIZE))
