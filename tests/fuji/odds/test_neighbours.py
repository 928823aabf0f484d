from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.odds import Neighbour, Said, chance_to_move
from fujikit.fuji.odds.hands import die_kinds
from tests.fuji.odds.literal import counts, some
from tests.odds.oracle import Hand, Oracle, convolved, throws, totals
from tests.support import JONA

Hands = list[tuple[Hand, Fraction]]
THREE = 3


def after_reroll(hands: Hands, keep: Callable[[Hand], tuple[int, ...]]) -> Hands:
    """Literally: every hand keeps its dice, and every face of the others may come."""
    after: dict[Hand, Fraction] = {}
    for hand, chance in hands:
        kept = keep(hand)
        dice = [
            {hand[place]: Fraction(1)} if place in kept else die for place, die in enumerate(some(len(hand)))
        ]
        for shown, each in throws(dice):
            after[shown] = after.get(shown, Fraction(0)) + chance * each
    return list(after.items())


def first_throw(seen: tuple[str | None, ...] = (None,) * THREE) -> Hands:
    dice = [{face: Fraction(1)} if face else die for die, face in zip(some(len(seen)), seen, strict=True)]
    return list(throws(dice))


def above(need: str, least: int) -> Callable[[Hand], tuple[int, ...]]:
    """The habit to keep what counts more than `least`."""
    return lambda hand: tuple(place for place, face in enumerate(hand) if counts(need)(face) > least)


def agrees(neighbour: Neighbour, need: str, hands: Hands) -> None:
    """The whole numbers and the floats give the literal chances."""
    literal, found = totals(hands, counts(need)), neighbour.total(need)
    assert {value: found.exact(value) for value in range(19)} == {
        value: literal.get(value, Fraction(0)) for value in range(19)
    }
    chances = neighbour.chances(need)
    for value, chance in enumerate(chances):
        assert chance == pytest.approx(float(literal.get(value, Fraction(0))), abs=1e-12)


@pytest.mark.parametrize("need", ["yellow|4", "odd(pink|blue)", "any"])
def test_who_rolls_once_has_the_first_throw(need: str) -> None:
    agrees(Neighbour.of(THREE), need, first_throw())
    agrees(Neighbour.of(THREE, need="odd", rerolls=2, habit="once"), need, first_throw())


@pytest.mark.unmeasured
@pytest.mark.parametrize("asked", ["yellow|4", "odd"])
@pytest.mark.parametrize("rerolls", [1, 2])
def test_who_throws_misfits_again_keeps_what_counts(asked: str, rerolls: int) -> None:
    hands = first_throw()
    for _ in range(rerolls):
        hands = after_reroll(hands, above("yellow|4", 0))
    agrees(Neighbour.of(THREE, need="yellow|4", rerolls=rerolls, habit="misfits"), asked, hands)


@pytest.mark.parametrize("threshold", [0, 3])
def test_who_has_a_threshold_throws_again_what_counts_no_more(threshold: int) -> None:
    hands = after_reroll(after_reroll(first_throw(), above("any", threshold)), above("any", threshold))
    habit = Neighbour.of(THREE, need="any", rerolls=2, habit="threshold", threshold=threshold)
    agrees(habit, "even(yellow)", hands)


@pytest.mark.unmeasured
@pytest.mark.parametrize("asked", ["yellow|4", "odd"])
def test_who_plays_best_keeps_what_promises_the_highest_total(asked: str) -> None:
    oracle = Oracle(some(THREE), lambda hand: Fraction(sum(map(counts("yellow|4"), hand))))
    hands = first_throw()
    for left in (2, 1):
        keeps = {hand: oracle.best_keep(hand, left) for hand, _ in hands}
        hands = after_reroll(hands, keeps.__getitem__)
    agrees(Neighbour.of(THREE, need="yellow|4", rerolls=2, habit="best"), asked, hands)


def test_a_better_habit_promises_a_higher_total() -> None:
    means = [
        Neighbour.of(6, need="yellow|4", rerolls=2, habit=habit, threshold=2).total("yellow|4").mean
        for habit in ("once", "misfits", "threshold", "best")
    ]
    assert means == sorted(means)


@pytest.mark.parametrize("seen", [("B6", None, None), (None, "Y4", "B3")])
def test_of_a_partly_seen_hand_only_the_hidden_dice_are_thrown(seen: tuple[str | None, ...]) -> None:
    agrees(Neighbour(die_kinds()[:THREE], seen), "yellow|4", first_throw(seen))


def test_a_partly_seen_hand_is_rerolled_like_any_other() -> None:
    seen = ("B6", None, None)
    rerolled = after_reroll(first_throw(seen), above("yellow|4", 0))
    model = Neighbour(die_kinds()[:THREE], seen, need="yellow|4", rerolls=1, habit="misfits")
    agrees(model, "yellow|4", rerolled)


def said_hands(hands: Hands, quality: str, need: str) -> Hands:
    """Literally: the hands in the upper or lower third of a full roll, and no others."""
    rolled = convolved(some(THREE), counts(need))

    def up_to(value: int) -> Fraction:
        return sum((chance for other, chance in rolled.items() if other <= value), Fraction(0))

    limit = min(value for value in rolled if up_to(value) >= Fraction(1 if quality == "weak" else 2, 3))

    def fits(hand: Hand) -> bool:
        value = sum(map(counts(need), hand))
        return value <= limit if quality == "weak" else value >= limit

    left = [(hand, chance) for hand, chance in hands if fits(hand)]
    whole = sum((chance for _, chance in left), Fraction(0))
    return [(hand, chance / whole) for hand, chance in left]


@pytest.mark.parametrize("quality", ["strong", "weak"])
@pytest.mark.parametrize(("about", "asked"), [("yellow|4", "yellow|4"), ("even", "odd(pink|blue)")])
def test_what_was_said_rules_hands_out(quality: str, about: str, asked: str) -> None:
    hands = said_hands(first_throw(), quality, about)
    agrees(Neighbour.of(THREE, said=(Said(quality, about),)), asked, hands)


def test_what_was_said_is_of_the_first_roll_and_rerolls_come_after() -> None:
    hands = after_reroll(said_hands(first_throw(), "weak", "yellow|4"), above("yellow|4", 0))
    model = Neighbour.of(THREE, need="yellow|4", rerolls=1, habit="misfits", said=(Said("weak", "yellow|4"),))
    agrees(model, "yellow|4", hands)


def test_two_remarks_count_both() -> None:
    hands = said_hands(said_hands(first_throw(), "strong", "odd"), "weak", "blue")
    agrees(Neighbour.of(THREE, said=(Said("strong", "odd"), Said("weak", "blue"))), "any", hands)


def test_a_strong_neighbour_is_harder_to_beat_than_a_weak_one() -> None:
    chances = [
        chance_to_move("yellow|4", rerolls=1, rivals=[Neighbour.of(6, said=said), 6]).chance
        for said in ((Said("strong", "yellow|4"),), (), (Said("weak", "yellow|4"),))
    ]
    assert chances == sorted(chances)
    assert len(set(chances)) == 3


def test_a_remark_that_the_seen_dice_belie_changes_nothing() -> None:
    belied = Neighbour.of(JONA, said=(Said("weak", "any"), Said("strong", "1")))
    assert belied.total("any").items() == [(20, 1.0)]


def test_joint_chances_are_of_one_hand() -> None:
    table = Neighbour.of(2).spread(("odd", "even"))
    literal = np.zeros_like(table)
    for hand, chance in throws(some(2)):
        literal[sum(map(counts("odd"), hand)), sum(map(counts("even"), hand))] += float(chance)
    assert table == pytest.approx(literal, abs=1e-12)


def test_a_neighbour_is_its_own_model() -> None:
    model = Neighbour.of(6)
    assert Neighbour.of(model) is model


def model_keys(neighbour: Neighbour) -> list[str]:
    return [key for key, _ in neighbour.model().parts]


def test_the_model_names_what_it_assumes() -> None:
    kinds = die_kinds()
    assert model_keys(Neighbour.of(6)) == ["unseen"]
    assert model_keys(Neighbour.of(JONA)) == ["known"]
    assert model_keys(Neighbour(kinds[:2], ("B1", None))) == ["partly"]
    assert model_keys(Neighbour.of(6, rerolls=1, habit="best")) == ["unseen", "best"]
    assert model_keys(Neighbour.of(6, said=(Said("weak", "odd"),))) == ["unseen", "said-weak"]


def of(known: Any = 6, **model: Any) -> Callable[[], object]:
    return lambda: Neighbour.of(known, **model)


@pytest.mark.parametrize(
    ("neighbour", "sentence"),
    [
        (of(0), "rivals: 0 dice do not lie between 1 and 24"),
        (of(2.5), "rivals: 2.5 is neither a number of dice nor a hand"),
        (of("B1 Q1"), "rivals: 'Q1' is on no die"),
        (of(""), "rivals: a hand has at least one die"),
        (of(habit="bold"), "habit: 'bold' is none of once, misfits, threshold, best"),
        (of(need="green"), 'need: "green" names no colour or value'),
        (of(rerolls=-1), "rerolls: -1 do not lie between 0 and 4"),
        (of(said=(Said("great", "odd"),)), "said: 'great' is none of strong, weak"),
        (of(said=(Said("strong", "green"),)), 'need: "green" names no colour or value'),
        (
            lambda: Neighbour.of(24, need="yellow|4", rerolls=1, habit="best").total("yellow|4"),
            "rivals: 24 dice are too many to weigh here; the most that works is 20",
        ),
    ],
)
def test_bad_input_is_named_in_one_sentence(neighbour: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        neighbour()
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("known", [6, 5, "B1 P1 B4 P4 B5 P5"])
@pytest.mark.parametrize("habit", ["misfits", "threshold"])
@pytest.mark.parametrize("need", ["yellow|4", "odd"])
def test_dice_one_by_one_give_the_same_totals_as_all_dice_together(
    known: int | str, habit: str, need: str
) -> None:
    neighbour = Neighbour.of(known, need="yellow|4", rerolls=2, habit=habit, threshold=2)
    table = neighbour.spread((need,), exact=True)
    whole, total = sum(table), neighbour.total(need)
    assert [total.exact(value) for value in range(len(table))] == [Fraction(count, whole) for count in table]
