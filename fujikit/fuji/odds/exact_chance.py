"""The chance to move of a turn that is played in a known way, as a fraction."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from fujikit.fuji.odds.hands import Faces
from fujikit.fuji.odds.move_chance import to_beat, winning
from fujikit.fuji.odds.neighbours import Neighbour
from fujikit.odds import Best, Spread, best_policy


class Played(NamedTuple):
    """A turn: who has which dice, and by which best play they are thrown again."""

    need: str
    best: Best
    dice: tuple[Faces, ...]
    hand: tuple[str, ...] | None
    rerolls: int
    neighbours: tuple[Neighbour, ...]
    beat: tuple[int, ...] = ()
    bonus: int = 0

    def exact(self) -> Fraction:
        """The chance to move, in whole numbers."""
        seen = dict(enumerate(self.hand or ()))
        spread = Spread(self.dice, self.best.dice.goal.worths, seen, exact=True)
        for left in range(self.rerolls, 0, -1):
            spread = spread.reroll(best_policy(self.best, left))
        mine = spread.table(1)
        totals = to_beat(self.need, self.neighbours, self.beat)
        ways, whole = winning(totals, len(mine) - 1, self.bonus)
        won = sum(int(count) * int(way) for count, way in zip(mine, ways, strict=True))
        return Fraction(won, int(spread.whole) * whole)
