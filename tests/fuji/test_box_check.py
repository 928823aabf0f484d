"""Every mistake in a box of Fuji is named by file, card and field."""

from pathlib import Path

import pytest

from fujikit.fuji.box import check_box
from tests.boxes import FUJI, Data

RIDGE = """
V R R l l v
. . . l l v
. . . . l .
"""
SMALL = {
    "number": 1,
    "name": "small",
    "line": "small",
    "map": RIDGE,
    "white": "d1",
    "grey": "d2",
    "equipment": ["e3"],
    "eruption": ["e1", "e2"],
    "thrill": "e2",
    "source": "house",
}


said = FUJI.said


@pytest.fixture
def data() -> Data:
    return FUJI.data()


def said_of(section: str, changes: Data, data: Data) -> list[str]:
    data[section][0].update(changes)
    return [line.removeprefix("my-box.toml: ") for line in said(data)]


def said_of_scenario(data: Data, **changes: object) -> list[str]:
    data["scenario"] = [{**SMALL, **changes}]
    return [line.removeprefix('my-box.toml: scenario 1 "small": ') for line in said(data)]


def test_a_mistake_names_file_card_and_field(data: Data) -> None:
    data["landscape"][6].update(name="bamboo grove", need="yelow|4")
    [mistake] = said(data)
    assert mistake.startswith(
        'my-box.toml: landscape 7 "bamboo grove": need: "yelow|4" names no colour or value'
    )


def test_all_mistakes_are_named_not_only_the_first(data: Data) -> None:
    data["landscape"][0].update(need="red", reroll="yes", sauce="house", source="press")
    data["level"][1]["fail"] = 1
    data["set"] = "ABC"
    assert said(data) == [
        'my-box.toml: set: wants a list of texts, not "ABC"',
        'my-box.toml: landscape 1 "bamboo grove": sauce: is no field here',
        'my-box.toml: landscape 1 "bamboo grove": reroll: wants true or false, not "yes"',
        'my-box.toml: landscape 1 "bamboo grove": need: "red" names no colour or value',
        'my-box.toml: landscape 1 "bamboo grove": source: "press" is none of rulebook, inferred, house',
        "my-box.toml: level 2: fail: a failure must cost most, not 1 where a success can cost 3",
    ]


@pytest.mark.parametrize(
    ("section", "changes", "message"),
    [
        ("die", {"faces": ["B1"]}, 'die 1 "A": faces: a die has six faces, not 1'),
        (
            "die",
            {"faces": ["R1", "Y2", "P3", "P4", "Y5", "B6"]},
            'die 1 "A": faces: face 1 is "R1", not B1, Y1 or P1',
        ),
        (
            "die",
            {"faces": ["B1", "Y2", "P3", "P4", "Y5", "B1"]},
            'die 1 "A": faces: face 6 is "B1", not B6, Y6 or P6',
        ),
        (
            "die",
            {"faces": ["Y1", "Y2", "P3", "P4", "Y5", "B6"]},
            'die: "Y1" is on A and C; a face must tell its die',
        ),
        (
            "die",
            {"faces": ["Y1", "Y2", "P3", "P4", "Y5", "B6"]},
            "set: each half must hold one die with a blue 1, one with a blue 2, one with a blue 3",
        ),
        ("die", {"name": "D"}, 'set: "A" is no kind of die in this box'),
        (
            "landscape",
            {"name": 7},
            "landscape 1: name: wants text, or a table with the texts en, fr and pl, not 7",
        ),
        (
            "landscape",
            {"name": {"en": "pond"}},
            (
                'landscape 1 "pond": name: wants text, or a table with the texts en, fr and pl, '
                "not a table like this"
            ),
        ),
        ("landscape", {"name": ""}, 'landscape 1 "": name: must be a single line that says something'),
        (
            "landscape",
            {"name": "two\nlines"},
            'landscape 1 "two\\nlines": name: must be a single line that says something',
        ),
        ("village", {"need": ["odd"]}, 'village 1 "lantern street": need: wants text, not a list like this'),
        ("village", {"reroll": 1}, 'village 1 "lantern street": reroll: wants true or false, not 1'),
        ("village", {"need": True}, 'village 1 "lantern street": need: wants text, not true'),
        ("level", {"number": 0}, "level 1: number: 0 is less than 1"),
        ("level", {"number": 2}, "level 2: number: is the same as that of level 1"),
        (
            "level",
            {"rows": []},
            "level 1: rows: the first row must begin at difference 1, so that every difference has a row",
        ),
        (
            "level",
            {"rows": [{"from": 2, "loss": 1}]},
            "level 1: rows: the first row must begin at difference 1, so that every difference has a row",
        ),
        (
            "level",
            {"rows": [{"from": 1, "loss": 2}, {"from": 1, "loss": 1}]},
            "level 1: rows: each row must begin at a larger difference than the row before",
        ),
        (
            "level",
            {"rows": [{"from": 1, "loss": 1}, {"from": 2, "loss": 2}]},
            "level 1: rows: the loss must never rise with the difference",
        ),
        ("level", {"rows": [{"from": 1, "loss": -1}]}, "level 1: rows: nobody loses less than 0 stamina"),
        ("level", {"fail": -1}, "level 1: fail: nobody loses less than 0 stamina"),
        (
            "level",
            {"rows": [{"from": 1}]},
            "level 1: rows: wants a list of rows like { from = 1, loss = 3 }, not a list like this",
        ),
        ("skill", {"dice": 7}, 'skill 1 "equipment-manager": dice: 7 is not 1 to 6'),
        ("skill", {"cards": -1, "keeps": 0}, 'skill 1 "equipment-manager": cards: -1 is less than 0'),
        ("skill", {"keeps": 5}, 'skill 1 "equipment-manager": keeps: 5 of 4 cards can\'t be kept'),
        ("skill", {"name": "buddy"}, 'skill 2 "buddy": name: is the same as that of skill 1'),
        ("skill", {"cards": 12}, "equipment: 15 cards are too few, four players may be dealt 18"),
        ("equipment", {"phases": [3]}, 'equipment 1 "binoculars": phases: a card shows [2], [4] or [2, 4]'),
        (
            "equipment",
            {"who": "me"},
            (
                'equipment 1 "binoculars": who: "me" is none of self, all, one other, '
                "self or one other, as copied"
            ),
        ),
    ],
)
def test_mistakes_on_cards(section: str, changes: Data, message: str, data: Data) -> None:
    assert message in said_of(section, changes, data)


def test_skills_and_equipment_cards_are_those_that_the_rules_know(data: Data) -> None:
    data["skill"][0]["name"] = "cook"
    data["equipment"][0]["name"] = "pan"
    skill, equipment = said(data)
    assert 'skill 1 "cook": name: the rules know no skill "cook", only equipment-manager, buddy,' in skill
    assert 'equipment 1 "pan": name: the rules know no equipment card "pan", only binoculars,' in equipment


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"length": "long"}, 'length: wants a whole number, not "long"'),
        ({"length": 0, "injuries": []}, "length: 0 is less than 1"),
        ({"injuries": [1, 2, 3, 4, 5]}, "injuries: 5 injury spaces are more than the four injuries"),
        ({"injuries": [5, 5]}, "injuries: the spaces must rise"),
        ({"injuries": [0]}, "injuries: space 0 does not lie between the first and the last"),
        ({"length": 10, "injuries": [10]}, "injuries: space 10 does not lie between the first and the last"),
    ],
)
def test_mistakes_on_the_track(changes: Data, message: str, data: Data) -> None:
    data["track"].update(changes)
    assert said(data) == [f"my-box.toml: track: {message}"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"track": []}, "track: wants one table"),
        (
            {"set": ["A", "B", "C"]},
            "set: six dice are wanted, the second three of the same kinds as the first three",
        ),
        (
            {"set": list("AABBCC")},
            "set: six dice are wanted, the second three of the same kinds as the first three",
        ),
        ({"level": []}, "level: at least one is needed"),
        ({"skill": []}, "skill: 0 skills are too few for four players"),
        ({"equipment": []}, "equipment: 0 cards are too few, four players may be dealt 10"),
        (
            {"landscape": []},
            'scenario 1 "Knife-edge Ridge": map: it has 24 landscape positions, the box 0 landscape cards',
        ),
        (
            {"village": []},
            'scenario 1 "Knife-edge Ridge": map: it has 6 village positions, the box 0 village cards',
        ),
    ],
)
def test_mistakes_of_the_whole(change: Data, message: str, data: Data) -> None:
    assert f"my-box.toml: {message}" in said(data | change)


@pytest.mark.clause("setup.scenario")
def test_a_small_scenario_can_be_used(data: Data) -> None:
    assert said_of_scenario(data) == []


@pytest.mark.clause("setup.scenario")
@pytest.mark.parametrize(
    ("drawn", "message"),
    [
        (RIDGE.replace("V", "."), "it has 0 volcanoes (V), not 1"),
        (RIDGE.replace("R R l", "R l l"), "it has 1 rubble cards (R), not 2"),
        (RIDGE.replace("v", "."), "it has no village card (v)"),
        (RIDGE.replace("v", "4"), "it has 2 village positions for four players (4), not 1"),
        (
            RIDGE.replace(". . . l l", "l . . l l"),
            "the volcano on a1 must touch one rubble card only, not a2 and b1",
        ),
        (RIDGE.replace("R R l", "R l R"), "the rubble cards on b1 and d1 must lie side by side"),
        (RIDGE.replace("R R l l v", "R R l v l"), "lava can't reach f1 without crossing the village"),
        (RIDGE.replace("R R", "R Q"), 'c1 of the map is "Q", not one of V R l v 4 .'),
        (RIDGE.replace("R R", "RR"), 'b1 of the map is "RR", not one of V R l v 4 .'),
        (RIDGE.replace("R R l l", "R R l"), "row 2 of the map has 6 squares, row 1 has 5"),
        (RIDGE + ". . . . . .\n" * 30, "the map has more than 25 rows or columns"),
        (RIDGE.replace("v", "v" + " ." * 30), "the map has more than 25 rows or columns"),
    ],
)
def test_mistakes_of_a_map(drawn: str, message: str, data: Data) -> None:
    assert f"map: {message}" in said_of_scenario(data, map=drawn)


@pytest.mark.clause("setup.village")
@pytest.mark.parametrize(
    ("drawn", "message"),
    [
        (RIDGE.replace("l .\n", "l v\n").replace("l l v\n. . . .", "l l .\n. . . ."), "f3 is apart from f1"),
        (RIDGE.replace("l .\n", "l v\n").replace("l l v\n. . . .", "l l 4\n. . . ."), "f3 is apart from f1"),
        (RIDGE.replace("\n. . . . l .", "\n. . . 4 l ."), "d3 is apart from f1"),
    ],
    ids=["apart", "joined by the fourth player's card only", "the fourth player's card apart"],
)
def test_all_village_cards_are_joined_whoever_plays(drawn: str, message: str, data: Data) -> None:
    assert f"map: the village cards must be joined, {message}" in said_of_scenario(data, map=drawn)


@pytest.mark.clause("setup.scenario")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"number": 0}, "number: 0 is less than 1"),
        ({"white": "z9"}, 'white: "z9" is no square with a landscape card'),
        ({"white": "b1"}, 'white: "b1" is no square with a landscape card'),
        ({"grey": "f1"}, 'grey: "f1" is no square with a landscape card'),
        ({"equipment": ["e3", "g7"]}, 'equipment: "g7" is no square with a landscape or village card'),
        ({"equipment": ["c1"]}, 'equipment: "c1" is no square with a landscape or village card'),
        ({"equipment": ["d1"]}, "equipment: d1 is a start"),
        ({"eruption": ["d2", "e2"]}, "eruption: d2 is a start"),
        ({"equipment": ["e3", "e3"]}, "equipment: e3 has a token already"),
        ({"equipment": ["e1"]}, "equipment: e1 has a token already"),
        ({"equipment": ["e3"] * 8}, "equipment: 8 tokens are more than 7"),
        ({"eruption": ["e1"]}, "eruption: wants a list of two texts, not a list like this"),
        ({"eruption": ["e1", "z1"]}, 'eruption: "z1" is no square with a landscape or village card'),
        ({"line": "a\nb"}, "line: must be a single line that says something"),
    ],
)
def test_mistakes_of_starts_and_tokens(changes: Data, message: str, data: Data) -> None:
    assert message in said_of_scenario(data, **changes)


@pytest.mark.clause("variant.thrill")
def test_the_thrill_token_is_named_on_a_tie_and_is_the_nearest_one(data: Data) -> None:
    tie = said_of_scenario(data, thrill=None)
    assert tie == ["thrill: is missing: e1 and e2 are equally near the village"]
    far = said_of_scenario(data, eruption=["e3", "e2"], equipment=[], thrill="e3")
    assert far == ['thrill: "e3" is not the eruption token nearest the village']
    assert said_of_scenario(data, eruption=["e3", "e2"], equipment=[], thrill=None) == []


def test_what_no_way_leads_to(data: Data) -> None:
    apart = "V R R l . l v\n. . l . . . v\n"
    found = said_of_scenario(
        data, map=apart, white="d1", grey="c2", equipment=["f1"], eruption=["g1", "g2"], thrill="g1"
    )
    assert "white: no way leads from d1 to the village" in found
    assert "equipment: no way leads from the white start to f1" in found
    assert "map: lava can't reach f1 without crossing the village" in found


def test_the_same_name_twice_in_three_languages(data: Data) -> None:
    data["landscape"][4]["name"] = data["landscape"][1]["name"]
    assert said(data) == [
        'my-box.toml: landscape 5 "cherry orchard": name: is the same as that of landscape 2'
    ]


def test_a_file_is_checked_from_its_text() -> None:
    text = Path(__file__).parents[1].joinpath("box.toml").read_text("utf-8")
    assert check_box(text) == []
    assert [mistake.card for mistake in check_box(text.replace('need = "odd"', 'need = "strange"'))] == [
        'landscape 16 "fox shrine"'
    ]
