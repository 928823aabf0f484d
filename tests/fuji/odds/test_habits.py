"""Habits of throwing again: what they are worth, and that no habit beats the best choice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji import odds

HANDS = ("B1 P1 B4 P4 B5 P5", "B6 B5 Y6 B6 P6 P5", "Y2 P1 Y1 B6 B5", "P4 B5 P5 P4")
NEEDS = ("yellow|4", "odd(pink|blue)", "1|2|3", "any")


def test_a_beginner_gets_the_known_chances() -> None:
    curve = odds.habit_curve("yellow|4", "misfits", rerolls=3)
    assert [f"{float(chance):.3f}" for chance in curve] == ["0.307", "0.615", "0.774", "0.850"]


def test_the_rule_of_thumb_is_nearly_best() -> None:
    thumb = odds.habit_curve("yellow|4", "threshold", rerolls=3)
    best = odds.chance_to_move("yellow|4", rerolls=3).curve
    assert 0 < best[3] - float(thumb[3]) < 0.01


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("need", NEEDS)
@pytest.mark.parametrize("habit", ["misfits", "threshold", "best", "once"])
def test_no_habit_beats_the_best_choice(hand: str, need: str, habit: str) -> None:
    best = odds.chance_to_move(need, hand=hand, rerolls=2).curve
    curve = odds.habit_curve(need, habit, hand=hand, rerolls=2)
    assert curve[0] == odds.chance_to_move(need, hand=hand).exact
    assert all(float(chance) <= top + 1e-12 for chance, top in zip(curve, best, strict=True))


def test_one_throw_of_one_die_is_counted_by_hand() -> None:
    """Two dice show 6; against 7 the beginner keeps both, and the rule of thumb throws the 1."""
    assert odds.habit_curve("any", "misfits", hand="B1 P5", rerolls=1, beat=[7])[1] == 0
    assert odds.habit_curve("any", "threshold", hand="B1 P5", rerolls=1, beat=[7])[1] == Fraction(4, 6)


def test_a_habit_that_nobody_has_gets_one_sentence() -> None:
    with pytest.raises(BadInput, match="habit: 'luck' is none of"):
        odds.habit_curve("odd", "luck")


@pytest.mark.parametrize("hand", HANDS)
def test_the_coach_of_a_hand_says_the_numbers_of_the_odds(hand: str) -> None:
    advice = odds.coach_hand("yellow|4", hand, rerolls=2)
    answer = odds.chance_to_move("yellow|4", hand=hand, rerolls=2)
    assert advice.best is not None
    assert advice.chance == advice.best.chance == pytest.approx(answer.chance)
    assert advice.model == answer.model


def test_without_a_reroll_there_is_nothing_to_choose() -> None:
    advice = odds.coach_hand("yellow|4", HANDS[0], rerolls=0, beat=[7])
    assert (advice.chance, advice.best, advice.runner_up) == (1.0, None, None)
    assert advice.text("en") == "You have no reroll left; your chance is 100.0%."
