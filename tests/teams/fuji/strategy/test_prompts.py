"""Answers to open questions, from the view alone."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.strategy.prompts import answer
from tests.fuji.cards.table import table
from tests.fuji.two_players import with_meeple
from tests.support import act

TO_E3 = {"marker": "e3"}


def answers(game: Game[Any]) -> list[str | None]:
    return [answer(game.view(name)) for name in game.seats]


def test_without_a_question_there_is_no_answer() -> None:
    assert answers(table()) == [None, None, None]


def test_only_who_is_asked_answers() -> None:
    game = act(table(jona="lighter", needs={"e3": "odd", "e2": "4"}, Jona=TO_E3), "Jona use lighter Steve")
    assert answers(game) == [None, None, "Steve hand 5"]


def test_no_die_that_counts_as_much_for_its_owner_is_handed_over() -> None:
    game = act(table(jona="lighter", needs={"e3": "odd", "e2": "odd"}, Jona=TO_E3), "Jona use lighter Steve")
    assert answers(game) == [None, None, "Steve decline"]


def test_who_asks_by_a_pocket_knife_is_known_too() -> None:
    game = table(steve="lighter", jona="pocket-knife", needs={"e3": "odd", "e2": "4", "d2": "6"}, Jona=TO_E3)
    assert answers(act(game, "Jona use pocket-knife lighter Steve"))[2] == "Steve hand 5"


def test_who_asks_by_a_pocket_knife_is_not_taken_for_who_has_the_lighter() -> None:
    needs = {"e3": "odd", "e2": "4", "d2": "6"}
    game = table("lighter", jona="pocket-knife", needs=needs, Jona=TO_E3)
    assert answers(act(game, "Jona use pocket-knife lighter Steve"))[2] == "Steve hand 5"


def test_everybody_picks_the_die_that_counts_least() -> None:
    game = act(table("carabiner", needs={"d2": "blue", "d3": "yellow", "e2": "pink"}), "Clara use carabiner")
    assert answers(game) == ["Clara pick 3", "Jona pick 2", "Steve pick 1"]


def test_a_gift_of_water_throws_what_counts_little() -> None:
    game = act(table("water", needs={"d3": "yellow|6"}), "Clara use water Jona")
    assert answers(game) == [None, "Jona reroll 1 2 3 5 6", None]


def test_water_once_more_and_then_no_more() -> None:
    game = table("water", needs={"d2": "blue"}, dice="B6 B5 B4 B6 B5 B4")
    act(game, "Clara use water 1 2 3 4 5 6")
    assert answers(game)[0] == "Clara stop"


def drawing(**clara: Any) -> Game[Any]:
    game = table(
        phase="move", needs={"e3": "any"}, tokens={"e3": "equipment"}, pile=["rope"], Clara=TO_E3 | clara
    )
    return act(game, "Clara move e3")


def test_a_card_is_drawn_unless_the_arm_is_broken() -> None:
    strong = {"dice": "B6 B5 B4 B6 B5 B4"}
    assert answer(drawing(**strong).view("Clara")) == "Clara draw"
    broken = strong | {"injuries": ["arm"]}
    assert answer(drawing(**broken).view("Clara")) == "Clara leave"
    manager = broken | {"skill": "equipment-manager"}
    assert answer(drawing(**manager).view("Clara")) == "Clara draw"


def test_a_proposal_is_agreed_to() -> None:
    game = with_meeple("move", third={"marker": "e3"}, clara={"marker": "d2"}, jona={"marker": "d3"})
    act(game, f"Clara propose move e3 for {THIRD}")
    assert answers(game) == [None, "Jona agree"]


def test_questions_to_the_third_meeple_are_answered_by_a_proposal_that_is_not_repeated() -> None:
    game = with_meeple(
        "move",
        third={"marker": "e3", "stamina": 5},
        clara={"marker": "d2"},
        jona={"marker": "d3"},
        needs={"e3": "3"},
    )
    act(game, f"Clara propose move e3 for {THIRD}", "Jona agree")
    first = answers(game)[0]
    assert first is not None
    assert first.startswith("Clara propose injury")
    act(game, first, "Jona decline")
    second = answers(game)[0]
    assert second is not None
    assert second != first


def test_a_shovel_of_the_third_meeple_turns_a_die_to_what_counts_most() -> None:
    """P4 B5 P5 lie before Jona: of its kind the B5 has a pink 6, and the others a 5 already."""
    game = with_meeple("equip", third={"marker": "e3", "equipment": ["shovel"]}, needs={"e3": "pink"})
    act(game, f"Clara propose use shovel Jona for {THIRD}", "Jona agree")
    assert answers(game) == [None, "Jona pick 5 as 6"]
