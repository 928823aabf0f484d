"""Position files: small texts that say what matters, and take the plainest value for the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

import fujikit
from fujikit.fuji.box import house
from tests.support import BOX, CLARA, MEADOW, act, new_game, position, seat, three

SMALL = """
game = "fuji"
phase = "move"
level = 2
[board]
map = \"\"\"
V R R . .
. . l l v
. . l l v
\"\"\"
needs = { c2 = "yellow|4", d2 = "pink|4" }
reroll = ["d2"]
tokens = { c3 = "equipment", d3 = "eruption" }
[[seat]]
name = "Clara"
skill = "buddy"
at = "c2"
marker = "d2"
dice = "B1 P1 B4 Y5 Y3 B4"
injuries = ["eye"]
equipment = ["compass"]
[[seat]]
name = "Jona"
at = "c3"
[[seat]]
name = "Steve"
at = "d3"
"""


def test_the_example_of_the_design() -> None:
    game = fujikit.position(SMALL)
    assert (game.seats, game.phase, game.round) == (("Clara", "Jona", "Steve"), "move", 1)
    clara = game.state.seat("Clara")
    assert (clara.at, clara.marker, clara.injuries) == ("c2", "d2", ("eye",))
    assert [die.face for die in clara.dice] == ["B1", "P1", "B4", "Y5", "Y3", "B4"]
    assert [item.name for item in clara.equipment] == ["compass"]
    assert game.state.board.terrain_card("d2").reroll


def test_what_is_left_out_is_plain() -> None:
    jona = fujikit.position(SMALL).state.seat("Jona")
    assert [die.face[1] for die in jona.dice] == ["1"] * 6
    assert (jona.marker, jona.stamina, jona.bars, jona.injuries) == ("c3", 0, 0, ())
    assert fujikit.position(SMALL).state.board.terrain_card("c3").need == "any"
    assert fujikit.position(SMALL).state.table.track == house().track


@pytest.mark.parametrize(
    ("phase", "marker"), [("plan", ""), ("reroll", "d2"), ("equip", "d2"), ("move", "d2")]
)
def test_the_marker_lies_on_the_own_card_once_plans_are_made(phase: str, marker: str) -> None:
    assert three(phase).state.seat("Clara").marker == marker


def test_a_skill_or_a_leg_with_five_dice_leaves_one_out() -> None:
    game = position(
        seat("Clara", "d2", skill="scout"),
        seat("Jona", "d3", injuries=["leg"]),
        seat("Steve", "e2", dice="B1 P1"),
    )
    assert [len(game.state.seat(name).dice) for name in game.seats] == [5, 5, 2]
    assert [game.state.seat(name).out for name in game.seats] == [(5,), (5,), (2, 3, 4, 5)]


def test_dice_are_told_apart_by_their_faces_in_any_order() -> None:
    game = position(seat("Clara", "d2", dice="P5 Y1 B1"), seat("Jona", "d3"), seat("Steve", "e2"))
    assert [die.slot % 3 for die in game.state.seat("Clara").dice] == [2, 2, 0]


@pytest.mark.parametrize("phase", ["roll", "erupt"])
def test_a_roll_or_an_eruption_waits_for_anybodys_word(phase: str) -> None:
    game = three(phase)
    assert [str(action) for action in game.legal("Jona")] == [f"Jona {phase}"]
    act(game, f"Jona {phase}")
    assert game.phase == "plan"


def test_a_running_roll_does_not_wait() -> None:
    assert three("roll", running=True).phase == "plan"


def test_a_need_where_no_terrain_lies_is_ignored() -> None:
    assert three(needs={"a2": "blue", "b1": "blue"}).state == three(needs={"a2": "blue", "b1": "blue"}).state
    assert three(needs={"b1": "blue"}).state.board == three().state.board


def test_the_need_of_a_card_that_is_lava_is_kept() -> None:
    lava = MEADOW.replace("V R R l", "V R R L")
    game = three("move", map=lava, needs={"d1": "blue"})
    assert fujikit.position(game.position(), box=BOX).state.board == game.state.board


def test_a_track_of_its_own() -> None:
    game = three(track={"length": 7, "injuries": [2, 4]})
    assert (game.state.table.track.length, game.state.table.track.injuries) == (7, (2, 4))


def test_rerolls_of_phase_3_follow_from_the_markers_or_are_given() -> None:
    assert [three("reroll").state.seat(name).rerolls for name in ("Clara", "Jona", "Steve")] == [2, 2, 2]
    seats = (seat("Clara", "d2", given=2, rerolls=1), seat("Jona", "d3", rerolls=0), seat("Steve", "e2"))
    game = position(*seats, phase="reroll")
    assert [game.state.seat(name).rerolls for name in game.seats] == [1, 0, 2]
    assert game.state.seat("Clara").given == 2


def test_lent_dice_are_given_in_full_and_are_not_out_of_the_game() -> None:
    lent = {"face": "B6", "owner": "Clara", "slot": 3, "side": "Jona", "seen": ["Clara", "Jona"]}
    own = {"face": "B1", "owner": "Jona", "slot": 0, "side": "Jona", "seen": ["Jona"]}
    game = position(
        seat("Clara", "d2", dice="B1 B2 Y1 Y3 P2"),
        seat("Jona", "d3", hand=[own, lent]),
        seat("Steve", "e2"),
        phase="equip",
    )
    assert game.state.seat("Clara").out == ()
    assert game.state.seat("Jona").out == (1, 2, 3, 4, 5)


def test_cards_that_are_tapped_or_wait() -> None:
    own = {"equipment": ["rope", "map"], "tapped": ["rope"], "later": {"map": [2, 0]}}
    game = position(seat("Clara", "d2", **own), seat("Jona", "d3"), seat("Steve", "e2"), phase="equip")
    view = game.view("Jona")["seats"]["Clara"]
    assert (view["tapped"], view["waiting"]) == (["rope"], ["map"])


def test_the_pile_is_what_nobody_has_unless_it_is_given() -> None:
    seats = (seat("Clara", "d2", equipment=["rope"]), seat("Jona", "d3"), seat("Steve", "e2"))
    assert len(position(*seats).state.pile) == 14
    assert position(*seats, pile=["map"]).state.pile == ("map",)
    assert position(*seats, pile=[]).state.pile == ()


def test_a_position_is_written_for_people() -> None:
    text = three(needs={"d2": "yellow|4"}).position()
    assert f'dice = "{CLARA}"' in text
    assert "V R R l l l" in text
    assert 'd2 = "yellow|4"' in text


def test_what_has_no_position() -> None:
    with pytest.raises(fujikit.BadInput, match="set-up"):
        new_game(skills=["tinkerer", None, None], choices="ask").position()
    with pytest.raises(fujikit.BadInput, match="finished game"):
        fujikit.load(Path(__file__).parents[1] / "golden" / "3-players-13.toml").position()


def test_a_game_from_a_position_remembers_it() -> None:
    game = act(three(), "Clara mark d2")
    again = fujikit.from_code(game.code())
    assert again.start == game.start or again.start.table.position == game.start.table.position
    assert again.record() == game.record()


@pytest.mark.parametrize("square", ["a1", "b1", "a2"])
def test_a_token_lies_on_a_terrain_card(square: str) -> None:
    with pytest.raises(fujikit.BadPosition, match=rf"board\.tokens: no terrain card lies on {square}"):
        three(tokens={square: "equipment"})
