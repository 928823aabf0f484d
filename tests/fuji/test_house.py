"""The default box: what the rulebooks say of it, and what we want of our own cards and maps."""

from itertools import combinations, product

import pytest

from fujikit.fuji.box import Names, Scenario, TerrainCard, Text, house, named
from fujikit.fuji.box.layout import LANDSCAPE, TERRAIN, VILLAGE, neighbours, steps_from, steps_to_village
from fujikit.fuji.need import parse_need
from tests.support import BOX as FROZEN

BOX = house()
EXAMPLES = {"yellow|4", "pink|4", "yellow|6", "odd(pink|blue)", "1|2|3", "even(yellow)", "odd(yellow)", "1|2"}
SCENARIOS = [pytest.param(scenario, id=named(scenario.name)) for scenario in BOX.scenarios]
HANDS = """
B1 P1 B4 P4 B5 P5 / B1 B2 Y1 B6 Y3 P2 / Y2 P1 Y1 B6 B5 P5
B1 P1 P2 B1 Y4 Y6 / B1 P1 B4 Y5 Y3 B4 / Y2 P1 B4 Y5 Y3 B4
""".replace("\n", "/").strip("/")


def expected_sum(card: TerrainCard) -> float:
    faces = [face for name in BOX.set for face in BOX.kind(name).faces]
    return parse_need(card.need).value(faces) / 6


def without(scenario: Scenario, *squares: str) -> dict[str, str]:
    return {square: letter for square, letter in scenario.cards.items() if square not in squares}


def squares_of(scenario: Scenario, letter: str) -> list[str]:
    return [square for square, drawn in scenario.cards.items() if drawn == letter]


@pytest.mark.clause("two.b-dice")
def test_each_half_of_the_set_has_a_blue_1_a_blue_2_and_a_blue_3() -> None:
    for half in (BOX.set[:3], BOX.set[3:]):
        for blue in ("B1", "B2", "B3"):
            assert sum(blue in BOX.kind(name).faces for name in half) == 1


@pytest.mark.clause("setup.dice")
@pytest.mark.parametrize("hand", [hand.split() for hand in HANDS.split("/")])
def test_every_hand_of_the_examples_can_be_rolled(hand: list[str]) -> None:
    assert all(face in BOX.kind(name).faces for name, face in zip(BOX.set, hand, strict=True))


def test_a_face_tells_its_die() -> None:
    assert len({face for kind in BOX.dice for face in kind.faces}) == 18


@pytest.mark.clause("setup.landscape", "setup.village")
def test_24_landscape_and_6_village_cards_with_the_needs_of_the_examples() -> None:
    assert (len(BOX.landscape), len(BOX.village)) == (24, 6)
    assert {card.need for card in BOX.landscape} >= EXAMPLES


def test_needs_differ_and_are_written_plainly() -> None:
    needs = [card.need for card in BOX.landscape + BOX.village]
    assert len(set(needs)) == 30
    assert [str(parse_need(need)) for need in needs] == needs


def test_needs_are_spread_from_hard_to_easy() -> None:
    sums = sorted(expected_sum(card) for card in BOX.landscape)
    assert sums[0] == 3
    assert sums[-1] >= 12
    assert sum(value < 5 for value in sums) >= 4
    assert sum(5 <= value < 9 for value in sums) >= 8
    assert sum(value >= 9 for value in sums) >= 6


@pytest.mark.clause("reroll.bonus-card")
def test_a_sixth_of_the_landscape_gives_a_reroll() -> None:
    assert sum(card.reroll for card in BOX.landscape) == 4
    assert not any(card.reroll for card in BOX.village)


@pytest.mark.clause("setup.level", "stamina.rows")
def test_four_levels_from_friendly_to_hard() -> None:
    assert [level.number for level in BOX.levels] == [1, 2, 3, 4]
    for easier, harder in zip(BOX.levels, BOX.levels[1:], strict=False):
        losses = [(easier.loss(difference), harder.loss(difference)) for difference in range(20)]
        assert all(less <= more for less, more in losses)
        assert sum(less < more for less, more in losses) >= 4


@pytest.mark.clause("stamina.level-2")
def test_level_2_is_the_printed_one() -> None:
    level = BOX.level(2)
    assert [level.loss(difference) for difference in range(9)] == [4, 3, 3, 2, 2, 1, 1, 0, 0]
    assert level.loss(1000) == 0
    assert level.source == "rulebook"


@pytest.mark.clause("setup.stamina")
def test_the_track_has_four_injury_spaces_before_its_end() -> None:
    assert len(BOX.track.injuries) == 4
    assert max(BOX.track.injuries) < BOX.track.length


@pytest.mark.clause("setup.skill", "setup.equipment-choice", "setup.dice")
def test_the_six_skills_are_those_of_page_11() -> None:
    assert [(skill.name, skill.dice, skill.cards, skill.keeps) for skill in BOX.skills] == [
        ("equipment-manager", 6, 4, 2),
        ("buddy", 6, 1, 1),
        ("gatherer", 6, 1, 1),
        ("scout", 5, 2, 2),
        ("survivalist", 5, 1, 1),
        ("tinkerer", 5, 3, 1),
    ]


@pytest.mark.clause("setup.equipment", "equip.phase")
def test_the_fifteen_equipment_cards_show_the_phases_of_page_12() -> None:
    phases = {card.name: card.phases for card in BOX.equipment}
    assert len(phases) == len(BOX.equipment) == 15
    assert {name for name in phases if phases[name] == (2,)} == {"binoculars", "flashlight"}
    assert {name for name in phases if phases[name] == (2, 4)} == {"radio", "rope", "pocket-knife"}
    assert {card.who_source for card in BOX.equipment} == {"inferred"}


@pytest.mark.clause("setup.pile-empty")
def test_the_draw_pile_cannot_run_out() -> None:
    kept = sum(sorted(skill.keeps for skill in BOX.skills)[-4:])
    assert len(BOX.equipment) - kept >= 9
    assert all(len(scenario.equipment) <= 7 for scenario in BOX.scenarios)


def texts() -> list[Text]:
    shown = [text for scenario in BOX.scenarios for text in (scenario.name, scenario.line)]
    return [*shown, *(card.name for card in BOX.landscape + BOX.village)]


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_every_name_is_there_once_in_every_language(lang: str) -> None:
    assert all(isinstance(text, Names) for text in texts())
    shown = [named(text, lang) for text in texts()]
    assert len(set(shown)) == len(shown)


@pytest.mark.clause("setup.scenario")
def test_seven_scenarios() -> None:
    assert [scenario.number for scenario in BOX.scenarios] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.clause("setup.scenario")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_village_is_8_to_10_steps_from_either_start(scenario: Scenario) -> None:
    for start in (scenario.white, scenario.grey):
        assert steps_to_village(scenario.cards, start) in (8, 9, 10)
    assert scenario.white != scenario.grey


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_way_as_short_avoids_the_eruption_tokens(scenario: Scenario) -> None:
    shortest = steps_to_village(scenario.cards, scenario.white)
    around = steps_to_village(without(scenario, *scenario.eruption), scenario.white)
    assert shortest is not None
    assert around is None or around >= shortest + 2


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_lava_is_at_the_heels_and_would_take_the_starts_in_rounds_3_and_4(scenario: Scenario) -> None:
    second_rubble = next(
        square for square in neighbours(scenario.first_rubble) if scenario.cards.get(square) == "R"
    )
    lava = steps_from(scenario.cards, second_rubble, LANDSCAPE)
    assert [lava[start] + 2 for start in (scenario.white, scenario.grey)] == [3, 4]


@pytest.mark.clause("lava.first-rounds")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_eruption_flips_the_first_rubble_only_and_the_second_the_second(scenario: Scenario) -> None:
    (volcano,) = squares_of(scenario, "V")
    touched = [square for square in neighbours(volcano) if square in scenario.cards]
    assert touched == [scenario.first_rubble]
    beside = {
        scenario.cards[square] for square in neighbours(scenario.first_rubble) if square in scenario.cards
    }
    assert beside == {"V", "R"}


@pytest.mark.clause("setup.village", "setup.landscape")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_cards_of_the_box_fill_the_map(scenario: Scenario) -> None:
    assert 20 <= len(squares_of(scenario, LANDSCAPE)) <= 24
    assert (len(squares_of(scenario, VILLAGE)), len(squares_of(scenario, "4"))) == (5, 1)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_fourth_players_village_card_shortens_no_way(scenario: Scenario) -> None:
    with_four = {square: letter.replace("4", VILLAGE) for square, letter in scenario.cards.items()}
    for start in (scenario.white, scenario.grey):
        assert steps_to_village(with_four, start) == steps_to_village(scenario.cards, start)


@pytest.mark.clause("setup.scenario", "setup.eruption-tokens")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_five_to_seven_equipment_tokens_mostly_off_the_shortest_way(scenario: Scenario) -> None:
    shortest = steps_to_village(scenario.cards, scenario.white)
    detours = [detour(scenario, square) - (shortest or 0) for square in scenario.equipment]
    assert 5 <= len(detours) <= 7
    assert all(extra <= 6 for extra in detours)
    assert sum(extra > 0 for extra in detours) >= 4


def detour(scenario: Scenario, square: str) -> int:
    onward = steps_to_village(scenario.cards, square)
    assert onward is not None
    return steps_from(scenario.cards, scenario.white, TERRAIN)[square] + onward


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_maps_fit_a_screen(scenario: Scenario) -> None:
    rows = scenario.map.splitlines()
    assert len(rows) <= 10
    assert all(len(row.split()) <= 12 for row in rows)


def test_no_two_maps_are_alike() -> None:
    shapes = [frozenset(scenario.cards.items()) for scenario in BOX.scenarios]
    assert all(one != other for one, other in combinations(shapes, 2))


@pytest.mark.clause("variant.thrill")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_thrill_token_is_the_one_nearest_the_village(scenario: Scenario) -> None:
    steps = {square: steps_to_village(scenario.cards, square) or 0 for square in scenario.eruption}
    assert steps[scenario.thrill_token] == min(steps.values())
    assert (scenario.thrill is not None) == (len(set(steps.values())) == 1)


@pytest.mark.clause("variant.thrill")
def test_a_tie_is_decided_by_name() -> None:
    tied = FROZEN.scenario(2)
    assert tied.thrill == tied.thrill_token == "i5"


def test_sources() -> None:
    assert {kind.source for kind in BOX.dice} == {"inferred"}
    assert {card.source for card in BOX.skills + BOX.equipment} == {"rulebook"}
    assert {card.source for card in BOX.landscape + BOX.village} == {"house"}
    assert {scenario.source for scenario in BOX.scenarios} == {BOX.track.source} == {"house"}
    assert [level.source for level in BOX.levels] == ["house", "rulebook", "house", "house"]


def test_colours_and_values_are_asked_for_evenly() -> None:
    worth = {
        colour: sum(
            f"{colour}{value}" in parse_need(card.need).fits
            for card, value in product(BOX.landscape, range(1, 7))
        )
        for colour in "BYP"
    }
    assert max(worth.values()) - min(worth.values()) <= 6
