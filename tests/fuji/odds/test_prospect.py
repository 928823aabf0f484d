from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.odds import chance_to_move, prospect
from tests.fuji.odds.literal import Totals, counts, rolled_once, some
from tests.odds.oracle import Hand, Oracle
from tests.support import BOX, STEVE

RIVALS = [2, 1]
NEED = "yellow|4"
LEVEL = BOX.level(2)


def cases(total: int, rivals: list[Totals]) -> list[tuple[int, Fraction]]:
    """Every difference to the better rival, with its chance."""
    (first, second) = rivals
    return [
        (total - max(one, two), chance * other)
        for (one, chance), (two, other) in product(first.items(), second.items())
    ]


def expected(total: int, value: Callable[[int], int]) -> Fraction:
    """What a value of the loss is on average."""
    rivals = [rolled_once(NEED, rival) for rival in RIVALS]
    return sum(
        (chance * value(LEVEL.loss(difference)) for difference, chance in cases(total, rivals)), Fraction(0)
    )


def literal(goal: Callable[[int], Fraction]) -> Oracle:
    """Two dice, thrown for a value of their total."""
    values = {total: goal(total) for total in range(13)}

    def value(hand: Hand) -> Fraction:
        return values[sum(map(counts(NEED), hand))]

    return Oracle(some(2), value)


def turn(rerolls: int, **more: Any) -> Any:
    return prospect(NEED, dice=2, rerolls=rerolls, rivals=RIVALS, box=BOX, **more)


@pytest.mark.parametrize("rerolls", range(3))
def test_playing_to_move_moves_as_often_as_can_be(rerolls: int) -> None:
    found = turn(rerolls)
    assert found.chance == pytest.approx(
        chance_to_move(NEED, dice=2, rerolls=rerolls, rivals=RIVALS).chance, abs=1e-12
    )


@pytest.mark.parametrize("rerolls", range(3))
def test_playing_for_stamina_loses_as_little_as_can_be(rerolls: int) -> None:
    least = -literal(lambda total: -expected(total, lambda loss: loss)).value(rerolls)
    assert turn(rerolls, goal="loss").loss == pytest.approx(float(least), abs=1e-12)
    assert turn(rerolls, goal="loss").loss <= turn(rerolls).loss + 1e-12


@pytest.mark.parametrize("stamina", [0, 3, 14, 17])
def test_injury_and_death_of_one_throw_are_those_of_all_cases(stamina: int) -> None:
    found, track = turn(0, stamina=stamina), BOX.track

    def dies(loss: int) -> int:
        return stamina + loss >= track.length

    def hurt(loss: int) -> int:
        return dies(loss) or any(stamina < space <= stamina + loss for space in track.injuries)

    for chance, value in ((found.injury, hurt), (found.death, dies)):
        all_cases = literal(lambda total, value=value: expected(total, value)).value(0)  # type: ignore[misc]
        assert chance == pytest.approx(float(all_cases), abs=1e-12)
    all_losses = literal(lambda total: expected(total, lambda loss: loss)).value(0)
    assert found.loss == pytest.approx(float(all_losses), abs=1e-12)


@pytest.mark.parametrize("bonus", [0, 3])
def test_margins_and_losses_of_one_throw_are_those_of_all_cases(bonus: int) -> None:
    found = turn(0, bonus=bonus)
    margins: dict[int, Fraction] = {}
    for total, chance in rolled_once(NEED, 2).items():
        for margin, other in cases(total + bonus, [rolled_once(NEED, rival) for rival in RIVALS]):
            margins[margin] = margins.get(margin, Fraction(0)) + chance * other
    assert found.margins == pytest.approx(
        {margin: float(chance) for margin, chance in margins.items() if chance}
    )
    for loss, chance in found.losses.items():
        counted = sum(cell for margin, cell in margins.items() if LEVEL.loss(margin) == loss)
        assert chance == pytest.approx(float(counted), abs=1e-12)
    assert sum(loss * chance for loss, chance in found.losses.items()) == pytest.approx(found.loss, abs=1e-12)
    won = sum(float(str(row["chance"])) for row in found.rows() if row["moves"])
    assert won == pytest.approx(found.chance, abs=1e-12)
    assert found.to_csv().startswith("margin,chance,moves,loss\n")


def test_totals_are_chances_of_both_sides() -> None:
    found = turn(1)
    assert sum(found.totals) == pytest.approx(1)
    assert sum(found.best_rival) == pytest.approx(1)
    wins = sum(
        mine * theirs
        for own, mine in enumerate(found.totals)
        for other, theirs in enumerate(found.best_rival)
        if own > other
    )
    assert wins == pytest.approx(found.chance, abs=1e-12)


def test_the_better_rival_is_the_highest_of_all() -> None:
    found = turn(0)
    first, second = (rolled_once(NEED, rival) for rival in RIVALS)
    best = [Fraction(0)] * 13
    for (one, chance), (two, other) in product(first.items(), second.items()):
        best[max(one, two)] += chance * other
    assert found.best_rival == pytest.approx([float(chance) for chance in best[: len(found.best_rival)]])


def test_a_hand_is_played_on_with_the_same_choice_as_for_the_chance_to_move() -> None:
    found = prospect("odd(pink|blue)", hand=STEVE, rerolls=1, box=BOX)
    odds = chance_to_move("odd(pink|blue)", hand=STEVE, rerolls=1)
    assert found.keep == odds.keep
    assert found.chance == pytest.approx(odds.chance, abs=1e-12)
    assert prospect("odd", hand=STEVE, box=BOX).keep == tuple(STEVE.split())


def test_a_bonus_saves_stamina() -> None:
    assert turn(1, bonus=3).chance > turn(1).chance
    assert turn(1, bonus=3, goal="loss").loss < turn(1, goal="loss").loss


def test_a_harder_level_costs_more() -> None:
    losses = [turn(1, level=level, goal="loss").loss for level in (1, 2, 3)]
    assert losses == sorted(losses)


def test_at_the_end_of_the_track_any_loss_is_the_last() -> None:
    assert turn(0, stamina=BOX.track.length - 1).death == pytest.approx(
        float(literal(lambda total: expected(total, lambda loss: loss > 0)).value(0))
    )


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({"goal": "glory"}, "goal: 'glory' is none of move, loss"),
        ({"stamina": -1}, f"stamina: -1 lost does not lie between 0 and {BOX.track.length - 1}"),
        ({"stamina": 99}, f"stamina: 99 lost does not lie between 0 and {BOX.track.length - 1}"),
        ({"rerolls": -1}, "rerolls: -1 do not lie between 0 and 4"),
        ({"dice": 40}, "dice: 40 dice do not lie between 1 and 24"),
        ({"dice": 24, "rerolls": 1}, "dice: 24 dice are too many to weigh here; the most that works is 20"),
        ({"rivals": []}, "rivals: a list of neighbours is needed, such as [6, 6]"),
        ({"hand": "B9"}, "hand: 'B9' is on no die"),
    ],
)
def test_bad_input_is_named_in_one_sentence(question: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        prospect(NEED, box=BOX, **question)
    assert str(refusal.value) == sentence


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="level"):
        prospect(NEED, box=BOX, level=99)
