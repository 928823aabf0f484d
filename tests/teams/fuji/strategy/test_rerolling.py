"""The dice to throw again: exactly the best, for a worth that is a sum over totals."""

from __future__ import annotations

import numpy as np
import pytest

from fujikit.fuji.odds.dilemma import Mate, dilemma
from fujikit.teams.fuji.strategy.beliefs import dice_of
from fujikit.teams.fuji.strategy.faces import NUMBER, Array
from fujikit.teams.fuji.strategy.rerolling import best_throw
from fujikit.teams.fuji.strategy.totals import SIZE, totals

NEEDS = ("yellow|4", "pink|4", "odd")
HANDS = ["P4 B5 P5 P4 Y4 Y6", "B1 P1 B4 P4 B5 P5", "B1 B2 Y1 B6 Y3 P2"]


def number_of_movers() -> dict[str, Array]:
    """For each card the chance that its mover moves, by my total; the mates roll six dice once."""
    mates = totals(dice_of([None] * 6).now[None], NEEDS)[0]
    mine, *theirs = mates
    lower = np.concatenate([[0.0], mine.cumsum()[:-1]])
    values = {NEEDS[0]: lower * lower}
    for need, chances in zip(NEEDS[1:], theirs, strict=True):
        below = np.concatenate([[0.0], chances.cumsum()[:-1]])
        passes = [sum(chances[x] * below[x] for x in range(total + 1, SIZE)) for total in range(SIZE)]
        values[need] = np.array(passes)
    return values


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("rerolls", [0, 1, 2, 3])
def test_the_choice_is_that_of_the_dilemma_for_the_number_of_movers(hand: str, rerolls: int) -> None:
    mates = [Mate.of(6, need) for need in NEEDS[1:]]
    exact = dilemma(NEEDS[0], mates, hand=hand, rerolls=rerolls, goal="sum")
    faces = [NUMBER[face] for face in hand.split()]
    throw = best_throw(faces, rerolls, number_of_movers())
    assert throw.worth == pytest.approx(exact.value, abs=1e-9)
    kept = [face for place, face in enumerate(hand.split()) if place not in throw.dice]
    if rerolls:
        weighed = {tuple(sorted(each.keep)): each.gives_away for each in exact.ranking}
        assert weighed[tuple(sorted(kept))] == pytest.approx(0.0, abs=1e-8)


def test_a_hand_that_cannot_get_better_is_kept() -> None:
    faces = [NUMBER[face] for face in ("P6", "P5", "P4")]
    throw = best_throw(faces, 2, {"any": np.minimum(np.arange(SIZE), 15.0)})
    assert throw.dice == ()
    assert throw.worth == throw.stopping == 15.0


def test_without_rerolls_or_dice_nothing_is_thrown() -> None:
    values = {"any": np.arange(float(SIZE))}
    assert best_throw([], 2, values).dice == ()
    assert best_throw([NUMBER["P1"]], 0, values).dice == ()
