"""The odds and the rules agree: the same chances, and the same best use of things."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.robinson import odds
from fujikit.robinson.state import State
from tests.robinson.odds.literal import BEASTS, Camp, Table, added
from tests.robinson.odds.played import chances, least, waiting_table

SEATS = """
[[seat]]
name = "Ann"
role = "cook"
det = 3
[[seat]]
name = "Ben"
role = "carpenter"
"""
CAMPS: list[Camp] = [
    {"roof": 2, "palisade": 0, "weapon": 0, "wood": 2, "food": 0},
    {"roof": 1, "palisade": 1, "weapon": 2, "wood": 3, "food": 1},
    {"roof": 2, "palisade": 1, "weapon": 1, "wood": 1, "food": 2},
]


def weather_of(camp: Camp, scenario: int, tokens: str = "", things: str = "", found: str = "") -> Any:
    """The weather phase of round 8: tokens in its space, things beside the board, discovery tokens found."""
    spots = [f"{token}@weather" for token in tokens.split()]
    text = f"""
phase = "weather"
scenario = {scenario}
round = 8
roof = {camp["roof"]}
palisade = {camp["palisade"]}
weapon = {camp["weapon"]}
shelter = true
spots = {spots}
{things}
[available]
wood = {camp["wood"]}
food = {camp["food"]}
tokens = {found.split()}
{SEATS}"""
    return waiting_table(text, 'do = "weather phase"')


def cost(state: State, camp: Camp) -> tuple[int, int, int, int]:
    wounds = {person.wounds for person in state.people}
    assert len(wounds) == 1
    goods = state.available.goods
    return (
        wounds.pop(),
        camp["wood"] - goods.wood,
        camp["food"] - goods.food,
        camp["palisade"] - state.palisade,
    )


def wounds(state: State) -> int:
    return state.people[0].wounds


@pytest.mark.parametrize("camp", CAMPS, ids=str)
@pytest.mark.parametrize("tokens", ["", "snow storm", "rain animals"])
@pytest.mark.parametrize(
    ("scenario", "dice"), [(1, "rain winter animals"), (2, "winter"), (3, "animals"), (4, "rain"), (5, "")]
)
def test_a_weather_phase_has_the_chances_of_the_rules(
    scenario: int, dice: str, tokens: str, camp: Camp
) -> None:
    answer = odds.weather(dice, tokens=tokens, **camp)
    played = chances(weather_of(camp, scenario, tokens), lambda state: cost(state, camp))
    assert added((result[:4], chance) for result, chance in answer.results.items()) == played


AIDS = [
    ("hooch", ""),
    ("furnace", 'items = ["furnace"]'),
    ("old-clothes hooch", 'treasures = ["old-clothes"]'),
    ("pistol", 'equipment = ["pistol"]'),
    ("blankets blankets blankets", 'treasures = ["blankets"]'),
]


@pytest.mark.unmeasured
@pytest.mark.parametrize("camp", CAMPS[:2], ids=str)
@pytest.mark.parametrize(("aids", "things"), AIDS)
def test_aids_spare_as_many_wounds_as_in_the_rules(aids: str, things: str, camp: Camp) -> None:
    answer = odds.weather("rain winter animals", tokens="snow", aids=aids, **camp)
    assert answer.mean_wounds < odds.weather("rain winter animals", tokens="snow", **camp).mean_wounds
    game = weather_of(camp, 1, "snow", things)
    assert answer.mean_wounds == least(game, wounds, set(aids.split()))


@pytest.mark.unmeasured
@pytest.mark.parametrize("camp", CAMPS, ids=str)
@pytest.mark.parametrize("aids", ["gunpowder", "gunpowder hooch"])
def test_gunpowder_spares_as_many_wounds_as_in_the_rules(aids: str, camp: Camp) -> None:
    answer = odds.weather("rain animals", aids=aids, **camp)
    assert answer.mean_wounds < odds.weather("rain animals", **camp).mean_wounds
    game = weather_of(camp, 6, found="gunpowder")
    assert answer.mean_wounds == least(game, wounds, set(aids.split()))


def building(*, spots: tuple[str, ...] = (), sure: bool = False, confused: bool = False, det: int = 0) -> Any:
    """The carpenter makes a weapon; every adventure card puts a time-consuming token on building."""
    burden = 'burdens = [{ kind = "reroll", since = 1 }]' if confused else ""
    pawns = ["Ann"] * (2 if sure else 1)
    text = f"""
phase = "resolve"
spots = {list(spots)}
[[seat]]
name = "Ann"
role = "carpenter"
det = {det}
{burden}
[[seat]]
name = "Ben"
role = "cook"
[decks]
build = ["laborious-work"]
[[plan]]
kind = "build"
target = "weapon"
number = 1
pawns = {pawns}
laid = {{ wood = 1 }}
sure = {str(sure).lower()}
"""
    return waiting_table(text, 'do = "resolve stack 1"')


def built(state: State) -> tuple[bool, int, bool, int, bool]:
    ann = state.people[0]
    return (
        state.weapon == 1,
        ann.wounds,
        "time@build" in state.spots,
        ann.det,
        "reroll@build" not in state.spots,
    )


def built_by(answer: odds.Action) -> Table:
    return added(
        ((result.success, result.wounds, result.adventure, result.determination, result.token_goes), chance)
        for result, chance in answer.results.items()
    )


CASES: list[dict[str, Any]] = [
    {},
    {"reroll_token": True},
    {"adventure_token": True},
    {"confused": True},
    {"reroll_token": True, "confused": True, "adventure_token": True},
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("pawns", [1, 2])
def test_building_has_the_chances_of_the_rules(pawns: int, case: dict[str, Any]) -> None:
    answer = odds.action("build", pawns=pawns, **case)
    tokens = [token for token in ("reroll", "adventure") if case.get(f"{token}_token")]
    spots = tuple(f"{token}@build" for token in tokens)
    game = building(spots=spots, sure=pawns == 2, confused=case.get("confused", False))
    played = chances(game, built)
    if "reroll_token" not in case:
        played = added(((*result[:4], False), chance) for result, chance in played.items())
    assert built_by(answer) == played


@pytest.mark.parametrize("token", [False, True])
def test_craftsmanship_helps_as_much_as_in_the_rules(*, token: bool) -> None:
    spots = ("reroll@build",) if token else ()
    game = building(spots=spots, det=2)
    failures = least(game, lambda state: state.weapon == 0, {"craftsmanship"})
    assert odds.action("build", rerolls=1, reroll_token=token).success == 1 - failures
    harm = least(game, lambda state: 3 * (state.weapon == 0) + 2 * state.people[0].wounds, {"craftsmanship"})
    weights = {"success": 3, "wound": -2}
    assert odds.action("build", rerolls=1, reroll_token=token, aim=weights).value == 3 - harm


def hunting(weapon: int, deck: list[str], *tasks: str, spots: tuple[str, ...] = (), things: str = "") -> Any:
    text = f"""
phase = "resolve"
weapon = {weapon}
spots = {list(spots)}
{things}
{SEATS}
[decks]
hunting = {deck}
discovery = []
[[plan]]
kind = "hunt"
number = 1
pawns = ["Ann", "Ann"]
sure = true
"""
    return waiting_table(text, *[f'do = "{task}"' for task in (*tasks, "resolve stack 1")])


def prey(weapon: int, state: State) -> tuple[int, int, int, int]:
    goods = state.future.goods
    return state.people[0].wounds, weapon - state.weapon, goods.food, goods.fur


def hunted(answer: odds.Combat) -> Table:
    return added(
        ((result.wounds, result.weapon, result.food, result.fur), chance)
        for result, chance in answer.results.items()
    )


@pytest.mark.parametrize("weapon", [0, 2, 5])
@pytest.mark.parametrize("name", BEASTS)
def test_a_beast_costs_and_brings_what_it_does_in_the_rules(name: str, weapon: int) -> None:
    played = chances(hunting(weapon, [name]), lambda state: prey(weapon, state))
    assert hunted(odds.combat(name, weapon=weapon)) == played
    harder = hunting(weapon, [name], spots=("danger@hunt",))
    with_danger = odds.hunt(weapon=weapon, cards=1, known=[name], danger=True)
    assert hunted(with_danger) == chances(harder, lambda state: prey(weapon, state))


ARMS = [
    ("saber", {"saber": True}, 'treasures = ["saber"]'),
    ("helmet", {"helmet": True}, 'treasures = ["helmet"]'),
    ("pistol", {"temporary": 6}, 'equipment = ["pistol"]'),
    ("old-rifle", {"temporary": 3}, 'treasures = ["old-rifle"]'),
]


@pytest.mark.parametrize("name", ["gorilla", "jaguar", "iguana", "boa"])
@pytest.mark.parametrize(("thing", "facts", "things"), ARMS)
def test_arms_spare_as_many_wounds_as_in_the_rules(
    thing: str, facts: dict[str, Any], things: str, name: str
) -> None:
    answer = odds.combat(name, weapon=2, **facts)
    assert answer.mean_wounds == least(hunting(2, [name], things=things), wounds, {thing})


@pytest.mark.parametrize("weapon", [1, 4])
def test_a_hunting_deck_with_an_unseen_card_has_the_chances_of_the_rules(weapon: int) -> None:
    game = hunting(weapon, ["bear"], "beast into the hunting deck")
    answer = odds.hunt(weapon=weapon, cards=2, known="bear")
    assert hunted(answer) == chances(game, lambda state: prey(weapon, state))
    alone = hunting(weapon, [], "beast into the hunting deck")
    assert hunted(odds.hunt(weapon=weapon)) == chances(alone, lambda state: prey(weapon, state))
