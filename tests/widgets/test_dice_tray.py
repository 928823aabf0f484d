"""The tray: dice are picked, requirements changed, and Python counts."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.widgets import DiceTray

HAND = "B1 P1 B4 Y5 Y3 B4"


@pytest.fixture
def tray() -> DiceTray:
    return DiceTray(HAND, need="yellow|4")


def test_what_counts_is_summed(tray: DiceTray) -> None:
    assert (tray.value, tray.fits) == (16, "B4 P4 Y1 Y2 Y3 Y4 Y5 Y6")


def test_without_a_requirement_every_die_counts() -> None:
    assert (DiceTray(HAND).need, DiceTray(HAND).value) == ("any", 18)


def test_a_touched_die_is_picked_and_touched_again_put_back(tray: DiceTray) -> None:
    for die in (5, 2, 4, 2):
        assert tray.receive({"do": "pick", "id": 1, "die": die}).ok
    assert (tray.chosen, tray.chosen_value) == ((4, 5), 8)


def test_a_notebook_can_watch_what_is_picked(tray: DiceTray) -> None:
    seen: list[Any] = []
    tray.observe(lambda change: seen.append(change["new"]), "chosen")
    tray.receive({"do": "pick", "id": 1, "die": 3})
    assert seen == [(3,)]


def test_a_new_requirement_is_counted_at_once(tray: DiceTray) -> None:
    tray.chosen = (1, 2, 3)
    assert tray.receive({"do": "set-need", "id": 1, "need": " odd( PINK | blue )"}).ok
    assert (tray.need, tray.value, tray.chosen_value) == ("odd(pink|blue)", 2, 2)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_mistyped_requirement_is_explained_and_changes_nothing(lang: str) -> None:
    tray = DiceTray(HAND, need="blue", lang=lang)
    answer = tray.receive({"do": "set-need", "id": 1, "need": "yelow|4"})
    assert (answer.ok, tray.need, tray.value) == (False, "blue", 9)
    assert answer.note.startswith('"yelow|4"')
    assert answer.note == tray.translate("tray.bad-need", need='"yelow|4"')


@pytest.mark.parametrize(
    "forged",
    [
        {"do": "pick", "id": 1, "die": 7},
        {"do": "pick", "id": 1, "die": 0},
        {"do": "pick", "id": 1, "die": "1"},
        {"do": "pick", "id": 1},
        {"do": "set-need", "id": 1, "need": None},
        {"do": "set-need", "id": 1, "need": "blue", "more": 1},
    ],
)
def test_forged_messages_are_refused_in_a_sentence(tray: DiceTray, forged: object) -> None:
    answer = tray.receive(forged)
    assert not answer.ok
    assert answer.note
    assert (tray.chosen, tray.need) == ((), "yellow|4")


def test_new_dice_are_not_picked(tray: DiceTray) -> None:
    tray.chosen = (6,)
    tray.dice = ["Y1", "Y2"]
    assert (len(tray.chosen), tray.value, tray.chosen_value) == (0, 3, 0)


@pytest.mark.parametrize(
    ("dice", "need", "said"),
    [
        ("B1 G2", "any", "dice: 'G2' is no die; write a letter (B P Y) and a value from 1 to 6, as B4"),
        ("", "any", "dice: the tray takes 1 to 12 dice, not 0"),
        ("B1 " * 13, "any", "dice: the tray takes 1 to 12 dice, not 13"),
        (7, "any", "dice: 7 is no text like B1 P4 Y6, nor a list of such codes"),
        ([["B1"]], "any", "dice: ['B1'] is no die; write a letter (B P Y) and a value from 1 to 6, as B4"),
        (HAND, "yelow", '"yelow" names no colour or value; did you mean "yellow"?'),
        (HAND, None, "need: None is no text like yellow|4"),
    ],
)
def test_bad_arguments_get_one_sentence(dice: Any, need: Any, said: str) -> None:
    with pytest.raises(BadInput) as bad:
        DiceTray(dice, need=need)
    assert str(bad.value) == said


@pytest.mark.parametrize("chosen", [(7,), (0,), ("1",), (True,)])
def test_a_notebook_can_not_pick_what_is_not_there(tray: DiceTray, chosen: Any) -> None:
    with pytest.raises(BadInput, match="is no die of the tray, which has 6"):
        tray.chosen = chosen


def test_it_is_called_by_its_name(tray: DiceTray) -> None:
    assert repr(tray) == "<fujikit DiceTray>"
