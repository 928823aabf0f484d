"""The set-up dialogue in front of a table: what it offers, deals and refuses."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.box import box_template, house
from fujikit.widgets.fuji.play import MAX_MISTAKES, Play
from fujikit.widgets.persistence import restore
from fujikit.widgets.schema import Answer
from fujikit.widgets.screen_words import translate
from tests.support import new_game
from tests.widgets.people import ask, play, sit

HTML = "<img/src=x/onerror=alert(1)>"


def wish(table: Play, **changes: Any) -> dict[str, Any]:
    """What the dialogue begins with, but for the changes; seats may be given by name."""
    made = deepcopy(table.setup["options"]) if table.setup else {}
    if "names" in changes:
        made["seats"] = [{"name": name, "character": "", "skill": ""} for name in changes.pop("names")]
    return {**made, **changes}


def deal(table: Play, **changes: Any) -> Answer:
    return ask(table, "start-game", options=wish(table, **changes))


def seats(*people: tuple[str, str, str]) -> list[dict[str, str]]:
    return [{"name": name, "character": character, "skill": skill} for name, character, skill in people]


def test_it_opens_with_the_dialogue_and_no_game() -> None:
    table = Play()
    assert table.is_empty
    assert (table.view, table.screen, table.saved_code) == ({}, {}, "")
    assert [seat["name"] for seat in table.setup["options"]["seats"]] == ["Clara", "Jona", "Steve"]
    assert not table.setup["back"]
    with pytest.raises(BadInput, match="There is no game yet"):
        _ = table.game


def test_one_click_deals_a_first_game_with_good_defaults() -> None:
    table = Play()
    assert deal(table).ok
    assert table.setup is None
    assert table.game.seats == ("Clara", "Jona", "Steve")
    assert (table.view["scenario"], table.view["level"], table.view["phase"]) == (1, 1, "plan")
    assert table.screen["curtain"] == "Clara"
    assert table.screen["odds"] is None
    assert restore(table.saved_code).game.seats == table.game.seats


def test_it_offers_what_the_house_box_holds() -> None:
    setup, box = Play(lang="fr").setup, house()
    assert [each["number"] for each in setup["scenarios"]] == [each.number for each in box.scenarios]
    assert [each["name"] for each in setup["skills"]] == [skill.name for skill in box.skills]
    assert {each["number"]: each["house"] for each in setup["levels"]} == {
        1: True,
        2: False,
        3: True,
        4: True,
    }
    assert setup["characters"] == ["blue", "purple", "green", "black"]
    assert (setup["least"], len(setup["names"])) == (2, 4)
    third = {each["name"]: each["third"] for each in setup["variants"]}
    assert third == {"a": [], "b": ["equipment-manager", "buddy", "gatherer"]}


def test_a_scenario_comes_with_its_map_its_name_and_its_length() -> None:
    first, scenario = Play(lang="pl").setup["scenarios"][0], house().scenario(1)
    assert first["name"] == "Ostra grań"
    assert first["steps"] == 10
    assert first["rows"][0] == "....l..ll.."
    assert first["marks"][scenario.white] == "start"
    assert {square for square, mark in first["marks"].items() if mark == "eruption"} == set(scenario.eruption)


def test_a_level_says_what_it_costs() -> None:
    second = Play().setup["levels"][1]
    numbers = {"fail": 4, "narrow": 3, "clear": 7, "least": 0}
    assert second["text"] == translate("setup.level-text", "en", **numbers)


def test_a_skill_says_what_it_is_about_and_what_it_deals() -> None:
    skills = {each["name"]: each["text"] for each in Play().setup["skills"]}
    assert skills["scout"] == "Scout: four steps (5 dice, 2 cards)"
    assert skills["tinkerer"] == "Tinkerer: every card twice (5 dice, keeps 1 of 3 cards)"


def test_every_choice_reaches_the_game() -> None:
    table = Play()
    chosen = seats(("Ann", "black", "scout"), ("Ben", "green", "tinkerer"), ("Cleo", "blue", "buddy"))
    options = {"scenario": 4, "level": 3, "thrill": True, "edition": "pl", "odds": True}
    assert deal(table, seats=chosen, **options).ok
    game = table.game.state
    assert [(seat.name, seat.character, seat.skill) for seat in game.seats] == [
        (each["name"], each["character"], each["skill"]) for each in chosen
    ]
    setting = game.table
    assert (setting.scenario, setting.level.number, setting.thrill, setting.edition) == (4, 3, True, "pl")
    sit(table)
    assert table.screen["odds"] is not None


@pytest.mark.parametrize("variant", ["a", "b"])
def test_two_players_choose_a_variant(variant: str) -> None:
    table = Play()
    third = {"name": "", "character": "purple", "skill": "gatherer"}
    assert deal(table, names=["Ann", "Ben"], variant=variant, third=third).ok
    assert table.view["variant"] == variant
    assert ("Third" in table.view["seats"]) == (variant == "b")
    if variant == "b":
        assert table.view["seats"]["Third"]["skill"] == "gatherer"
        assert table.view["seats"]["Third"]["character"] == "purple"


def test_a_variant_for_two_does_not_stand_in_the_way_of_three_or_four() -> None:
    table = Play()
    assert deal(table, names=["Ann", "Ben", "Cleo", "Dora"], variant="b").ok
    assert table.view["variant"] == ""


def test_any_scenario_may_be_drawn() -> None:
    drawn = set()
    for _ in range(12):
        table = Play()
        assert deal(table, scenario=0).ok
        drawn.add(table.view["scenario"])
    assert len(drawn) > 1


def test_the_choices_of_the_set_up_are_asked_on_wish() -> None:
    table = Play()
    chosen = seats(("Ann", "", "scout"), ("Ben", "", "tinkerer"), ("Cleo", "", "buddy"))
    assert deal(table, seats=chosen, ask=True).ok
    assert table.view["phase"] == "setup"
    assert table.view["prompt"]["kind"] == "leave-out"


REFUSED: list[tuple[dict[str, Any], str, int | None]] = [
    ({"names": []}, "players", None),
    ({"names": ["Ann"]}, "players", None),
    ({"names": ["A", "B", "C", "D", "E"]}, "players", None),
    ({"names": ["Ann", "", "Cleo"]}, "players", 1),
    ({"names": ["Ann", "Ben Bo", "Cleo"]}, "players", 1),
    ({"names": ["Ann", "Ben", "ANN"]}, "players", 2),
    ({"names": ["Third", "Ben", "Cleo"]}, "players", 0),
    ({"names": ["Ann", "Ben", "7"]}, "players", 2),
    ({"names": ["Ann", "Ben", "x" * 41]}, "players", 2),
    ({"names": ["Ann", "Ben"], "variant": ""}, "variant", None),
    ({"names": ["Ann", "Ben"], "variant": "z"}, "variant", None),
    ({"scenario": 99}, "scenario", None),
    ({"level": 7}, "level", None),
    ({"edition": "de"}, "edition", None),
    ({"seats": seats(("A", "", "scout"), ("B", "", "scout"), ("C", "", ""))}, "skills", 1),
    ({"seats": seats(("A", "", ""), ("B", "blue", ""), ("C", "blue", ""))}, "characters", 2),
    ({"seats": seats(("A", "", "ninja"), ("B", "", ""), ("C", "", ""))}, "skills", 0),
    (
        {
            "names": ["Ann", "Ben"],
            "variant": "b",
            "third": {"name": "", "character": "", "skill": "scout"},
        },
        "skills",
        2,
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("changes", "field", "seat"), REFUSED)
def test_what_can_not_be_set_up_is_one_sentence_at_its_field(
    changes: dict[str, Any], field: str, seat: int | None, lang: str
) -> None:
    table = Play(lang=lang)
    answer = deal(table, **changes)
    refusal = table.setup["refusal"]
    assert (answer.ok, refusal["field"], refusal["seat"]) == (False, field, seat)
    assert answer.note == refusal["text"]
    assert refusal["text"].endswith(".")
    assert table.is_empty


def test_a_refusal_is_said_anew_in_another_language() -> None:
    table = Play()
    deal(table, names=["Ann", "Ann", "Ben"])
    assert ask(table, "set-language", lang="fr").ok
    assert table.setup["refusal"]["text"] == "Deux personnes portent le même nom, Ann."


def test_spaces_and_halves_of_characters_are_no_part_of_a_name() -> None:
    table = Play()
    assert deal(table, names=[" Ann ", "Ben\ud800", "Cleo"]).ok
    assert table.game.seats == ("Ann", "Ben?", "Cleo")


def test_a_name_may_look_like_html_and_stays_text() -> None:
    table = Play()
    assert deal(table, names=[HTML, "Ben", "Cleo"]).ok
    assert table.game.seats[0] == HTML
    assert HTML not in "".join(table.static_bundle().values()).replace(table.game.text("en"), "")


FORGED: list[Any] = [
    {},
    {"options": None},
    {"options": {}},
    {"options": {"seats": "Ann"}},
    {"options": [1, 2]},
]


@pytest.mark.parametrize("fields", FORGED)
def test_a_forged_wish_is_not_understood_and_changes_nothing(fields: dict[str, Any]) -> None:
    table = Play()
    answer = ask(table, "start-game", **fields)
    assert (answer.ok, answer.note) == (False, translate("kernel.not-understood", "en"))
    assert table.is_empty


def test_unknown_fields_and_types_of_a_wish_are_not_understood() -> None:
    for forged in ({"seed": 7}, {"box": "/etc/passwd"}, {"level": "1"}, {"thrill": 1}, {"scenario": 1.5}):
        table = Play()
        assert deal(table, **forged).note == translate("kernel.not-understood", "en")
        assert table.is_empty


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("act", {"line": "Clara ready"}),
        ("why-not", {"intent": "ready"}),
        ("take-screen", {"seat": "Clara"}),
        ("pass-screen", {}),
        ("undo", {}),
        ("reveal-all", {"on": True}),
        ("show-odds", {"on": True}),
        ("go-to-step", {"step": 0}),
        ("branch", {}),
        ("save", {}),
        ("restart", {}),
        ("set-up", {"open": False}),
    ],
)
def test_before_the_deal_nothing_can_be_played(do: str, fields: dict[str, Any]) -> None:
    table = Play()
    answer = ask(table, do, **fields)
    assert (answer.ok, answer.note) == (False, translate("hot-seat.bare", "en"))
    assert table.is_empty
    assert table.setup is not None


def test_clauses_can_be_looked_up_in_the_dialogue() -> None:
    assert ask(Play(), "look-up", clause="two.choose").clause is not None


def sitting(*people: tuple[str, str]) -> list[dict[str, str]]:
    """Seats by name, with the kind of code on each; empty for a person."""
    return [{"name": name, "character": "", "skill": "", "code": kind} for name, kind in people]


def test_seats_are_dealt_to_people_and_to_code() -> None:
    table = Play()
    alone = sitting(("Clara", ""), ("Kaede", "newcomer"), ("Hotaru", "careful"))
    assert deal(table, seats=alone, advice=True).ok
    assert table.screen["code"] == {"Kaede": "newcomer", "Hotaru": "careful"}
    assert (table.screen["at"], table.screen["curtain"]) == ("Clara", None)
    assert table.screen["advising"] is True
    ask(table, "set-up", open=True)
    assert [seat["code"] for seat in table.setup["options"]["seats"]] == ["", "newcomer", "careful"]


@pytest.mark.parametrize("kind", ["seer", "random", "oracle", HTML])
def test_only_code_that_is_offered_takes_a_seat(kind: str) -> None:
    table = Play()
    assert kind not in table.setup["kinds"]
    assert not deal(table, seats=sitting(("Clara", ""), ("Kaede", kind), ("Hotaru", ""))).ok
    assert table.is_empty


def test_names_of_code_and_of_people_begin_with_different_letters() -> None:
    setup = Play().setup
    letters = [name[0] for name in setup["names"] + setup["code_names"]]
    assert len({*letters}) == len(letters)


@pytest.mark.parametrize("come_back", ["load", "address"])
def test_a_game_that_comes_back_has_its_code_and_the_next_one_only_its_own(come_back: str) -> None:
    first = Play()
    deal(first, seats=sitting(("Clara", ""), ("Jona", "newcomer"), ("Steve", "careful")))
    table = Play(code=first.saved_code) if come_back == "address" else Play()
    if come_back == "load":
        assert ask(table, "load", text=first.saved_code).ok
    assert table.screen["code"] == {"Jona": "newcomer", "Steve": "careful"}
    assert ask(table, "restart").ok
    assert table.screen["code"] == {"Jona": "newcomer", "Steve": "careful"}
    ask(table, "set-up", open=True)
    assert deal(table, names=["Clara", "Jona", "Steve"]).ok
    assert table.screen["code"] == {}


def test_a_code_skips_the_dialogue() -> None:
    game = new_game(study=True)
    table = Play(code=game.code(), lang="pl")
    assert table.setup is None
    assert table.game.state == game.state
    assert table.lang == "pl"


@pytest.mark.parametrize("code", ["nonsense", "fk1.nonsense", "fks1.nonsense", "\ud800", "x" * 5000])
def test_a_bad_code_is_one_sentence_and_the_dialogue(code: str) -> None:
    table = Play(code=code)
    assert table.is_empty
    assert table.setup["note"].endswith((".", ")"))
    assert len(table.setup["note"]) < 400
    assert deal(table).ok
    ask(table, "set-up", open=True)
    assert table.setup["note"] == ""


def test_a_kept_game_that_comes_back_skips_the_dialogue() -> None:
    first = Play()
    deal(first)
    play(first, *(str(first.game.legal("Clara")[0]),))
    table = Play()
    assert ask(table, "load", text=first.saved_code).ok
    assert table.setup is None
    assert table.game.state == first.game.state
    assert table.screen["back"]


def test_a_kept_game_that_can_not_come_back_leaves_the_dialogue() -> None:
    table = Play()
    answer = ask(table, "load", text="fks1.nonsense")
    assert (answer.ok, answer.note) == (False, translate("keeping.not-ours", "en"))
    assert table.is_empty
    assert table.setup is not None


def test_a_new_game_is_set_up_with_the_last_choices_and_the_old_one_stays_until_then() -> None:
    table = Play()
    deal(table, names=["Ann", "Ben"], variant="b", level=3)
    game = table.game
    assert ask(table, "set-up", open=True).ok
    assert table.setup["back"]
    assert [seat["name"] for seat in table.setup["options"]["seats"]] == ["Ann", "Ben"]
    assert (table.setup["options"]["level"], table.setup["options"]["variant"]) == (3, "b")
    assert ask(table, "set-up", open=False).ok
    assert (table.setup, table.game) == (None, game)
    ask(table, "set-up", open=True)
    assert deal(table).ok
    assert table.game is not game
    assert table.previous_game is game


OWN = 'format = 1\nname = "ours"\n[[village]]\nname = "inn"\nneed = "{need}"\nsource = "house"\n'


def test_an_own_box_is_checked_offered_and_played_with() -> None:
    table = Play()
    text = box_template().replace('en = "Knife-edge Ridge"', 'en = "Our Ridge"')
    assert ask(table, "use-box", text=text, file="ours.toml").ok
    assert (table.setup["box"]["name"], table.setup["box"]["mistakes"]) == ("my box", [])
    assert table.setup["scenarios"][0]["name"] == "Our Ridge"
    assert deal(table).ok
    assert table.view["scenario_name"] == "Our Ridge"


def test_a_mistake_in_a_box_names_file_card_and_field_and_nothing_is_lost() -> None:
    table = Play()
    ask(table, "use-box", text=box_template(), file="fine.toml")
    answer = ask(table, "use-box", text=OWN.format(need="yelow|4"), file="ours.toml")
    assert not answer.ok
    mistake = 'need: "yelow|4" names no colour or value; did you mean "yellow|4"?'
    assert answer.note == f'ours.toml: village 1 "inn": {mistake}'
    assert table.setup["box"]["mistakes"][0] == answer.note
    assert table.setup["box"]["name"] == "my box"
    assert ask(table, "use-box", text="").ok
    assert table.setup["box"] == {"name": "", "mistakes": [], "more": 0}


def test_many_mistakes_are_counted_and_not_all_shown() -> None:
    table = Play()
    ask(table, "use-box", text=box_template().replace('source = "house"', 'source = "press"'))
    box = table.setup["box"]
    assert len(box["mistakes"]) == MAX_MISTAKES
    assert box["more"] > 0


@pytest.mark.parametrize("text", ["= nonsense", "format = 1", "\ud800", "#" * 1_000_001])
def test_a_text_that_is_no_box_is_told_in_words(text: str) -> None:
    table = Play()
    answer = ask(table, "use-box", text=text, file="x" * 300)
    assert not answer.ok
    assert len(answer.note) < 500
    assert table.setup["box"]["name"] == ""


def test_a_choice_that_another_box_lacks_is_refused_at_its_field() -> None:
    table = Play()
    whole = box_template()
    short = whole[: whole.index("[[scenario]]\nnumber = 2")] + whole[whole.index("[[landscape]]") :]
    assert ask(table, "use-box", text=short).ok
    deal(table, scenario=5)
    assert table.setup["refusal"]["field"] == "scenario"


def test_the_browser_can_not_set_the_dialogue() -> None:
    table = Play()
    before = table.setup
    table.set_state({"setup": None, "name": "else"})
    assert (table.setup, table.name) == (before, "play")


def test_what_stands_in_for_it_elsewhere_is_the_set_up_and_a_table() -> None:
    still = Play(lang="fr").static_bundle()
    table = fujikit.new_game(
        "fuji", players=["Clara", "Jona", "Steve"], scenario=1, level=1, seed=7, lang="fr"
    )
    assert table.text("fr") in still["text/plain"]
    assert still["text/plain"].startswith("Une nouvelle partie\n")
