from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from fujikit.odds import Best, Goal, TooManyDice, best_policy
from fujikit.odds import best as best_module
from fujikit.odds import layout as layout_module
from tests.odds.oracle import keeps
from tests.odds.problems import PROBLEMS, REROLLS, Problem, compare

SIX = range(1, 7)
PIPS = {face: face for face in SIX}


def highest(count: int, rerolls: int) -> Best:
    """As many pips as possible."""
    return Best([SIX] * count, Goal((PIPS,), np.arange(6 * count + 1)), rerolls)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_values_agree_with_the_oracle(problem: Problem) -> None:
    compare(problem)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_faces_kept_apart_give_the_same_values(problem: Problem) -> None:
    apart = Problem(problem.dice, problem.goal.apart())
    compare(apart)
    assert apart.best().dice.layout.results >= problem.best().dice.layout.results


@pytest.mark.parametrize("problem", PROBLEMS)
def test_identical_dice_on_several_axes_give_the_same_values(
    problem: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layout_module, "MAX_AXIS_SIZE", 1)
    layout_module.layout.cache_clear()
    assert len(problem.best().dice.axes) == len(problem.dice)
    compare(problem)
    layout_module.layout.cache_clear()


@pytest.mark.parametrize("problem", PROBLEMS)
def test_products_in_pieces_give_the_same_values(problem: Problem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best_module, "MAX_PRODUCT", 1)
    compare(problem)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_the_ranking_holds_every_choice_the_best_first(problem: Problem) -> None:
    best, oracle = problem.best(), problem.oracle()
    for rerolls in range(1, REROLLS + 1):
        for hand in problem.hands():
            ranking = best.ranking(hand, rerolls)
            assert sorted(keep.dice for keep in ranking) == sorted(keeps(len(hand)))
            assert ranking[0].value == pytest.approx(best.hand_value(hand, rerolls), abs=1e-12)
            assert [keep.gives_away for keep in ranking] == pytest.approx(
                [ranking[0].value - keep.value for keep in ranking], abs=1e-12
            )
            assert all(keep.gives_away >= 0 for keep in ranking)
            losses = [round(keep.gives_away, 12) for keep in ranking]
            assert losses == sorted(losses)
            for keep in ranking:
                assert keep.value == best.keep_value(hand, keep.dice, rerolls)
                literal = oracle.keep_value(hand, keep.dice, rerolls)
                assert keep.value == pytest.approx(float(literal), abs=1e-12)


def test_among_equal_choices_the_one_that_keeps_more_comes_first() -> None:
    indifferent = Best([SIX] * 2, Goal((PIPS,), np.ones(13)), 1)
    assert [keep.dice for keep in indifferent.ranking([1, 2], 1)] == [(0, 1), (0,), (1,), ()]


@pytest.mark.parametrize("problem", PROBLEMS)
def test_another_reroll_never_lowers_a_value(problem: Problem) -> None:
    best = problem.best(4)
    for hand in problem.hands():
        curve = [best.exact.hand_value(hand, rerolls) for rerolls in range(5)]
        assert curve == sorted(curve)
    curve = [best.exact.value(rerolls) for rerolls in range(5)]
    assert curve == sorted(curve)


@pytest.mark.parametrize("seed", range(8))
def test_another_die_never_lowers_the_value_when_no_face_costs_and_a_higher_total_is_no_worse(
    seed: int,
) -> None:
    random = Random(seed)
    worth = {face: random.randint(0, 3) for face in "abcd"}
    table = np.array(sorted(random.choices(range(20), k=10)))
    dice = ["".join(random.choices("abcd", k=4)) for _ in range(3)]
    for rerolls in range(3):
        values = [
            Best(dice[:count], Goal((worth,), table), rerolls).exact.value(rerolls) for count in (1, 2, 3)
        ]
        assert values == sorted(values)


def test_another_die_may_lower_the_value_of_an_exact_total() -> None:
    none = Goal(({"head": 1, "tail": 0},), np.array([1, 0, 0]))
    one, two = (Best([("head", "tail")] * count, none, 1).value(1) for count in (1, 2))
    assert one == 0.75
    assert two == 0.75**2


@pytest.mark.parametrize("problem", PROBLEMS)
def test_the_policy_keeps_what_is_best_and_can_be_kept(problem: Problem) -> None:
    best = problem.best()
    axes = best.dice.axes
    for rerolls in range(1, REROLLS + 1):
        policy = best_policy(best, rerolls)
        for hand in problem.hands():
            place = best.dice.place(hand)
            kept = tuple(int(numbers[place]) for numbers in policy)
            assert best.kept(rerolls)[kept] == pytest.approx(best.hand_value(hand, rerolls), abs=1e-12)
            for each, result, number in zip(axes, place, kept, strict=True):
                shown, stays = each.results[result], each.kept[number]
                assert all(stays.count(symbol) <= shown.count(symbol) for symbol in stays)


def test_following_the_ranking_step_by_step_earns_what_it_promises() -> None:
    best, random, games = highest(3, 2), Random(7), 20_000
    moves: dict[tuple[Any, ...], tuple[int, ...]] = {}
    results = []
    for _ in range(games):
        hand = tuple(random.choices(SIX, k=3))
        for left in (2, 1):
            if (left, hand) not in moves:
                moves[left, hand] = best.ranking(hand, left)[0].dice
            kept = moves[left, hand]
            hand = tuple(face if place in kept else random.choice(SIX) for place, face in enumerate(hand))
        results.append(sum(hand))
    error = float(np.std(results)) / games**0.5
    assert np.mean(results) == pytest.approx(best.value(2), abs=4 * error)


def test_very_large_whole_numbers_become_floats() -> None:
    coin = Goal(({"head": 1, "tail": 0},), np.array([0, 10**400], dtype=object), whole=10**400)
    assert Best([("head", "tail")], coin, 1).value(1) == 0.75
    assert str(Best([("head", "tail")], coin, 1).exact.value(1)) == "3/4"


def test_many_identical_dice_are_weighed() -> None:
    best = highest(9, 1)
    assert best.value(0) == pytest.approx(9 * 3.5)
    assert best.value(1) == pytest.approx(9 * 4.25)


def test_too_many_dice_are_refused_with_the_number_that_works() -> None:
    with pytest.raises(TooManyDice) as refusal:
        highest(40, 1)
    assert str(refusal.value) == "40 dice are too many to weigh here; the most that works is 14"


def test_the_number_that_works_is_the_largest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best_module, "MAX_CHOICES", 130)
    with pytest.raises(TooManyDice, match=r"the most that works is 3$"):
        highest(4, 1)
    highest(3, 1)
    with pytest.raises(TooManyDice, match=r"the most that works is 4$"):
        highest(5, 0)


def test_a_goal_in_floats_has_no_exact_value() -> None:
    with pytest.raises(ValueError, match="exact values need a goal in whole numbers"):
        _ = Best([SIX], Goal((PIPS,), np.linspace(0, 1, 7)), 0).exact


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: highest(1, -1), "-1 rerolls do not lie between 0 and 20"),
        (lambda: highest(1, 21), "21 rerolls do not lie between 0 and 20"),
        (lambda: highest(0, 1), "at least one die is needed"),
        (lambda: highest(1, 1).value(2), "2 rerolls do not lie between 0 and 1"),
        (lambda: highest(1, 1).exact.value(2), "2 rerolls do not lie between 0 and 1"),
        (lambda: highest(1, 1).exact.hand_value([1], -1), "-1 rerolls do not lie between 0 and 1"),
        (lambda: highest(1, 1).hand_value([1], -1), "-1 rerolls do not lie between 0 and 1"),
        (lambda: highest(1, 1).ranking([1], 0), "0 rerolls do not lie between 1 and 1"),
        (lambda: highest(2, 1).hand_value([1, 7], 1), "die 2 of the hand can't show 7"),
        (lambda: highest(2, 1).hand_value([1], 1), "a hand of 1 dice, where 2 are played"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_sentence(ask: Any, sentence: str) -> None:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011  # the sentence is compared whole
        ask()
    assert str(refusal.value) == sentence
