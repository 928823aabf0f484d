"""Every mistake in a box of Robinson is named by file, card and field."""

from __future__ import annotations

import pytest

from fujikit.robinson.own_box import check_box, house, parse_box
from tests.boxes import ROBINSON, Data

said = ROBINSON.said


@pytest.fixture
def data() -> Data:
    return ROBINSON.data()


UNREADABLE = "is nothing that a card can say"
CARDS: dict[tuple[str, int], str] = {
    ("beast", 2): '"Bear"',
    ("event", 1): '"Argument"',
    ("invention", 2): '"Dam"',
    ("invention", 10): '"Fireplace"',
    ("equipment", 1): '"Bible"',
    ("role", 1): '"Carpenter"',
    ("die", 1): '"build-wound"',
    ("scenario", 1): '"Castaways"',
    ("build", 1): '"Accident"',
}


@pytest.mark.parametrize(
    ("card", "field", "value", "message"),
    [
        (("beast", 2), "strength", "six", 'strength: wants a whole number, not "six"'),
        (("beast", 2), "strength", -1, "strength: -1 is less than 0"),
        (("beast", 2), "colour", "brown", "colour: is no field here"),
        (("beast", 2), "confidence", "low", 'confidence: wants one of high, medium-high, medium, not "low"'),
        (("beast", 2), "effect", ["sing"], f"effect: 'sing' {UNREADABLE}"),
        (("beast", 2), "effect", "1 wound", 'effect: wants a list of texts, not "1 wound"'),
        (("event", 1), "copies", 0, "copies: 0 is less than 1"),
        (("event", 1), "threat", ["morale"], f"threat: 'morale' {UNREADABLE}"),
        (("invention", 2), "cost", ["1 gold"], 'cost: "1 gold" is no number of resources, like 1 wood'),
        (("invention", 10), "items", ["oven"], 'items: the box has no invention "oven"'),
        (("invention", 10), "role", "king", 'role: the box has no role "king"'),
        (("equipment", 1), "needs", ["magic"], 'needs: "magic" is nothing that can be needed'),
        (("tile", 1), "discovery", True, "discovery: wants a whole number, not true"),
        (("tile", 1), "sources", ["wood", "wood"], "sources: a tile has one source of a kind"),
        (("role", 1), "arrows", [8, 5], "arrows: the wounds must rise"),
        (("role", 1), "arrows", [20], "arrows: wound 20 is not on a track of 12 hearts"),
        (("role", 1), "invention", "saw", 'invention: the box has no invention "saw"'),
        (("die", 1), "faces", ["wound"], "faces: a die has six faces, not 1"),
        (("die", 1), "faces", ["ouch"] * 6, 'faces: "ouch" is none of wound, blank'),
        (("scenario", 1), "token", [], "token: a sheet has 4 discovery tokens, not 0"),
        (("scenario", 1), "invention", [], "invention: a sheet has 2 inventions, not 0"),
        (("scenario", 1), "totems", [["dance"]], f"totems: 'dance' {UNREADABLE}"),
        (("scenario", 1), "rounds", 6, "weather: rounds 7 to 12 are none of the 6 rounds"),
        (("cost", 1), "players", 5, "players: 5 is not 1 to 4"),
        (("build", 1), "lower", {"effect": []}, "lower 1: name: is missing"),
        (("build", 1), "lower", 7, "lower: is not a table"),
    ],
)
def test_a_mistake_on_a_card(
    data: Data, card: tuple[str, int], field: str, value: object, message: str
) -> None:
    section, number = card
    data[section][number - 1][field] = value
    label = " ".join(filter(None, (section, str(number), CARDS.get(card))))
    assert f"my-box.toml: {label}: {message}" in said(data)


def test_a_name_that_says_nothing_or_stands_twice(data: Data) -> None:
    data["beast"][2]["name"], data["beast"][3]["name"] = " ", "Bear"
    assert said(data) == [
        'my-box.toml: beast 3 " ": name: must say something',
        'my-box.toml: beast 4 "Bear": is called like beast 2',
    ]


def test_a_mistake_inside_a_card_names_both(data: Data) -> None:
    data["scenario"][0]["token"][1]["use"] = ["lose a wood"]
    data["event"][3]["action"]["needs"] = ["spade"]
    data["role"][0]["ability"][2]["det"] = -3
    assert said(data) == [
        'my-box.toml: role 1 "Carpenter": ability 3 "A New Idea": det: -3 is less than 0',
        f'my-box.toml: scenario 1 "Castaways": token 2 "Oil": use: \'lose a wood\' {UNREADABLE}',
        'my-box.toml: event 4 "Bear": needs: "spade" is nothing that can be needed',
    ]


def test_a_field_that_is_missing(data: Data) -> None:
    del data["beast"][0]["fur"]
    del data["event"][0]["action"]
    assert said(data) == [
        'my-box.toml: beast 1 "Alligator": fur: is missing',
        'my-box.toml: event 1 "Argument": action: is missing',
    ]


def test_what_the_rules_name_must_be_there(data: Data) -> None:
    data["role"] = [role for role in data["role"] if role["name"] != "Cook"]
    data["tile"] = [tile for tile in data["tile"] if tile["number"] != 8]
    data["die"] = data["die"][:-1]
    data["wreckage"] = data["wreckage"][1:]
    data["cost"] = data["cost"][:3]
    data["invention"] = [card for card in data["invention"] if card["role"] != "cook"]
    assert said(data) == [
        "my-box.toml: role: cook is missing",
        "my-box.toml: die: animals is missing",
        "my-box.toml: cost: 4 is missing",
        "my-box.toml: wreckage: food-crates is missing",
        *[
            f'my-box.toml: scenario {sheet.number} "{sheet.name}": placed: "8" is not in the box'
            for sheet in house().scenarios
        ],
    ]


def test_what_a_sheet_names_must_be_there(data: Data) -> None:
    sheets = data["scenario"]
    sheets[0]["pile"]["needs"] = "bonfire"
    sheets[1]["invention"][0]["gain"] = []
    sheets[2]["jenny"] = None
    sheets[3]["volcano"]["targets"].pop()
    sheets[4]["equipment"] = ["rum"]
    sheets[4]["cannibals"]["city"] = "b1"
    sheets[5]["camp"] = "t1"
    sheets[6]["film"]["director"] = 12
    assert said(data) == [
        'my-box.toml: scenario 1 "Castaways": pile: "bonfire" is not in the box',
        "my-box.toml: scenario 2 \"Cursed Island\": invention: one that gains 'cross here' is missing",
        'my-box.toml: scenario 3 "Jenny needs help": jenny: is missing',
        'my-box.toml: scenario 4 "Volcano Island": volcano: the targets for 4 players are missing',
        'my-box.toml: scenario 5 "Cannibal Island": equipment: "rum" is not in the box',
        'my-box.toml: scenario 5 "Cannibal Island": cannibals: "b1" is not in the box',
        'my-box.toml: scenario 6 "Family Robinson": camp: no tile lies face up on "t1"',
        'my-box.toml: scenario 7 "King Kong Island": film: "12" is not in the box',
    ]


def test_the_board_is_one_table_with_a_whole_track(data: Data) -> None:
    data["board"]["morale"] = data["board"]["morale"][4:]
    data["board"]["animals"] = -1
    assert said(data) == [
        "my-box.toml: board 1: animals: -1 is less than 0",
        "my-box.toml: board 1: morale: level 0, where the marker starts, is missing",
    ]
    data["board"] = [data["board"]]
    assert "my-box.toml: board: wants a [board] table" in said(data)


def test_an_item_that_a_sentence_names_must_be_there(data: Data) -> None:
    remedy = next(card for card in data["invention"] if card["name"] == "Medicine")
    remedy["name"] = "Remedy"
    found = said(data)
    assert len(found) > 10
    assert all("medicine" in line for line in found)


BEFORE = """
format = 1
name = "mine"
[[mystery]]
name = "Compass"
kind = "treasure"
keep = true
pawn = ["explore"]
source = "own"
[[mystery]]
name = "Boxes"
kind = "treasure"
keep = true
stores = -1
source = "own"
[[mystery]]
name = "Hammock"
kind = "treasure"
keep = true
source = "own"
"""


def test_a_box_of_the_first_format_is_read_as_it_was_meant() -> None:
    box = parse_box(BEFORE)
    assert box.format == 2
    assert [card.lasting for card in box.mysteries] == [
        ("explore pawn each round",),
        ("no food rots",),
        ("resting: gain 1 determination; heal 1",),
    ]
    assert box.board == house().board


def test_neighbours_are_mutual(data: Data) -> None:
    data["space"][0]["neighbours"] = ["t2", "m1", "m2", "b3"]
    assert said(data) == [
        'my-box.toml: space 1 "t1": neighbours: "b3" does not have "t1" as its neighbour',
    ]


BEES = 'name = "Bees"\nsource = "own"'
STRIKES = {
    "event": f'[[event]]\n{BEES}\nsymbol = "book"\neffect = ["1 wound"]\naction = {{ name = "Run" }}',
    "build": f'[[build]]\n{BEES}\nlower = {{ name = "Stings", effect = ["next round: 1 wound"] }}',
}


@pytest.mark.parametrize("card", STRIKES.values(), ids=STRIKES)
def test_a_sentence_that_strikes_nobody_is_named(card: str) -> None:
    text = f'format = 1\nname = "mine"\n{card}'
    (mistake,) = check_box(text)
    assert mistake.field == "effect"
    assert "does not say whom it strikes" in mistake.message
    assert not check_box(text.replace("1 wound", "all: 1 wound"))
