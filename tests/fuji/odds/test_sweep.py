"""Tables over a grid, against one question after another and against trying everything."""

from fractions import Fraction
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.box import house
from fujikit.fuji.odds import Neighbour, best_keeps, chance_to_move, prospect, sweep
from tests.fuji.odds.literal import moving
from tests.support import CLARA, JONA, STEVE

ALL_NEEDS = [card.need for card in (*house().landscape, *house().village)]
HANDS = [CLARA, JONA, STEVE, "B1 P1 B3 Y5 B2 Y6", "P5 B5 P4 B4 P1 B1", "Y6 B2", "B2 Y6", "P1"]


def test_every_row_is_the_answer_to_its_question() -> None:
    for row in sweep(need=ALL_NEEDS, rerolls=[2, 0], dice=[6, 5]):
        question: Any = {"rerolls": row["rerolls"], "dice": row["dice"]}
        assert row["chance"] == pytest.approx(chance_to_move(str(row["need"]), **question).chance, abs=1e-12)


def test_cards_that_differ_in_colours_only_are_still_told_apart_by_hands() -> None:
    for row in sweep(need=["pink", "blue", "yellow", "odd(blue)"], hand=HANDS, rerolls=range(2)):
        odds = chance_to_move(str(row["need"]), hand=str(row["hand"]), rerolls=int(str(row["rerolls"])))
        assert row["chance"] == pytest.approx(odds.chance, abs=1e-12)


def test_rows_agree_with_trying_everything() -> None:
    table = sweep(need=["yellow|4", "odd"], rerolls=range(3), dice=2, rivals=[2, 1], exact=True)
    for row in table:
        tried = moving(str(row["need"]), 2, rivals=[2, 1]).value(int(str(row["rerolls"])))
        assert Fraction(str(row["exact"])) == tried
        assert row["chance"] == pytest.approx(float(tried), abs=1e-12)


def test_the_order_is_that_of_the_grid_and_the_neighbours_are_a_column() -> None:
    table = sweep(rerolls=[1, 0], need=["odd"], rivals=[[6, 6], ["B1 P1", 5]], beat=[9])
    assert [(row["rerolls"], row["neighbours"]) for row in table] == [
        (1, "6, 6, =9"),
        (1, "B1 P1, 5, =9"),
        (0, "6, 6, =9"),
        (0, "B1 P1, 5, =9"),
    ]
    assert table.model is not None
    assert "A neighbour shows blue 1, pink 1." in table.model.text()
    assert table[1]["chance"] == chance_to_move("odd", rerolls=1, rivals=["B1 P1", 5], beat=[9]).chance


def test_a_named_neighbour_is_named() -> None:
    assert sweep(need="odd", rivals=[Neighbour.of(6, name="Jona")])[0]["neighbours"] == "Jona"


def test_turns_are_swept_too() -> None:
    (row,) = sweep(prospect, need="yellow|4", rerolls=[2], stamina=9)
    turn = prospect("yellow|4", rerolls=2, stamina=9)
    assert (row["loss"], row["injury"], row["end"]) == (turn.loss, turn.injury, turn.death)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ({"need": []}, r"^sweep: 0 rows"),
        ({"need": "odd", "dice": range(1, 7), "bonus": range(2000)}, r"^sweep: 12000 rows"),
        ({"need": "od"}, r"^need: "),
        ({"need": "odd", "rerolls": [9]}, r"^rerolls: 9"),
        ({"need": "odd", "rivals": 6}, r"^rivals: a list"),
    ],
)
def test_what_can_not_be_swept(question: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        sweep(**question)


def test_another_question() -> None:
    with pytest.raises(BadInput, match=r"^ask: 'len' is none of chance_to_move, prospect"):
        sweep(len, need="odd")


@pytest.mark.parametrize("rerolls", [0, 1, 2])
@pytest.mark.parametrize("need", ["odd", "pink|yellow", "1|2", "even(blue)"])
def test_the_best_keeps_of_many_hands_are_those_of_each(need: str, rerolls: int) -> None:
    table = best_keeps(need, HANDS, rerolls=rerolls, rivals=[6, 5])
    for hand, row in zip(HANDS, table, strict=True):
        odds = chance_to_move(need, hand=hand, rerolls=rerolls, rivals=[6, 5])
        assert row["chance"] == pytest.approx(odds.chance, abs=1e-12)
        assert row["stop"] == pytest.approx(odds.curve[0], abs=1e-12)
        best = [choice.keep for choice in odds.ranking if choice.gives_away < 1e-9] or [odds.keep]
        assert tuple(str(row["keep"]).split()) in best


def test_hands_are_a_list() -> None:
    with pytest.raises(BadInput, match=r"^hands: a list"):
        best_keeps("odd", STEVE)
