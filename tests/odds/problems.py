"""Small random problems that the oracle can solve, and the comparison of both sides."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from fujikit.odds import Best, Goal
from tests.odds.oracle import Hand, Oracle, fair, throws

REROLLS = 2


class Problem(NamedTuple):
    """Dice with a goal, for both sides."""

    dice: list[str]
    goal: Goal

    def best(self, rerolls: int = REROLLS) -> Best:
        return Best(self.dice, self.goal, rerolls)

    def oracle(self) -> Oracle:
        return Oracle([fair(die) for die in self.dice], self.worth)

    def worth(self, hand: Hand) -> Fraction:
        totals = tuple(sum(worth[face] for face in hand) for worth in self.goal.worths)
        return Fraction(int(self.goal.table[totals[: self.goal.table.ndim]]), self.goal.whole)

    def hands(self) -> list[Hand]:
        return [hand for hand, _ in throws([fair(die) for die in self.dice])]


def problem(seed: int) -> Problem:
    """Two or three dice of two kinds, some faces alike, and a wild goal of one or two totals."""
    random = Random(seed)
    one, other = ("".join(random.choices("abcde", k=random.randint(3, 4))) for _ in range(2))
    dice = random.choice([[one, other], [one, one], [one, other, one], [other, one, one]])
    worths = tuple({face: random.randint(0, 3) for face in "abcde"} for _ in range(random.randint(1, 2)))
    table = np.array(random.choices(range(12), k=10 ** len(worths))).reshape((10,) * len(worths))
    return Problem(dice, Goal(worths, table, whole=11))


PROBLEMS = [pytest.param(problem(seed), id=f"problem {seed}") for seed in range(16)]


def compare(problem: Problem) -> None:
    """The check that the mutants must fail: values before the throw and of every hand, in both forms."""
    best, oracle = problem.best(), problem.oracle()
    for rerolls in range(REROLLS + 1):
        assert best.exact.value(rerolls) == oracle.value(rerolls)
        assert best.value(rerolls) == pytest.approx(float(oracle.value(rerolls)), abs=1e-12)
        for hand in problem.hands():
            assert best.exact.hand_value(hand, rerolls) == oracle.hand_value(hand, rerolls)
            assert best.hand_value(hand, rerolls) == pytest.approx(
                float(oracle.hand_value(hand, rerolls)), abs=1e-12
            )
