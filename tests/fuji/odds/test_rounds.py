"""Stamina over the coming rounds, against a sum over every own total and every neighbour's."""

from collections import defaultdict
from fractions import Fraction

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.odds import chance_to_move, prospect, stamina_over_rounds
from fujikit.fuji.odds.rounds import stamina_this_round
from tests.support import BOX, STEVE

PLAN = [("yellow|4", 1), ("odd", 2), ("blue", 0)]
LEVEL = BOX.level(2)
LENGTH = BOX.track.length


def oracle(plan: list[tuple[str, int]], stamina: int) -> list[dict[int, float]]:
    now = {stamina: 1.0}
    rows = [now]
    for need, rerolls in plan:
        turn = prospect(need, rerolls=rerolls)
        after: dict[int, float] = defaultdict(float)
        for lost, chance in now.items():
            for own, mine in enumerate(turn.totals):
                for rival, theirs in enumerate(turn.best_rival):
                    after[min(lost + LEVEL.loss(own - rival), LENGTH)] += chance * mine * theirs
        now = after
        rows.append(now)
    return rows


@pytest.mark.parametrize("stamina", [0, 4, 15])
def test_the_chances_are_those_of_a_literal_sum(stamina: int) -> None:
    risk = stamina_over_rounds(PLAN, stamina=stamina, box=BOX)
    for row, expected in zip(risk.lost, oracle(PLAN, stamina), strict=True):
        assert row == pytest.approx([expected.get(points, 0.0) for points in range(LENGTH + 1)], abs=1e-12)
        assert sum(row) == pytest.approx(1.0, abs=1e-12)


def test_one_round_agrees_with_the_prospect_of_a_turn() -> None:
    risk = stamina_over_rounds([("yellow|4", 2)], stamina=17, box=BOX)
    turn = prospect("yellow|4", rerolls=2, stamina=17, box=BOX)
    assert risk.death[1] == pytest.approx(turn.death, abs=1e-12)
    assert risk.injury[1] == pytest.approx(turn.injury, abs=1e-12)
    fresh = stamina_over_rounds([("yellow|4", 2)])
    assert fresh.mean[1] == pytest.approx(prospect("yellow|4", rerolls=2).loss, abs=1e-12)


def test_risks_only_grow_and_an_injury_comes_before_the_end() -> None:
    risk = stamina_over_rounds(PLAN * 3, level=3)
    assert list(risk.injury) == sorted(risk.injury)
    assert list(risk.death) == sorted(risk.death)
    assert all(injury >= death for injury, death in zip(risk.injury, risk.death, strict=True))


def test_behind_the_last_injury_only_the_end_is_left() -> None:
    risk = stamina_over_rounds(PLAN, stamina=LENGTH - 1, box=BOX)
    assert risk.injury == risk.death


def test_a_turn_against_known_totals_costs_what_the_level_card_says() -> None:
    odds = chance_to_move("yellow|4", hand=STEVE, beat=[3, 5])
    turn = stamina_this_round(odds, stamina=2, box=BOX)
    assert turn.mean == (2.0, 2.0 + LEVEL.loss(8 - 5))


@pytest.mark.parametrize("beat", [[], [9], [9, 14]])
def test_known_totals_and_unseen_dice_together(beat: list[int]) -> None:
    odds = chance_to_move("yellow|4", rerolls=1, rivals=[6], beat=beat)
    turn = stamina_this_round(odds, box=BOX)
    failed = turn.lost[1][LEVEL.fail]
    assert 1 - failed == pytest.approx(odds.chance, abs=1e-12)
    assert odds.exact == pytest.approx(Fraction(odds.chance), abs=1e-12)


@pytest.mark.parametrize("rounds", [0, 21])
def test_no_round_or_too_many(rounds: int) -> None:
    with pytest.raises(BadInput, match=rf"^plan: {rounds} rounds do not lie between 1 and 20$"):
        stamina_over_rounds([("odd", 0)] * rounds)


@pytest.mark.parametrize("stamina", [-1, 20])
def test_stamina_beyond_the_track(stamina: int) -> None:
    odds = chance_to_move("odd")
    with pytest.raises(BadInput, match=rf"^stamina: {stamina} lost does not lie between 0 and 19$"):
        stamina_this_round(odds, stamina=stamina, box=BOX)
    with pytest.raises(BadInput, match=rf"^stamina: {stamina} lost does not lie between 0 and 19$"):
        stamina_over_rounds([("odd", 0)], stamina=stamina, box=BOX)
