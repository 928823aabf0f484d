"""What a card that is kept may still bring, and so what using it now must gain."""

from __future__ import annotations

from fujikit.teams.fuji.mind.cards.worths import card_worth
from fujikit.teams.fuji.mind.value import WEIGHTS
from fujikit.teams.fuji.mind.worth import Situation

POINT = 0.008
"""What a point of stamina is worth, as a share of the chance to win, while a round is to come.

Chosen by games won: with 0 cards go for trifles, with much more they are still there at the end."""
MOST_ROUNDS = 4
LEAST = 0.01
"""A card is not used for less even in the last round: unused it scores a point."""


def keep_value(situation: Situation, card: str, *, uses: int = 1) -> float:
    """What the use of a card must gain at least; less for a Tinkerer, who uses it twice."""
    steps = [situation.ground.steps(seat["at"]) for seat in situation.seats.values() if seat["at"]]
    rounds = min(MOST_ROUNDS, max(steps, default=0) / WEIGHTS.pace - 1)
    return LEAST + POINT * card_worth(card) * max(0.0, rounds) / uses
