"""Building, gathering, exploring: against every face of every die."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.robinson import odds
from fujikit.robinson.box import house
from tests.robinson.odds.literal import FACES, Faces, Table, added, best_value, forced, played

KINDS = ("build", "gather", "explore")
WISHES: list[Any] = [
    "success",
    "no-wound",
    "no-adventure",
    {"success": 3, "wound": -2, "adventure": -1},
    {"success": 2, "wound": -1, "determination": 0.25},
    {"adventure": 1, "success": 0.5, "determination": -0.5},
]
SURE = odds.ActionResult(success=True, wounds=0, adventure=False, rerolls=0, token_goes=False)
WEIGHTS = {"success": {"success": 1}, "no-wound": {"wound": -1}, "no-adventure": {"adventure": -1}}


def test_the_box_has_the_dice_of_the_components() -> None:
    assert {die.name: sorted(die.faces) for die in house().dice} == {
        name: sorted(faces) for name, faces in FACES.items()
    }


def throw_of(shown: Faces) -> odds.Throw:
    return odds.Throw("wound" in shown, "success" in shown, "adventure" in shown)


def outcome(shown: Faces, used: int) -> tuple[bool, int, bool, int]:
    return "success" in shown, shown.count("wound"), "adventure" in shown, used


def expected(kind: str, answer: odds.Action, rerolls: int, *, reroll: bool, aim: Any) -> Table:
    """What the dice bring by the answer's own advice, each face thrown."""
    dice = [f"{kind}-{die}" for die in odds.Throw._fields]

    def choose(shown: Faces, left: int) -> int | None:
        advice = answer if left == rerolls else odds.action(kind, rerolls=left, aim=aim)
        die = advice.again[throw_of(shown)]
        return odds.Throw._fields.index(die) if die else None

    finals = played(forced(dice, reroll=reroll), dice, rerolls, choose)
    return added((outcome(*final), chance) for final, chance in finals.items())


def results_of(answer: odds.Action) -> Table:
    return added((result[:4], chance) for result, chance in answer.results.items())


@pytest.mark.clause("rc.dice.when", "rc.dice.wound", "rc.dice.success", "rc.dice.adventure", "rc.dice.apart")
@pytest.mark.parametrize("kind", KINDS)
def test_one_pawn_throws_three_dice_and_each_counts_by_itself(kind: str) -> None:
    answer = odds.action(kind)
    assert results_of(answer) == expected(kind, answer, 0, reroll=False, aim="success")
    assert answer.success == Fraction(FACES[f"{kind}-success"].count("success"), 6)
    assert answer.wound == Fraction(FACES[f"{kind}-wound"].count("wound"), 6)
    assert answer.adventure == Fraction(FACES[f"{kind}-adventure"].count("adventure"), 6)
    assert answer.determination == 2 * (1 - answer.success)
    assert not answer.again


@pytest.mark.unmeasured
@pytest.mark.clause("rc.dice.reroll", "rc.ability.reroll", "rc.token.reroll")
@pytest.mark.parametrize("aim", WISHES, ids=str)
@pytest.mark.parametrize("reroll", [False, True])
@pytest.mark.parametrize(("kind", "rerolls"), [*product(KINDS, [1]), ("build", 2)])
def test_the_advice_is_worth_most_and_brings_what_every_face_says(
    kind: str, rerolls: int, aim: Any, *, reroll: bool
) -> None:
    answer = odds.action(kind, rerolls=rerolls, reroll_token=reroll, aim=aim)
    assert results_of(answer) == expected(kind, answer, rerolls, reroll=reroll, aim=aim)
    weights = {part: Fraction(str(weight)) for part, weight in WEIGHTS.get(str(aim), aim).items()}
    dice = [f"{kind}-{die}" for die in odds.Throw._fields]

    def worth(shown: Faces) -> Fraction:
        counts = {
            "success": "success" in shown,
            "wound": "wound" in shown,
            "adventure": "adventure" in shown,
            "determination": 2 * ("fail" in shown),
        }
        return sum((weights.get(part, Fraction(0)) * count for part, count in counts.items()), Fraction(0))

    price = 2 * weights.get("determination", Fraction(0))
    best = {
        shown: best_value(shown, dice, rerolls, worth, price)
        for shown in {tuple(shown) for shown in forced(dice, reroll=reroll)}
    }
    assert answer.value == sum(chance * best[shown] for shown, chance in forced(dice, reroll=reroll).items())


def test_nothing_is_thrown_again_where_nothing_is_gained() -> None:
    again = odds.action("build", rerolls=1).again
    assert {throw for throw, die in again.items() if not die} == {throw for throw in again if throw.success}
    assert set(again.values()) == {"", "success"}


def test_weights_tell_which_of_two_bad_dice_is_worse() -> None:
    bad = odds.Throw(wound=True, success=False, adventure=False)
    assert odds.action("gather", rerolls=1, aim={"success": 1, "wound": -2}).again[bad] == "wound"
    assert odds.action("gather", rerolls=1, aim={"success": 2, "wound": -1}).again[bad] == "success"


def test_determination_that_counts_makes_a_reroll_dear() -> None:
    cheap = odds.action("build", rerolls=1, aim={"success": 3, "determination": 0.5})
    dear = odds.action("build", rerolls=1, aim={"success": 2, "determination": 1})
    assert set(cheap.again.values()) == {"", "success"}
    assert set(dear.again.values()) == {""}
    assert cheap.determination == 2 * (1 - cheap.success) - 2 * Fraction(1, 3)


@pytest.mark.clause("rc.token.reroll")
@pytest.mark.parametrize("kind", KINDS)
def test_a_reroll_token_throws_a_success_again_and_then_goes(kind: str) -> None:
    plain, burdened = odds.action(kind), odds.action(kind, reroll_token=True)
    assert burdened.success == plain.success**2
    assert burdened.token_goes == plain.success
    assert burdened.wound == plain.wound
    assert plain.token_goes == 0


@pytest.mark.clause("rc.token.reroll")
def test_an_ability_comes_after_the_forced_reroll_which_looks_at_the_first_throw_only() -> None:
    chance = Fraction(2, 3)
    first = chance * chance
    answer = odds.action("build", reroll_token=True, rerolls=1)
    assert answer.success == first + (1 - first) * chance


@pytest.mark.clause("rc.token.adventure")
def test_an_adventure_token_draws_a_card_dice_or_not() -> None:
    for pawns in (1, 2):
        answer = odds.action("gather", pawns=pawns, adventure_token=True)
        assert answer.adventure == 1
    thrown = odds.action("explore", adventure_token=True, rerolls=1, aim="no-adventure")
    assert set(thrown.again.values()) == {""}
    assert thrown.adventure == 1


@pytest.mark.clause("rc.dice.when")
@pytest.mark.parametrize("kind", KINDS)
def test_the_sure_number_needs_no_dice(kind: str) -> None:
    answer = odds.action(kind, pawns=2, reroll_token=True, rerolls=1)
    assert dict(answer.results) == {SURE: 1}
    assert not answer.again


@pytest.mark.clause("rc.card.traps", "rc.ruling.u19")
def test_who_is_confused_throws_the_success_die_even_with_the_sure_number() -> None:
    chance = Fraction(5, 6)
    answer = odds.action("explore", pawns=2, confused=True)
    assert answer.success == chance**2
    assert answer.wound == answer.adventure == 0
    both = odds.action("explore", pawns=2, confused=True, reroll_token=True)
    assert (both.success, both.token_goes) == (chance**2, chance)
    assert odds.action("explore", confused=True).success == chance**2
    helped = odds.action("explore", pawns=2, confused=True, rerolls=1)
    assert helped.success == chance**2 + (1 - chance**2) * chance
    assert helped.again == {odds.Throw(success=False): "success", odds.Throw(success=True): ""}


@pytest.mark.clause("rc.friday.adventure", "rc.friday.det")
def test_to_friday_an_adventure_is_a_wound() -> None:
    answer = odds.action("explore", friday=True, rerolls=1, aim="no-wound")
    assert answer.adventure == 0
    one, other = Fraction(1, 2), Fraction(5, 6)
    both, none = one * other, (1 - one) * (1 - other)
    assert odds.action("explore", friday=True).wounds.exact(2) == both
    assert odds.action("explore", friday=True).wounds.exact(0) == none
    spared = both * (1 - one) + (1 - one) * other * (1 - other) + one * (1 - other) * (1 - one)
    assert answer.value == -(one + other - spared)
    with_token = odds.action("gather", pawns=2, friday=True, adventure_token=True)
    assert with_token.wounds.exact(1) == 1


def test_the_main_numbers_are_there_as_floats_and_as_text() -> None:
    answer = odds.action("build")
    assert answer.floats == {"success": 2 / 3, "wound": 2 / 3, "adventure": 0.5, "determination": 2 / 3}
    assert str(answer) == "success 0.667, wound 0.667, adventure 0.500, determination 0.667"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"kind": "hunt"}, "kind: 'hunt' is none of build, gather, explore"),
        ({"kind": 1}, "kind: 1 is none of build, gather, explore"),
        ({"pawns": 3}, "pawns: 3 does not lie between 1 and 2"),
        ({"pawns": True}, "pawns: True is no whole number"),
        ({"rerolls": 5}, "rerolls: 5 does not lie between 0 and 4"),
        ({"rerolls": 0.5}, "rerolls: 0.5 is no whole number"),
        ({"reroll_token": 1}, "reroll_token: 1 is neither True nor False"),
        ({"aim": "glory"}, "aim: 'glory' is none of success, no-wound, no-adventure"),
        ({"aim": {"glory": 1}}, "aim: 'glory' is none of success, wound, adventure, determination"),
        ({"aim": {"wound": "much"}}, "aim: wound: 'much' is no number"),
        ({"aim": {"wound": float("nan")}}, "aim: wound: nan is no number"),
        ({"aim": 3}, "aim: 3 is neither a name nor weights"),
        ({"kind": "x" * 99}, f"kind: '{'x' * 59}… is none of build, gather, explore"),
    ],
)
def test_what_cannot_be_asked_is_said_in_one_sentence(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as raised:
        odds.action(**{"kind": "build", **asked})
    assert str(raised.value) == said
