from __future__ import annotations

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.need import FACES, parse_need
from fujikit.fuji.odds.hands import codes, die_kinds, read_hand, read_seen, some_dice, worth
from tests.support import BOX, CLARA, JONA, STEVE


def test_a_set_has_two_dice_of_each_kind_in_the_order_of_the_set() -> None:
    kinds = die_kinds()
    assert kinds[:3] == kinds[3:]
    assert len(set(kinds)) == 3
    assert {face for die in kinds for face in die} == set(FACES)


def test_another_box_brings_its_own_dice() -> None:
    assert die_kinds(BOX) == tuple(BOX.kind(name).faces for name in BOX.set)


def test_some_dice_are_the_first_of_the_set_and_begin_again_after_six() -> None:
    assert some_dice(5, "dice") == die_kinds()[:5]
    assert some_dice(8, "dice") == die_kinds() + die_kinds()[:2]


@pytest.mark.parametrize("hand", [STEVE, CLARA, JONA, "Y6", "Y1 P1 B1"])
def test_a_hand_is_read_with_the_dice_that_show_it(hand: str) -> None:
    shown, dice = read_hand(hand, "hand")
    assert shown == hand.split()
    assert all(code in die for code, die in zip(shown, dice, strict=True))
    assert all(dice.count(die) <= 2 for die in dice)


@pytest.mark.parametrize(
    "need", ["yellow|4", "1|2|3", "odd(pink|blue)", "even(yellow)", "odd", "blue", "any"]
)
def test_faces_are_worth_what_the_rules_count(need: str) -> None:
    assert worth(need) == {face: parse_need(need).value([face]) for face in FACES}


def test_places_of_a_hand_become_codes() -> None:
    assert codes(STEVE.split(), (1, 4)) == ("P1", "B5")


@pytest.mark.parametrize("hand", ["B1 B1 B1", f"{STEVE} {STEVE}"])
def test_a_hand_that_no_set_shows_is_refused(hand: str) -> None:
    with pytest.raises(BadInput, match=r"^hand: no set of dice shows"):
        read_hand(hand, "hand")


def test_a_seventh_die_is_borrowed_and_may_be_of_any_kind() -> None:
    for more in ("B1", "Y1", "P6"):
        shown, dice = read_hand(f"{STEVE} {more}", "hand")
        assert shown == [*STEVE.split(), more]
        assert all(code in die for code, die in zip(shown, dice, strict=True))
    assert read_hand(f"B1 {STEVE}", "hand")[1][0] == die_kinds()[0]


@pytest.mark.parametrize("hand", ["B1 B1 B1 B1 B1 B1 B1", "B1 P1 B4 P4 B5 P5 X9"])
def test_a_seventh_die_does_not_make_up_for_a_hand_that_can_not_be(hand: str) -> None:
    with pytest.raises(BadInput, match=r"^hand: (no set of dice and 1 borrowed|'X9' is on no die)"):
        read_hand(hand, "hand")


def test_dice_of_any_kinds_by_their_names() -> None:
    first, second, third = die_kinds()[:3]
    assert some_dice("A B B C C", "dice") == (first, second, second, third, third)
    for wrong in ("A D", ""):
        with pytest.raises(BadInput, match=r"^dice: "):
            some_dice(wrong, "dice")


def test_a_hand_of_which_some_is_seen() -> None:
    seen, dice = read_seen("P1 ? B1 ? ? ?", "rivals")
    assert seen == ("P1", None, "B1", None, None, None)
    assert "P1" in dice[0]
    assert "B1" in dice[2]
    assert sorted(dice) == sorted(die_kinds())
    assert read_seen("B1 C", "rivals") == (("B1", None), (die_kinds()[0], die_kinds()[2]))
    with pytest.raises(BadInput, match="more dice than a set"):
        read_seen("? ? ? ? ? ? ?", "rivals")
