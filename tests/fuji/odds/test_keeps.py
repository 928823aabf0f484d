"""Rows of choices, against the ranking of the same hand."""

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.odds import chance_to_move, keeps
from tests.support import STEVE

HAND = "B1 P1 B3 Y5 B2 Y6"


@pytest.mark.parametrize("rerolls", [1, 2])
def test_every_choice_is_in_just_one_row_with_its_chance(rerolls: int) -> None:
    odds = chance_to_move("odd", hand=HAND, rerolls=rerolls)
    found = keeps("odd", HAND, rerolls=rerolls)
    chance_of = {tuple(sorted(keep)): row.chance for row in found.choices for keep in row.keeps}
    assert len(chance_of) == sum(len(row.keeps) for row in found.choices)
    for choice in odds.ranking:
        stop = len(choice.keep) == len(odds.hand or ())
        expected = odds.curve[0] if stop else choice.chance
        assert chance_of[tuple(sorted(choice.keep))] == pytest.approx(expected, abs=1e-9)
    assert [row.gives_away for row in found.choices] == sorted(row.gives_away for row in found.choices)


def test_tags_name_the_choices_that_are_talked_about() -> None:
    found = keeps("yellow|4", STEVE, rerolls=2, yours="B1 P1")
    assert found.tagged("best").keeps[0] == ("B4", "P4")
    assert "counts" in found.tagged("best").tags
    assert found.tagged("stop").keeps[0] == tuple(STEVE.split())
    assert found.tagged("again").keeps[0] == ()
    assert found.tagged("yours").keeps[0] == ("B1", "P1")
    rows = found.rows()
    assert (rows[0]["keep"], rows[0]["tags"]) == ("B4 P4", "best counts")
    assert found.to_csv().startswith("keep,or,chance,gives_away,tags\n")
    assert "B4 P4" in found._repr_html_()


def test_what_is_no_choice() -> None:
    with pytest.raises(BadInput, match="yours: 'B1' is not in the hand B2"):
        keeps("odd", "B2", yours="B1")
    with pytest.raises(BadInput, match=r"^rerolls: with 0 there is nothing to choose$"):
        keeps("odd", "B2", rerolls=0)
    with pytest.raises(BadInput, match="no row is tagged 'yours'"):
        keeps("odd", "B2").tagged("yours")
