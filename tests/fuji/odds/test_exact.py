"""Fractions and rows of answers that are given as floats."""

from fractions import Fraction
from typing import Any

import pytest

from fujikit.fuji.odds import Mate, chance_to_move, dilemma, prospect, stamina_over_rounds
from tests.fuji.odds.literal import moving
from tests.support import STEVE

HAND = "P4 B5 P5 P4 Y4 Y6"


@pytest.mark.parametrize("rerolls", range(3))
def test_a_turn_gives_the_fraction_of_trying_everything(rerolls: int) -> None:
    turn = prospect("yellow|4", dice=2, rerolls=rerolls, rivals=[2, 1])
    assert turn.exact == moving("yellow|4", 2, rivals=[2, 1]).value(rerolls)


@pytest.mark.parametrize(
    "more",
    [{}, {"beat": [9], "rivals": [5]}, {"bonus": 3}, {"hand": STEVE}, {"dice": "A B B"}, {"goal": "loss"}],
)
def test_the_fraction_of_a_turn_is_its_chance(more: dict[str, Any]) -> None:
    turn = prospect("odd", rerolls=1, **more)
    assert float(turn.exact) == pytest.approx(turn.chance, abs=1e-12)
    if more.get("goal") != "loss":
        assert turn.exact == chance_to_move("odd", rerolls=1, **more).exact


@pytest.mark.parametrize("goal", ["me", "all"])
def test_the_dilemma_has_its_fraction_too(goal: str) -> None:
    mates = [Mate.of(6, "pink|4"), Mate.of(HAND, "odd")]
    found = dilemma("yellow|4", mates, hand=HAND, rerolls=1, goal=goal, bonus=1)
    assert float(found.exact) == pytest.approx(found.chance, abs=1e-12)


def test_answers_are_rows() -> None:
    odds = chance_to_move("odd", hand=STEVE, rerolls=1)
    assert [row["chance"] for row in odds.rows()] == [choice.chance for choice in odds.ranking]
    exact = odds.rows(exact=True)
    assert [Fraction(str(row["exact"])) for row in exact] == [odds.with_rerolls(n).exact for n in range(2)]
    assert chance_to_move("odd", rerolls=2).to_csv().count("\n") == 4
    risk = stamina_over_rounds([("odd", 1), ("blue", 1)])
    assert [row["injury"] for row in risk.rows()] == list(risk.injury)
    assert risk.to_csv().startswith("round,lost,injury,end\n0,0.0,")
    found = dilemma("odd", [Mate.of(6, "pink"), Mate.of(6)], hand="B1 P4", rerolls=1)
    assert [row["value"] for row in found.rows()] == [each.value for each in found.ranking]
    assert found.to_csv().startswith("keep,value,gives_away\n")
