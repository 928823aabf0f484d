"""Dice are turned by hand: only to faces that they have, and nothing else on the table changes."""

from __future__ import annotations

import pytest

from fujikit.engine.errors import BadInput
from fujikit.lessons import lesson
from fujikit.lessons.course import own_table
from fujikit.lessons.fuji.dice_editing import editable_hands, with_die_turned
from tests.fuji.two_players import with_meeple, with_set


def test_everybodys_dice_are_there_with_the_faces_they_have() -> None:
    game = own_table(lesson("F-01"), "en")
    assert [hand.seat for hand in editable_hands(game)] == ["Jona", "Clara", "Steve"]
    for hand in editable_hands(game):
        assert all(face in faces for face, faces in zip(hand.dice, hand.faces, strict=True))
        assert hand.faces[:3] == hand.faces[3:]


def test_a_turned_die_changes_what_counts_and_nothing_else() -> None:
    before = own_table(lesson("F-01"), "pl")
    after = with_die_turned(before, "Steve", 4, "B1")
    assert after.state.seat("Steve").dice[3].face == "B1"
    assert with_die_turned(after, "Steve", 4, "Y5").position() == before.position()
    assert (after.lang, after.study) == ("pl", True)
    after.act("Clara move d2")
    assert after.view()["seats"]["Clara"]["at"] == "d2"
    assert before.history == ()


def test_a_die_behind_a_screen_can_be_turned_too() -> None:
    game = with_die_turned(own_table(lesson("F-07"), "en"), "Jona", 1, "B6")
    assert game.view("Jona")["seats"]["Jona"]["dice"][0] == "B6"


@pytest.mark.parametrize("pair", [with_set, with_meeple])
def test_the_third_dice_of_two_players_can_be_turned(pair: type) -> None:
    game = pair("move")
    third = editable_hands(game)[-1]
    assert third.seat == "Third"
    face = third.faces[5][0]
    assert face != third.dice[5]
    assert editable_hands(with_die_turned(game, "Third", 6, face))[-1].dice == (*third.dice[:5], face)


@pytest.mark.parametrize(
    ("seat", "die", "face", "message"),
    [
        ("Steve", 4, "P9", "'P9' is on no side of the die with B1 Y2 P3 P4 Y5 B6"),
        ("Steve", 4, "B4", "'B4' is on no side"),
        ("Steve", 0, "B1", "Steve has no die 0"),
        ("Steve", 7, "B1", "Steve has no die 7"),
        ("Eve", 1, "B1", "Eve has no die 1"),
        ("Third", 1, "B1", "Third has no die 1"),
        ("x" * 999, 1, "B1", f"{'x' * 40} has no die 1"),
    ],
)
def test_what_no_die_shows_is_refused(seat: str, die: int, face: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        with_die_turned(own_table(lesson("F-01"), "en"), seat, die, face)
