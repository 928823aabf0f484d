"""The weather phase: dice and tokens, clouds against the roof, hungry animals, storm."""

from __future__ import annotations

import pytest

from fujikit.robinson.effects.weather_aids import clouds
from fujikit.robinson.phases.weather import WeatherLaidOut, dice_of
from fujikit.robinson.state import EarlyDie
from tests.robinson.support import wounds
from tests.robinson.tables import asked, goods, phase, question, table


@pytest.mark.clause("rc.weather.dice", "rc.s1.frame")
@pytest.mark.parametrize(
    ("rounds", "dice"),
    [((1, 2, 3), ()), ((4, 5, 6), ("rain",)), (range(7, 13), ("rain", "winter", "animals"))],
)
def test_r_35_the_sheet_names_the_dice_of_each_round(rounds: tuple[int, ...], dice: tuple[str, ...]) -> None:
    assert [dice_of(table(round=number).state) for number in rounds] == [dice] * len(rounds)


@pytest.mark.clause("rc.weather.dice")
def test_without_dice_and_tokens_the_phase_is_skipped() -> None:
    game = phase("weather", available={"wood": 1}, dice="rain-2")
    assert goods(game) == (1, 0, 0, 0)
    assert game.state.throw.dice == ()


@pytest.mark.clause("rc.weather.snow", "rc.weather.clouds", "rc.weather.dice")
def test_r_36_snow_takes_wood_first_then_all_clouds_above_the_roof_take_food_and_wood() -> None:
    game = phase(
        "weather",
        round=4,
        roof=1,
        shelter=True,
        spots=["snow@weather"],
        available={"wood": 3, "food": 1},
        dice="rain-2",
    )
    assert goods(game) == (0, 0, 0, 0)
    assert wounds(game) == [1, 1]
    assert game.state.spots == ()


@pytest.mark.clause("rc.weather.clouds", "rc.demand.pay")
def test_r_46_each_missing_piece_is_a_wound_for_everyone_in_camp() -> None:
    game = phase("weather", round=4, spots=["rain@weather"], available={"food": 2}, dice="rain-2")
    assert goods(game) == (0, 0, 0, 0)
    assert wounds(game) == [4, 4]


@pytest.mark.clause("rc.weather.snow")
def test_snow_costs_wood_whatever_the_roof() -> None:
    game = phase("weather", round=4, roof=4, shelter=True, available={"wood": 1}, dice="snow")
    assert goods(game) == (0, 0, 0, 0)
    assert wounds(game) == [0, 0]
    assert wounds(phase("weather", round=4, roof=4, shelter=True, dice="snow")) == [1, 1]


@pytest.mark.clause("rc.weather.clouds")
def test_a_roof_keeps_off_as_many_clouds_as_its_level() -> None:
    game = phase("weather", round=4, roof=2, shelter=True, available={"wood": 1, "food": 1}, dice="rain-2")
    assert goods(game) == (1, 1, 0, 0)


@pytest.mark.clause("rc.weather.food")
def test_the_group_picks_which_food_the_weather_takes() -> None:
    game = phase("weather", round=4, available={"wood": 1, "food": 1, "kept": 1}, dice="rain")
    assert asked(game) == ["food", "kept"]
    game.act("Ben choose kept")
    assert goods(game) == (0, 1, 0, 0)


@pytest.mark.clause("rc.weather.ignored")
@pytest.mark.parametrize(
    ("notes", "snow", "rain"),
    [
        ([], 2, 3),
        (["ignored-rain"], 2, 2),
        (["ignored-snow"], 1, 3),
        (["snow-as-rain"], 1, 4),
        (["snow-as-rain", "ignored-rain"], 1, 3),
        (["ignored-snow"] * 4, 0, 3),
    ],
)
def test_an_ignored_cloud_counts_nowhere_and_milder_snow_only_as_rain(
    notes: list[str], snow: int, rain: int
) -> None:
    thrown = {"dice": ["rain", "winter"], "faces": ["rain-2", "snow-2"]}
    game = table("time to heal", round_notes=notes, throw=thrown, spots=["rain@weather"])
    assert clouds(game.state) == (snow, rain)


@pytest.mark.clause("rc.weather.ignored", "rc.card.snow")
def test_the_clouds_wait_while_somebody_can_keep_one_off() -> None:
    treasures = [{"name": "blankets"}]
    game = phase("weather", round=4, treasures=treasures, available={"wood": 1, "food": 1}, dice="snow")
    assert question(game) == "face the clouds"
    game.act("Anna use blankets")
    assert goods(game) == (1, 1, 0, 0)
    dry = phase("weather", round=4, roof=2, shelter=True, treasures=treasures, dice="rain-2")
    assert question(dry) == ""


@pytest.mark.clause("rc.weather.order", "rc.storm.last")
def test_clouds_come_first_then_animals_then_the_storm() -> None:
    spots = ["rain@weather", "storm@weather", "animals@weather"]
    game = phase("weather", palisade=1, shelter=True, spots=spots, dice="palisade")
    told = [type(event).__name__ for event in game.history[-1].events]
    steps = ("PhaseBegan", "DiceThrown", "WeatherLaidOut", "CloudsCounted", "LevelMoved", "SpotCleared")
    assert [name for name in dict.fromkeys(told) if name in steps] == list(steps)
    assert told.index("LevelMoved") < len(told) - told[::-1].index("Wounded") - 1
    assert wounds(game) == [3, 3]
    assert game.state.palisade == 0
    assert game.state.spots == ()


@pytest.mark.clause("rc.storm.last")
def test_a_storm_takes_a_palisade_level_or_wounds_everyone_in_camp() -> None:
    kept = phase("weather", palisade=2, shelter=True, spots=["storm@weather"])
    assert kept.state.palisade == 1
    assert wounds(kept) == [0, 0]
    assert wounds(phase("weather", spots=["storm@weather"])) == [1, 1]


@pytest.mark.clause("rc.animals.die")
@pytest.mark.parametrize(
    ("face", "food", "palisade", "hurt"),
    [("blank", 1, 1, 0), ("food", 0, 1, 0), ("palisade", 1, 0, 0), ("fight", 1, 1, 1)],
)
def test_the_hungry_animals_die_has_four_results(face: str, food: int, palisade: int, hurt: int) -> None:
    game = phase(
        "weather",
        weapon=2,
        palisade=1,
        shelter=True,
        available={"food": 1},
        spots=["animals@weather"],
        dice=face,
    )
    assert goods(game)[1] == food
    assert game.state.palisade == palisade
    assert wounds(game) == [hurt, hurt]


@pytest.mark.clause("rc.animals.all")
def test_r_37_animals_that_find_no_palisade_wound_everyone() -> None:
    assert wounds(phase("weather", spots=["animals@weather"], dice="palisade")) == [1, 1]
    assert wounds(phase("weather", spots=["animals@weather"], dice="food")) == [1, 1]


@pytest.mark.clause("rc.animals.all")
def test_r_38_everyone_takes_a_wound_for_each_missing_weapon_level() -> None:
    assert wounds(phase("weather", weapon=1, spots=["animals@weather"], dice="fight")) == [2, 2]


@pytest.mark.clause("rc.animals.all", "rc.combat.temporary")
def test_r_39_the_pistol_protects_all() -> None:
    game = phase("weather", weapon=1, equipment=[{"name": "pistol"}], spots=["animals@weather"], dice="fight")
    assert question(game) == "an enemy of strength 3"
    game.act("Ben use pistol")
    assert wounds(game) == [0, 0]
    assert game.state.weapon == 1
    assert game.state.noted("temporary-weapon") == 0


@pytest.mark.clause("rc.animals.once")
def test_a_die_that_card_and_sheet_call_for_is_thrown_once() -> None:
    assert dice_of(table(round=7, spots=["animals@weather"]).state) == ("rain", "winter", "animals")
    assert dice_of(table("animals die", "animals die").state) == ("animals",)
    assert table("animals die", "animals die").state.spots == ("animals@weather",)


@pytest.mark.clause("rc.friday.immune")
def test_the_weather_does_not_touch_friday() -> None:
    game = phase("weather", friday={}, weapon=0, spots=["animals@weather", "rain@weather"], dice="fight")
    assert wounds(game) == [5, 5, 0]


@pytest.mark.clause("rc.outside.weather")
def test_the_weather_does_not_touch_those_outside() -> None:
    seats = {"Anna": {"role": "explorer", "outside": "m2"}, "Ben": {"role": "soldier"}}
    spots = ["animals@weather", "rain@weather", "storm@weather"]
    game = phase("weather", seats=seats, island={"m1": 8, "m2": 4}, spots=spots, dice="fight")
    assert wounds(game) == [0, 6]


@pytest.mark.clause("rc.outside.weather")
def test_nobody_is_asked_to_help_a_camp_without_people() -> None:
    seats = {name: {"role": role, "outside": "m2"} for name, role in (("Anna", "cook"), ("Ben", "soldier"))}
    things = {"equipment": [{"name": "pistol"}], "available": {"tokens": ["thorny-bushes"]}}
    sky = ["animals@weather", "storm@weather"]
    camp = {"shelter": True, "island": {"m1": 8, "m2": 4}}
    game = phase("weather", seats=seats, spots=sky, dice="fight", **things, **camp)
    assert (question(game), wounds(game)) == ("", [0, 0])


@pytest.mark.clause("rc.ruling.u21")
def test_dice_thrown_early_keep_their_faces_and_a_called_die_is_thrown_later() -> None:
    early = table("throw the weather dice", round=4, spots=["animals@weather"], dice="rain-2 blank")
    assert early.state.throw.faces == ("rain-2",)
    assert early.state.round_notes == (EarlyDie("rain", "rain-2"),)
    game = table(
        "throw the weather dice",
        "throw the weather dice",
        "weather phase",
        round=4,
        spots=["animals@weather"],
        available={"wood": 2, "food": 2},
        dice="rain-2 blank",
    )
    assert goods(game) == (0, 0, 0, 0)
    laid = [event.dice for event in game.history[-1].events if isinstance(event, WeatherLaidOut)]
    assert laid == [("rain", "animals")]
    assert game.state.throw.dice == ()


@pytest.mark.clause("rc.demand.unforced")
def test_biscuits_may_answer_the_hunger_of_animals() -> None:
    game = phase("weather", equipment=[{"name": "biscuits"}], spots=["animals@weather"], dice="food")
    assert question(game) == "1 food missing"
    spared = game.copy()
    game.act("Anna use biscuits")
    assert wounds(game) == [0, 0]
    spared.act("Ben go-on")
    assert wounds(spared) == [1, 1]
