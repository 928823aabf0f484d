"""The value of keeping a card for a later round: what using it now must gain at least."""

from __future__ import annotations

from fujikit.teams.fuji.strategy.card_worths import card_worth
from fujikit.teams.fuji.strategy.position_values import WEIGHTS
from fujikit.teams.fuji.strategy.situation import Situation

BEST_OF_ROUNDS = (0.0, 1.0, 1.4, 1.6, 1.8)
"""What may be hoped for from the best of so many rounds to come, in times of what one round gains on average.

Gains fall off like an exponential distribution, for which waiting for the best moment brings that much.
"""
WAITING_FACTOR = 0.6
"""Rounds to come are not certain. Of 240 games on level 4 each, 66 % were won with 0 and 71 % with 0.5: some
patience seems right (the difference has a standard error of 4 points), how much exactly is not measured."""
MIN_GAIN = 0.01
"""A card is not used for less even in the last round: unused it scores a point."""


def reserve_value(situation: Situation, card: str, *, uses: int = 1) -> float:
    """What the use of a card must gain at least; less for a Tinkerer, who uses it twice."""
    hope = BEST_OF_ROUNDS[rounds_to_come(situation)] - (uses - 1)
    return MIN_GAIN + WAITING_FACTOR * card_worth(card) * max(0.0, hope)


def rounds_to_come(situation: Situation) -> int:
    """How many rounds the slowest meeple still needs after this one, counted up to four."""
    steps = [situation.distances.steps(seat["at"]) for seat in situation.seats.values() if seat["at"]]
    rounds = max(steps, default=0) / WEIGHTS.pace - 1
    return max(0, min(len(BEST_OF_ROUNDS) - 1, round(rounds)))
