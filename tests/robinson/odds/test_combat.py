"""Combat and the hunt: step by step, and over every deck that may lie there."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.robinson import odds
from fujikit.robinson.box import house
from tests.robinson.odds.literal import BEASTS, Table, added, fought, top_cards


def test_the_box_has_the_beasts_of_the_components() -> None:
    printed = {beast.id: (beast.strength, beast.weapon, beast.food, beast.fur) for beast in house().beasts}
    assert printed == BEASTS


def only(answer: odds.Combat) -> odds.CombatResult:
    (result,) = answer.results
    return result


@pytest.mark.clause(
    "rc.combat.strength", "rc.combat.weapon", "rc.combat.gain", "rc.combat.temporary", "rc.combat.extra"
)
@pytest.mark.parametrize("name", BEASTS)
def test_a_beast_costs_and_brings_what_its_card_says(name: str) -> None:
    for weapon, temporary, medicine, helmet in product(range(8), (0, 3), (False, True), (False, True)):
        result = only(odds.combat(name, weapon=weapon, temporary=temporary, medicine=medicine, helmet=helmet))
        wounds, lost = fought(name, weapon, temporary, danger=False, medicine=medicine, helmet=helmet)
        assert (result.wounds, result.weapon) == (wounds, lost)
        assert (result.food, result.fur, result.enemy) == (*BEASTS[name][2:], name)


@pytest.mark.clause("rc.card.helmet-saber", "rc.s2.tokens")
@pytest.mark.parametrize("helmet", [False, True])
@pytest.mark.parametrize("name", BEASTS)
def test_a_saber_is_drawn_for_a_wound_where_that_spares_more(name: str, *, helmet: bool) -> None:
    for weapon in range(8):
        plain, _ = fought(name, weapon, danger=False, medicine=False, helmet=helmet)
        drawn, _ = fought(name, weapon, 3, danger=False, medicine=False, helmet=helmet)
        answer = odds.combat(name, weapon=weapon, helmet=helmet, saber=True)
        assert only(answer).wounds == min(plain, drawn + 1)


@pytest.mark.clause("rc.combat.temporary")
def test_the_bear_against_weapon_4_and_the_pistol_r55() -> None:
    answer = odds.combat("bear", weapon=4, temporary=3)
    assert only(answer) == odds.CombatResult(wounds=0, weapon=1, palisade=0, food=5, fur=2, enemy="bear")


@pytest.mark.clause("rc.combat.weapon")
def test_missing_weapon_levels_add_to_the_wounds_of_strength() -> None:
    assert only(odds.combat(odds.Enemy(5, weapon=2), weapon=1)).wounds == 4 + 1


@pytest.mark.clause("rc.combat.palisade")
def test_strength_3_and_palisade_1_against_weapon_2_and_no_palisade_r45() -> None:
    enemy = odds.Enemy(strength=3, palisade=1)
    assert only(odds.combat(enemy, weapon=2)).wounds == 2
    behind = only(odds.combat(enemy, weapon=2, palisade=1))
    assert (behind.wounds, behind.palisade) == (1, 1)


@pytest.mark.clause("rc.combat.plain")
@pytest.mark.parametrize("weapon", range(5))
def test_a_bare_strength_only_wounds(weapon: int) -> None:
    assert only(odds.combat(3, weapon=weapon)) == odds.CombatResult(max(0, 3 - weapon), 0, 0, 0, 0)


def hunted(top: Table, weapon: int, **facts: Any) -> Table:
    return added(
        ((*fought(name, weapon, **facts), *BEASTS[name][2:]), chance) for name, chance in top.items()
    )


def results_of(answer: odds.Combat) -> Table:
    return added(
        ((result.wounds, result.weapon, result.food, result.fur), chance)
        for result, chance in answer.results.items()
    )


DECKS: list[dict[str, Any]] = [
    {"cards": 1, "known": (), "gone": ()},
    {"cards": 1, "known": ("bear",), "gone": ()},
    {"cards": 2, "known": ("bear",), "gone": ("tiger", "gorilla")},
    {"cards": 3, "known": ("birds", "fox"), "gone": ("puma",)},
    {"cards": 4, "known": (), "gone": ("birds", "fox", "tapir")},
    {"cards": 3, "known": ("birds", "fox", "boa"), "gone": ()},
]


@pytest.mark.clause("rc.hunt.do", "rc.token.danger-hunt")
@pytest.mark.parametrize("deck", DECKS, ids=str)
@pytest.mark.parametrize(("weapon", "temporary", "danger"), [(0, 0, False), (3, 0, True), (2, 3, False)])
def test_an_unseen_card_is_that_of_every_deck_that_may_lie_there(
    deck: dict[str, Any], weapon: int, temporary: int, *, danger: bool
) -> None:
    answer = odds.hunt(weapon=weapon, temporary=temporary, danger=danger, **deck)
    top = top_cards(**deck)
    expected = hunted(top, weapon, temporary=temporary, danger=danger, medicine=False, helmet=False)
    assert results_of(answer) == expected
    assert answer.food == sum(chance * BEASTS[name][2] for name, chance in top.items())
    assert answer.fur == sum(chance * BEASTS[name][3] for name, chance in top.items())
    for hearts in range(9):
        killed = sum(chance for result, chance in expected.items() if result[0] > hearts)
        assert answer.death(hearts) == killed


def test_the_top_of_the_beast_deck_is_any_beast_that_is_not_elsewhere() -> None:
    whole = odds.hunt(weapon=3)
    plain = {"danger": False, "medicine": False, "helmet": False}
    assert results_of(whole) == hunted({name: Fraction(1, 16) for name in BEASTS}, 3, **plain)
    left = [name for name in BEASTS if name not in ("bear", "fox")]
    fewer = odds.hunt(weapon=3, known="bear", gone="fox")
    assert results_of(fewer) == hunted({name: Fraction(1, 14) for name in left}, 3, **plain)


def test_the_helmet_and_the_medicine_help_in_a_hunt() -> None:
    top = top_cards(1, (), ())
    answer = odds.hunt(weapon=2, medicine=True, helmet=True)
    assert results_of(answer) == hunted(top, 2, danger=False, medicine=True, helmet=True)


def test_the_main_numbers_as_text() -> None:
    assert str(odds.combat("fox", weapon=1)) == (
        "unhurt 0.000, mean wounds 1.000, food 2.000, fur 1.000, weapon 0.000"
    )


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"enemy": "dragon"}, "enemy: 'dragon' is none of alligator, bear"),
        ({"enemy": -1}, "enemy: -1 does not lie between 0 and 99"),
        ({"enemy": None}, "enemy: None is no whole number"),
        ({"enemy": odds.Enemy(2, fur=-1)}, "enemy: fur: -1 does not lie between 0 and 99"),
        ({"weapon": 1.5}, "weapon: 1.5 is no whole number"),
        ({"temporary": -3}, "temporary: -3 does not lie between 0 and 99"),
        ({"medicine": "yes"}, "medicine: 'yes' is neither True nor False"),
        ({"helmet": 1}, "helmet: 1 is neither True nor False"),
        ({"saber": "no"}, "saber: 'no' is neither True nor False"),
    ],
)
def test_a_combat_that_cannot_be(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as raised:
        odds.combat(**{"enemy": 3, "weapon": 1, **asked})
    assert str(raised.value).startswith(said)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"known": "dragon"}, "known: 'dragon' is none of alligator, bear"),
        ({"known": "bear", "gone": "bear"}, "known, gone: a beast stands there twice"),
        ({"cards": 0}, "cards: 0 does not lie between 1 and 16"),
        ({"cards": 1, "known": "bear fox"}, "cards: 1 does not lie between 2 and 16"),
        ({"cards": 16, "gone": "bear"}, "cards: 16 does not lie between 1 and 15"),
        ({"gone": list(BEASTS)}, "gone: no beast is left"),
        ({"danger": 1}, "danger: 1 is neither True nor False"),
    ],
)
def test_a_hunt_that_cannot_be(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as raised:
        odds.hunt(weapon=1, **asked)
    assert str(raised.value).startswith(said)
