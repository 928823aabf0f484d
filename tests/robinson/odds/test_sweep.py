"""Rows of the island's answers, against one question after another and against all faces of both dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from fujikit.engine.errors import BadInput
from fujikit.robinson import odds
from fujikit.robinson.box import house


def test_every_row_is_the_answer_to_its_question() -> None:
    table = odds.sweep(odds.action, kind=["build", "explore"], rerolls=range(3), exact=True)
    assert len(table) == 6
    for row in table:
        answer = odds.action(str(row["kind"]), rerolls=int(str(row["rerolls"])))
        for name in odds.Action.shown:
            assert Fraction(str(row[name])) == getattr(answer, name)
    fights = odds.sweep(odds.combat, enemy=4, weapon=range(6))
    assert [row["weapon"] for row in fights] == list(range(6))
    assert fights[1]["answer_weapon"] == odds.combat(4, weapon=1).floats["weapon"]
    assert fights.to_csv().startswith("enemy,weapon,")


@pytest.mark.parametrize("kind", ["build", "gather", "explore"])
def test_two_pawns_apart_are_two_dice_of_success(kind: str) -> None:
    (die,) = (die for die in house().dice if die.name == f"{kind}-success")
    wins = ["success" in face for face in die.faces]
    pairs = [one + other for one, other in product(wins, wins)]
    found = odds.action(kind).twice
    assert [found.exact(count) for count in range(3)] == [
        Fraction(pairs.count(n), len(pairs)) for n in range(3)
    ]


def test_an_answer_is_rows() -> None:
    built = odds.action("build")
    assert [row["number"] for row in built.rows()] == list(built.shown)
    assert Fraction(str(built.rows()[0]["exact"])) == built.success
    assert built.to_csv().startswith("number,value,exact\nsuccess,")


def test_what_can_not_be_swept() -> None:
    with pytest.raises(BadInput, match=r"^sweep: 0 rows"):
        odds.sweep(odds.action, kind=[])
    with pytest.raises(BadInput, match="sweep: 90000 rows"):
        odds.sweep(odds.combat, enemy=range(300), weapon=range(300))
    with pytest.raises(BadInput, match="ask: dict is no question"):
        odds.sweep(dict, kind="build")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="kind"):
        odds.sweep(odds.action, kind=["fly"])
