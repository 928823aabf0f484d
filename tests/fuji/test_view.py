"""Views: the promised keys, what each line lights up, and nothing of what is hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.need import parse_need
from tests.support import CLARA, act, new_game, position, seat, three

KEYS = [
    "game",
    "round",
    "phase",
    "seat",
    "prompt",
    "actions",
    "may_say",
    "log",
    "seats",
    "cards",
    "lava",
    "track",
    "level",
    "outcome",
]
SEAT_KEYS = [
    "at",
    "marker",
    "dice",
    "rerolls",
    "stamina",
    "injuries",
    "equipment",
    "tapped",
    "skill",
    "character",
    "bars",
    "ready",
    "moved",
]
HIGHLIGHTED_FIELDS = ["squares", "dice", "cards", "seats"]
CARD_KEYS = ["kind", "need", "reroll", "token", "source"]


def lights(game: Game[Any], line: str) -> dict[str, Any]:
    """What a line lights up in the view of the one who may say it."""
    found = [each for each in game.view(line.split(maxsplit=1)[0])["actions"] if each["line"] == line]
    assert len(found) == 1, line
    assert found[0]["seat"] == line.split(maxsplit=1)[0]
    assert found[0]["whose"] == ("Third" if line.endswith("for Third") else found[0]["seat"])
    return {key: value for key, value in found[0].items() if key in HIGHLIGHTED_FIELDS and value}


def card_in_hand(name: str, phase: str = "equip", **more: Any) -> Game[Any]:
    """Clara holds a card in phase 4, or another phase."""
    hand = {"equipment": [name], "dice": CLARA, **more}
    return position(seat("Clara", "d2", **hand), seat("Jona", "d3"), seat("Steve", "e2"), phase=phase)


def test_the_promised_keys_are_there_and_all_is_plain() -> None:
    for viewer in ("Clara", None):
        view = new_game().view(viewer)
        assert set(KEYS) <= view.keys()
        assert all(set(SEAT_KEYS) <= each.keys() for each in view["seats"].values())
        assert all(set(CARD_KEYS) <= card.keys() for card in view["cards"].values())
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] == viewer


def test_the_table_as_it_lies() -> None:
    game = three(tokens={"e3": "equipment"}, reroll=("d3",), needs={"d3": "yellow|4"}, round=3, level=4)
    view = game.view(None)
    assert (view["game"], view["round"], view["phase"], view["level"]) == ("fuji", 3, "plan", 4)
    assert view["cards"]["d3"] == {
        "kind": "landscape",
        "need": "yellow|4",
        "reroll": True,
        "token": None,
        "source": "house",
    }
    assert view["cards"]["e3"]["token"] == "equipment"
    assert view["cards"]["a1"]["kind"] == "volcano"
    assert view["cards"]["a1"]["need"] is None
    assert "a2" not in view["cards"]
    assert view["lava"] == []
    assert view["track"]["length"] == game.state.table.track.length
    assert view["outcome"] is None


def test_lava_is_listed_without_the_volcano() -> None:
    game = three(map="V L R l l l\n. . l l l l\n. . l l l v")
    assert game.view(None)["lava"] == ["b1"]


@pytest.mark.parametrize(
    ("card", "line", "expected"),
    [
        ("shovel", "Clara use shovel 3 6", {"dice": [3], "cards": ["shovel"]}),
        ("map", "Clara use map 3 Jona", {"dice": [3], "cards": ["map"], "seats": ["Jona"]}),
        ("lighter", "Clara use lighter Jona", {"cards": ["lighter"], "seats": ["Jona"]}),
        ("duct-tape", "Clara use duct-tape 1 3", {"dice": [1, 3], "cards": ["duct-tape"]}),
        ("rope", "Clara use rope d1", {"squares": ["d1"], "cards": ["rope"]}),
        ("radio", "Clara use radio", {"cards": ["radio"]}),
    ],
)
def test_a_card_lights_up_itself_and_its_targets(card: str, line: str, expected: dict[str, Any]) -> None:
    assert lights(card_in_hand(card), line) == expected


def test_the_pocket_knife_lights_up_itself_and_what_it_copies() -> None:
    game = position(
        seat("Clara", "d2", equipment=["pocket-knife"]),
        seat("Jona", "d3", equipment=["shovel"]),
        seat("Steve", "e2"),
        phase="equip",
    )
    line = "Clara use pocket-knife shovel 2 5"
    assert lights(game, line) == {"dice": [2], "cards": ["pocket-knife", "shovel"]}


def test_binoculars_light_up_two_squares() -> None:
    game = card_in_hand("binoculars", "plan")
    assert lights(game, "Clara use binoculars c2 f3") == {"squares": ["c2", "f3"], "cards": ["binoculars"]}


def test_lines_of_every_phase_light_up_what_they_name() -> None:
    assert lights(three(), "Clara mark d1") == {"squares": ["d1"]}
    assert lights(three("reroll"), "Clara reroll 1 3") == {"dice": [1, 3]}
    assert lights(three("reroll"), "Clara stop") == {}
    moving = position(seat("Clara", "d2", marker="e3"), seat("Jona", "d3"), seat("Steve", "e2"), phase="move")
    assert lights(moving, "Clara move e3 via d3") == {"squares": ["e3", "d3"]}
    manager = {"skill": "equipment-manager", "equipment": ["rope"]}
    giving = position(seat("Clara", "d2", **manager), seat("Jona", "d3"), seat("Steve", "e2"))
    assert lights(giving, "Clara give rope Steve") == {"cards": ["rope"], "seats": ["Steve"]}
    gatherer = {"skill": "gatherer", "bars": 2}
    spending = position(
        seat("Clara", "d2", **gatherer), seat("Jona", "d3"), seat("Steve", "e2"), phase="move"
    )
    assert lights(spending, "Clara spend 2 Jona") == {"seats": ["Jona"]}


def test_choices_of_the_set_up_light_up_what_they_name() -> None:
    game = new_game(4, skills=["tinkerer", None, None, None], choices="ask")
    kept = game.view("Clara")["actions"][0]
    assert kept["cards"] == kept["line"].split()[2:]
    game.act(kept["line"])
    assert lights(game, "Clara leave-out 6") == {"dice": [6]}
    while game.view("Clara")["prompt"]["kind"] != "start":
        prompt = game.view("Clara")["prompt"]
        game.act(game.legal(prompt["seat"])[0])
    assert lights(game, f"{game.view('Clara')['prompt']['seat']} start white") == {}


def test_an_injury_lights_up_the_die_that_goes_with_a_leg() -> None:
    turn = {"seat": "Clara", "loss": 3, "tired": True, "injuries": 1}
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"), phase="move", turn=turn)
    assert lights(game, "Clara injury leg 2") == {"dice": [2]}
    assert lights(game, "Clara injury eye") == {}


def test_a_proposal_lights_up_what_is_proposed() -> None:
    third = {"at": "e2", "skill": "buddy", "equipment": ["rope"]}
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), variant="b", third=third)
    proposed = lights(game, "Clara propose use rope e1 for Third")
    assert proposed == {"squares": ["e1"], "cards": ["rope"]}
    assert lights(game, "Clara propose side Jona for Third") == {"seats": ["Jona"]}
    assert lights(game, "Clara mark e1 for Third") == {"squares": ["e1"]}


def test_a_player_called_like_a_card_is_still_a_player() -> None:
    manager = {"skill": "equipment-manager", "equipment": ["map"]}
    game = position(seat("Clara", "d2", **manager), seat("rope", "d3"), seat("c4", "e2"))
    assert lights(game, "Clara give map rope") == {"cards": ["map"], "seats": ["rope"]}
    assert lights(game, "Clara give map c4") == {"cards": ["map"], "seats": ["c4"]}


def test_before_phase_5_a_seat_sees_its_own_dice_only() -> None:
    for phase in ("plan", "reroll", "equip"):
        game = three(phase)
        for viewer in game.seats:
            hands = {name: each["dice"] for name, each in game.view(viewer)["seats"].items()}
            assert None not in hands.pop(viewer)
            assert all(hand == [None] * 6 for hand in hands.values())
        assert all(each["dice"] == [None] * 6 for each in game.view(None)["seats"].values())


def test_once_the_screens_fall_everybody_sees_everything() -> None:
    for phase in ("move", "erupt"):
        assert all(None not in each["dice"] for each in three(phase).view(None)["seats"].values())


def test_a_radio_opens_the_dice_of_its_user() -> None:
    game = act(card_in_hand("radio"), "Clara use radio")
    assert game.view("Jona")["seats"]["Clara"]["dice"] == CLARA.split()
    assert game.view(None)["seats"]["Clara"]["dice"] == CLARA.split()
    assert game.view("Clara")["seats"]["Jona"]["dice"] == [None] * 6


def test_a_lent_die_is_known_to_both_and_to_nobody_else() -> None:
    game = act(card_in_hand("map"), "Clara use map 4 Jona")
    assert game.view("Jona")["seats"]["Jona"]["dice"][-1] == "B6"
    assert game.view("Clara")["seats"]["Jona"]["dice"] == [None] * 6 + ["B6"]
    assert game.view("Steve")["seats"]["Jona"]["dice"] == [None] * 7


def test_the_third_set_shows_three_dice() -> None:
    third = {"dice": "B1 P1 B4 P4 B5 P5"}
    seats = (seat("Clara", "d2"), seat("Jona", "d3"))
    assert position(*seats, variant="a", third=third).view("Clara")["third_set"] == [
        None,
        None,
        None,
        "P4",
        "B5",
        "P5",
    ]
    opened = position(*seats, variant="a", third=third, phase="move").view("Clara")
    assert opened["third_set"] == ["B1", "P1", "B4", "P4", "B5", "P5"]


def test_a_buddy_sets_a_die_aside_unseen_until_phase_3_ends() -> None:
    seats = (seat("Clara", "d2", skill="buddy", dice=CLARA), seat("Jona", "d3"), seat("Steve", "e2"))
    game = act(position(*seats, phase="reroll"), "Clara aside 4")
    assert game.view("Clara")["seats"]["Clara"]["aside"] == ["B6"]
    assert len(game.view("Clara")["seats"]["Clara"]["dice"]) == 5
    assert game.view("Jona")["seats"]["Clara"]["aside"] == []
    assert game.view("Jona")["seats"]["Clara"]["dice"] == [None] * 6
    act(game, "Clara stop", "Jona stop", "Steve stop")
    assert game.view("Jona")["seats"]["Clara"]["aside"] == ["B6"]
    assert game.view("Jona")["seats"]["Clara"]["dice"] == [None] * 5


def test_rerolls_in_plan_are_what_the_marker_would_give() -> None:
    game = three()
    assert game.view("Clara")["seats"]["Clara"]["rerolls"] is None
    act(game, "Clara mark d2")
    assert game.view("Jona")["seats"]["Clara"]["rerolls"] == 2
    act(game, "Clara mark c2")
    assert game.view("Jona")["seats"]["Clara"]["rerolls"] == 1


def test_rerolls_in_phase_3_are_what_is_left_to_oneself_and_what_was_given_to_others() -> None:
    game = act(three("reroll"), "Clara reroll 1")
    assert game.view("Clara")["seats"]["Clara"]["rerolls"] == 1
    assert game.view("Jona")["seats"]["Clara"]["rerolls"] == 2
    assert game.view(None)["seats"]["Clara"]["rerolls"] == 2


@pytest.mark.parametrize("phase", ["roll", "equip", "move", "erupt"])
def test_rerolls_in_other_phases_are_none(phase: str) -> None:
    assert three(phase).view("Clara")["seats"]["Clara"]["rerolls"] == 0


def test_a_prompt_is_ones_own_or_else_the_first() -> None:
    game = act(card_in_hand("carabiner"), "Clara use carabiner")
    assert game.view("Steve")["prompt"]["seat"] == "Steve"
    assert game.view(None)["prompt"]["seat"] == "Clara"
    act(game, "Clara pick 1")
    assert game.view("Clara")["prompt"]["seat"] == "Jona"
    prompt = game.view("Jona")["prompt"]
    assert (prompt["kind"], prompt["clause"]) == ("carabiner", "card.carabiner")
    assert prompt["text"]
    assert not game.view("Jona")["may_say"]


def test_one_may_speak_but_for_phase_3() -> None:
    assert three().view("Clara")["may_say"]
    assert not three("reroll").view("Clara")["may_say"]
    assert not three().view(None)["may_say"]


def events(game: Game[Any], viewer: str | None) -> list[str]:
    return [entry["event"] for entry in game.view(viewer)["log"]]


def test_the_log_tells_a_throw_only_to_the_one_who_threw() -> None:
    game = act(
        position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"), phase="roll"), "Jona roll"
    )
    for viewer in game.seats:
        throws = [entry["text"] for entry in game.view(viewer)["log"] if entry["event"] == "Thrown"]
        dice = [die.face for die in game.state.seat(viewer).dice]
        faces = ", ".join(WORDS.die(face, "en") for face in dice)
        assert len(throws) == 1
        assert throws[0] == f"{viewer} rolls {faces}."
    assert "Thrown" not in events(game, None)


def test_the_log_hides_a_lent_die_from_others() -> None:
    game = act(card_in_hand("map"), "Clara use map 4 Jona")
    texts = {viewer: game.view(viewer)["log"][-1]["text"] for viewer in ("Clara", "Jona", "Steve")}
    assert "blue 6" in texts["Clara"]
    assert texts["Clara"] == texts["Jona"] != texts["Steve"]
    assert "blue" not in texts["Steve"]


def test_the_log_hides_what_was_rerolled_and_turned() -> None:
    game = act(card_in_hand("shovel"), "Clara use shovel 1 6")
    assert "Turned" in events(game, "Clara")
    assert "Turned" not in events(game, "Jona")
    assert "Used" in events(game, "Jona")


def test_the_end_is_told_in_the_language_asked_for() -> None:
    game = position(
        seat("Clara", "f4"),
        seat("Jona", "e5"),
        seat("Steve", "f3", marker="f5", dice="B6 P6 Y6 B6 P6 Y6"),
        phase="move",
    )
    act(game, "Steve move f5")
    end = game.view(None)["outcome"]
    assert (end["won"], end["why"], end["score"]) == (True, "goal.win", 12)
    assert end["text"] != game.view(None, "fr")["outcome"]["text"]
    assert game.view("Clara")["actions"] == []


def test_a_loss_names_who_it_struck() -> None:
    game = position(
        seat("Clara", "d1"),
        seat("Jona", "d3"),
        seat("Steve", "e2"),
        phase="erupt",
        map="V L L l l\n. . l l l\n. . l l v",
    )
    game.act("Clara erupt")
    end = game.view(None)["outcome"]
    assert (end["won"], end["why"], end["who"]) == (False, "goal.lose-lava", "Clara")
    assert "Clara" in end["text"]


def test_a_view_of_a_game_that_is_set_up() -> None:
    game = fujikit.new_game("fuji", players=["Clara", "Jona"], variant="b", choices="ask", seed=1)
    view = game.view("Clara")
    assert view["phase"] == "setup"
    assert view["prompt"] is not None


def test_an_action_says_the_value_or_the_word_that_is_chosen() -> None:
    shovel = card_in_hand("shovel").view("Clara")["actions"]
    assert {"Clara use shovel 3 6": 6, "Clara use shovel 3 1": 1}.items() <= {
        each["line"]: each["value"] for each in shovel
    }.items()
    four = new_game(players=["Clara", "Jona", "Steve", "Wanda"], choices="ask")
    words = {each["line"]: each["word"] for name in four.seats for each in four.view(name)["actions"]}
    assert {word for line, word in words.items() if " start " in line} == {"white", "grey"}


def test_a_view_says_whom_the_game_waits_for_and_whether_screens_are_up() -> None:
    game = new_game()
    assert (game.view(None)["awaits"], game.view(None)["screens"]) == (list(game.seats), True)
    mark = next(str(action) for action in game.legal("Clara") if action.verb == "mark")
    act(game, mark, "Clara ready")
    assert game.view("Clara")["awaits"] == ["Jona", "Steve"]
    moving = position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"), phase="move")
    assert (moving.view(None)["awaits"], moving.view(None)["screens"]) == (["Clara", "Jona", "Steve"], False)
    moving.act("Jona move d3")
    assert moving.view(None)["awaits"] == ["Clara", "Steve"]


def test_both_players_are_awaited_for_the_third_meeple() -> None:
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), variant="b", third={"at": "e2"}, phase="move")
    act(game, "Clara move d2", "Jona move d3")
    assert game.view(None)["awaits"] == ["Clara", "Jona"]


def test_only_the_one_who_is_asked_is_awaited() -> None:
    game = card_in_hand("lighter")
    game.act("Clara use lighter Jona")
    assert game.view("Clara")["awaits"] == ["Jona"]
    assert game.view("Clara")["prompt"]["whose"] == "Jona"


@pytest.mark.parametrize("phase", ["plan", "reroll", "equip", "move"])
def test_a_touched_thing_stands_for_a_line_that_parses(phase: str) -> None:
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"), phase=phase)
    tries = game.view("Clara")["tries"]
    lines = [line.format(seat="Clara", square="d2", die=1) for line in tries.values() if line]
    assert not [line for line in lines if any(each.startswith("line.") for each in game.check(line).clauses)]


def test_a_view_says_which_faces_count_for_each_requirement() -> None:
    view = new_game().view(None)
    assert set(view["fits"]) == {card["need"] for card in view["cards"].values() if card["need"]}
    assert all(set(fit.split()) == parse_need(need).fits for need, fit in view["fits"].items())


def test_meeples_of_a_position_without_characters_can_be_told_apart() -> None:
    seats = [seat("Clara", "d2"), seat("Jona", "d3", character="blue"), seat("Steve", "e2")]
    seen = position(*seats).view(None)["seats"]
    assert [each["character"] for each in seen.values()] == ["purple", "blue", "green"]
