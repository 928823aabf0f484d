"""The weather phase: against every face of every die and every use of every aid."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.robinson import odds
from tests.robinson.odds.literal import (
    FREE,
    Camp,
    Phase,
    Table,
    added,
    after_use,
    all_throws,
    cheapest,
    sky_of,
    weathered,
)

CAMPS: list[Camp] = [
    {"roof": 0, "palisade": 0, "weapon": 0, "wood": 0, "food": 0},
    {"roof": 1, "palisade": 1, "weapon": 2, "wood": 3, "food": 1},
    {"roof": 3, "palisade": 0, "weapon": 1, "wood": 1, "food": 2},
    {"roof": 2, "palisade": 3, "weapon": 4, "wood": 0, "food": 5},
]
ALL = ("rain", "winter", "animals")


def oracle(dice: Sequence[str], tokens: Sequence[str], camp: Camp) -> Table:
    def each() -> Any:
        for shown, chance in all_throws(dice):
            wounds, lost = weathered(sky_of(shown, tokens), camp, storm="storm" in tokens)
            yield (wounds, lost["wood"], lost["food"], lost["palisade"]), chance

    return added(each())


def results_of(answer: odds.Weather) -> Table:
    return added((result[:4], chance) for result, chance in answer.results.items())


@pytest.mark.clause(
    "rc.weather.order",
    "rc.weather.snow",
    "rc.weather.clouds",
    "rc.animals.die",
    "rc.animals.all",
    "rc.storm.last",
)
@pytest.mark.parametrize("camp", CAMPS, ids=str)
@pytest.mark.parametrize("tokens", [(), ("rain",), ("snow", "storm"), ("rain", "snow", "storm")], ids=str)
@pytest.mark.parametrize("dice", [(), ("rain",), ("winter",), ("animals",), ALL], ids=str)
def test_the_chances_are_those_of_every_face(
    dice: tuple[str, ...], tokens: tuple[str, ...], camp: Camp
) -> None:
    answer = odds.weather(dice, tokens=tokens, **camp)
    expected = oracle(dice, tokens, camp)
    assert results_of(answer) == expected
    assert answer.mean_wounds == sum(chance * result[0] for result, chance in expected.items())
    assert (answer.wood, answer.food, answer.palisade) == tuple(
        sum(chance * result[part] for result, chance in expected.items()) for part in (1, 2, 3)
    )
    for hearts in range(10):
        lives = sum(chance for result, chance in expected.items() if result[0] <= hearts)
        assert answer.survival(hearts) == answer.survival(hearts + 3, hearts) == lives


@pytest.mark.unmeasured
@pytest.mark.clause("rc.weather.ignored", "rc.cook.hooch", "rc.card.snow")
@pytest.mark.parametrize("camp", CAMPS[:3], ids=str)
@pytest.mark.parametrize(
    "aids",
    [
        "hooch",
        "furnace",
        "old-clothes hooch",
        "large-leaves hooch",
        "blankets blankets large-leaves",
        "pistol",
        "firecracker hooch",
        "blowpipe blankets old-clothes",
    ],
)
@pytest.mark.parametrize("tokens", [(), ("snow", "rain", "storm")], ids=str)
def test_the_best_use_of_aids_is_that_of_trying_every_use(
    tokens: tuple[str, ...], aids: str, camp: Camp
) -> None:
    answer = odds.weather(ALL, tokens=tokens, aids=aids, **camp)
    expected = added(
        (cheapest(sky_of(shown, tokens), camp, aids.split(), storm="storm" in tokens), chance)
        for shown, chance in all_throws(ALL)
    )
    found = added(
        (
            (
                result.wounds,
                sum(aid not in FREE for aid in result.used),
                result.wood + result.food + result.palisade,
                len(result.used),
            ),
            chance,
        )
        for result, chance in answer.results.items()
    )
    assert found == expected


@pytest.mark.parametrize("aids", ["pistol pistol", "pistol firecracker", "blowpipe pistol"])
def test_several_animals_dice_and_weapons_for_one_combat_each(aids: str) -> None:
    camp: Camp = {"roof": 0, "palisade": 1, "weapon": 0, "wood": 0, "food": 1}
    dice = ("animals",) * 3
    answer = odds.weather(dice, aids=aids, **camp)
    expected = added(
        (cheapest(sky_of(shown, ()), camp, aids.split())[0], chance) for shown, chance in all_throws(dice)
    )
    assert {wounds: answer.wounds.exact(wounds) for wounds in expected} == expected


@pytest.mark.clause("rc.s6.others")
@pytest.mark.parametrize("camp", CAMPS[:3], ids=str)
def test_gunpowder_throws_the_animals_die_again_where_that_spares_wounds(camp: Camp) -> None:
    """Expected wounds with the choice made for each throw."""
    answer = odds.weather("animals", aids="gunpowder", **camp)
    plain = {shown[0]: weathered(sky_of(shown, ()), camp)[0] for shown, _ in all_throws(["animals"])}
    mean = sum(Fraction(1, 6) * plain[shown[0]] for shown, _ in all_throws(["animals"]))
    expected = sum(Fraction(1, 6) * min(plain[shown[0]], mean) for shown, _ in all_throws(["animals"]))
    assert answer.mean_wounds == expected
    assert {shown[0] for shown, used in answer.uses.items() if used} == {
        face for face, wounds in plain.items() if wounds > mean
    }


@pytest.mark.parametrize("food", [0, 1, 2])
def test_what_is_done_about_the_clouds_is_done_before_gunpowder_is_used(food: int) -> None:
    camp = {**CAMPS[0], "food": food}
    phases = added((sky_of(shown, ()), chance) for shown, chance in all_throws(("rain", "animals")))
    mean = Fraction(0)
    for phase, chance in phases.items():
        ways = [phase, *after_use(phase, "no-rain"), *after_use(phase, "snow-as-rain")]
        wounds = [
            *(Fraction(weathered(way, camp)[0]) for way in ways),
            *(thrown_again(way, camp) for way in ways),
        ]
        mean += chance * min(wounds)
    answer = odds.weather("rain animals", aids="gunpowder hooch", food=food)
    assert answer.mean_wounds == mean


def thrown_again(phase: Phase, camp: Camp) -> Fraction:
    """The wounds on average when the animals' die is thrown again."""
    rain, snow, _ = phase
    faces = [shown for shown, _ in all_throws(["animals"])]
    return Fraction(sum(weathered((rain, snow, ((face, 0),)), camp)[0] for (face,) in faces), len(faces))


@pytest.mark.clause("rc.weather.snow", "rc.weather.clouds")
def test_two_rain_clouds_and_a_snow_token_on_roof_1_with_3_wood_and_1_food_r36() -> None:
    answer = odds.weather("rain", tokens="snow", roof=1, wood=3, food=1)
    result = odds.WeatherResult(wounds=1, wood=3, food=1, palisade=0)
    assert answer.results[result] == Fraction(1, 3)


@pytest.mark.clause("rc.animals.all")
def test_the_examples_of_animals_r37_r38_r39() -> None:
    bare, armed = odds.weather("animals"), odds.weather("animals", weapon=1, aids="pistol")
    assert bare.wounds.exact(1) == Fraction(1, 2)
    assert odds.weather("animals", weapon=1).wounds.exact(2) == Fraction(1, 6)
    assert armed.wounds.exact(2) == 0
    assert armed.uses["fight",] == ("pistol",)
    assert armed.uses["food",] == ()


@pytest.mark.clause("rc.weather.clouds")
def test_three_rain_clouds_without_roof_against_2_food_cost_4_wounds_r46() -> None:
    answer = odds.weather("rain", tokens="rain", food=2)
    assert answer.wounds.exact(4) == Fraction(1, 3)


@pytest.mark.clause("rc.animals.once")
def test_a_card_and_the_sheet_call_for_the_animals_die_once() -> None:
    once = odds.weather("animals")
    assert dict(odds.weather("animals", tokens="animals").results) == dict(once.results)
    assert dict(odds.weather(tokens="animals").results) == dict(once.results)


@pytest.mark.clause("rc.weather.dice")
def test_without_dice_and_tokens_nothing_happens() -> None:
    assert dict(odds.weather().results) == {odds.WeatherResult(0, 0, 0, 0): 1}


def test_an_aid_that_is_used_up_is_spared_where_it_saves_no_wound_and_a_free_one_is_not() -> None:
    hooch = odds.weather("rain", wood=5, food=5, aids="hooch")
    assert not any(hooch.uses.values())
    furnace = odds.weather("winter", wood=9, food=9, aids="furnace blankets")
    assert furnace.uses == {("snow",): ("furnace",), ("snow-2",): ("furnace",), ("rain-2",): ()}


@pytest.mark.clause("rc.soldier.frenzy")
def test_frenzy_is_no_help_in_the_weather_phase() -> None:
    with pytest.raises(BadInput, match=r"^aids: 'frenzy' is none of "):
        odds.weather("animals", aids="frenzy")


SEASONS: list[tuple[int, Camp]] = [
    (1, {}),
    (2, {"roof": 2}),
    (4, {"wood": 1}),
    (6, {"roof": 1, "palisade": 1}),
]


@pytest.mark.parametrize(("scenario", "camp"), SEASONS)
def test_many_rounds_add_up_as_independent_ones(scenario: int, camp: Camp) -> None:
    sheets: dict[int, dict[range, tuple[str, ...]]] = {
        1: {range(4, 7): ("rain",), range(7, 13): ALL},
        2: {range(6, 11): ("winter",)},
        4: {range(4, 9): ("rain",)},
        6: {
            range(3, 5): ("rain",),
            range(5, 7): ("winter",),
            range(7, 9): ("rain", "animals"),
            range(9, 11): ("winter", "animals"),
            range(11, 13): ("rain", "animals"),
        },
    }
    season = odds.weather_over_rounds(scenario, 2, 8, **camp)
    full = {**CAMPS[0], **camp}
    now: Table = {0: Fraction(1)}
    for place, number in enumerate(range(2, 9)):
        dice = next((named for rounds, named in sheets[scenario].items() if number in rounds), ())
        after = oracle(dice, (), full)
        now = added((sofar + more[0], one * two) for sofar, one in now.items() for more, two in after.items())
        assert season.rounds[place][0] == number
        assert {wounds: season.wounds[place].exact(wounds) for wounds in now} == now
        assert season.survival(4)[place] == sum(chance for wounds, chance in now.items() if wounds <= 4)
    assert season.unhurt == now.get(0, 0)
    assert season.mean_wounds == sum(wounds * chance for wounds, chance in now.items())


@pytest.mark.clause("rc.s7.lairs")
def test_on_king_kongs_island_the_animals_die_is_thrown_for_every_lair() -> None:
    season = odds.weather_over_rounds(7, 1, 1, lairs=3)
    assert season.wounds[0] == odds.weather("animals animals animals").wounds
    assert odds.weather_over_rounds(7).unhurt == 1


def test_the_rounds_of_a_scenario_end_with_its_sheet() -> None:
    assert [number for number, _ in odds.weather_over_rounds(3, 5).rounds] == [5, 6, 7, 8]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"dice": "hail"}, "dice: 'hail' is none of rain, winter, animals"),
        ({"dice": "rain rain"}, "dice: there is only one rain die"),
        ({"dice": ["animals"] * 7}, "dice: animals: 7 does not lie between 0 and 6"),
        ({"dice": 3}, "dice: 3 are no names"),
        ({"tokens": "storm storm"}, "tokens: the weather space holds only one storm token"),
        ({"tokens": "fog"}, "tokens: 'fog' is none of rain, snow, storm, animals"),
        ({"roof": -1}, "roof: -1 does not lie between 0 and 99"),
        ({"wood": "2"}, "wood: '2' is no whole number"),
        ({"aids": "furnace furnace"}, "aids: furnace serves at most 1 times in a weather phase"),
        ({"aids": ["hooch", 1]}, "aids: 1 is none of "),
    ],
)
def test_what_cannot_be_asked_is_said_in_one_sentence(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as raised:
        odds.weather(**asked)
    assert str(raised.value).startswith(said)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ((8,), "scenario: 8 is none of 1, 2, 3, 4, 5, 6, 7"),
        ((True,), "scenario: True is none of 1, 2, 3, 4, 5, 6, 7"),
        ((1, 0), "first: 0 does not lie between 1 and 12"),
        ((1, 5, 4), "last: 4 does not lie between 5 and 12"),
    ],
)
def test_rounds_that_are_not_there(asked: tuple[int, ...], said: str) -> None:
    with pytest.raises(BadInput) as raised:
        odds.weather_over_rounds(*asked)
    assert str(raised.value) == said


def test_lairs_are_on_king_kongs_island_only() -> None:
    with pytest.raises(BadInput, match=r"^lairs: only scenario 7 has them$"):
        odds.weather_over_rounds(1, lairs=1)


def test_survival_asks_for_hearts() -> None:
    with pytest.raises(BadInput, match=r"^hearts: say how many wounds somebody in camp can still bear$"):
        odds.weather("rain").survival()
    with pytest.raises(BadInput, match=r"^hearts: -1 does not lie between 0 and 99$"):
        odds.weather("rain").survival(3, -1)
