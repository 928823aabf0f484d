"""Variant B: the third meeple is played by both players together."""

from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from tests.fuji.two_players import legal, with_meeple
from tests.support import BOX, act, clauses


def test_the_third_managers_cards_may_be_passed_while_an_injury_is_being_chosen() -> None:
    third = {"skill": "equipment-manager", "equipment": ["rope"]}
    game = act(with_meeple("move", third=third, clara={"stamina": 5}), "Clara move d2")
    line = "Clara propose give rope Jona for Third"
    assert clauses(game, line) == []
    assert line in legal(game, "Clara")


def test_a_proposal_is_answered_before_anything_else() -> None:
    third = {"skill": "equipment-manager", "equipment": ["rope"]}
    game = act(with_meeple("move", third=third, jona={"stamina": 5}), "Jona move d3")
    act(game, "Clara propose give rope Clara for Third")
    assert legal(game, "Jona") == {"Jona agree", "Jona decline"}
    assert clauses(game, "Jona injury eye") == ["two.b-together"]
    assert game.view("Jona")["prompt"]["kind"] == "proposal"
    act(game, "Jona agree", "Jona injury eye")
    assert game.state.seat("Clara").item("rope")


def test_a_position_goes_through_code_and_file() -> None:
    game = act(with_meeple("plan", third={"equipment": ["rope"]}), "Clara propose use rope f2 for Third")
    for twin in (fujikit.from_code(game.code()), fujikit.position(game.position(), box=BOX)):
        assert legal(twin, "Jona") == {"Jona agree", "Jona decline"}
        act(twin, "Jona agree")
        assert twin.state.seat("Third").at == "f2"


def rerolling(**more: Any) -> Game[Any]:
    """Phase 3 with everybody on the own card, so with two rerolls each."""
    return with_meeple("reroll", **more)


@pytest.mark.clause("two.b-buddy", "reroll.together")
def test_the_other_side_does_not_notice_the_buddys_die_before_phase_3_ends() -> None:
    game = rerolling(third={"skill": "buddy"}, buddy_side="Clara")
    before = [legal(game, "Jona"), clauses(game, "Jona aside 4 for Third"), game.view("Jona")]
    act(game, "Clara aside 2 for Third")
    assert [legal(game, "Jona"), clauses(game, "Jona aside 4 for Third"), game.view("Jona")] == before
    assert game.view("Clara")["seats"]["Third"]["dice"] == ["B1", None, "B4", None, None, None]
    assert game.view("Clara")["seats"]["Third"]["aside"] == ["P1"]
    act(
        game,
        "Jona reroll 6 for Third",
        "Jona stop",
        "Jona stop for Third",
        "Clara stop",
        "Clara stop for Third",
    )
    assert game.phase == "equip"
    assert game.view("Jona")["seats"]["Third"]["aside"] == ["P1"]
    assert len(game.state.seat("Third").dice) == 5


@pytest.mark.clause("two.b-buddy", "dice.aside")
def test_the_third_buddys_die_is_out_of_reach_once_it_is_set_aside() -> None:
    game = act(rerolling(third={"skill": "buddy"}, buddy_side="Clara"), "Clara aside 2 for Third")
    for twin in (game, fujikit.position(game.position(), box=BOX)):
        assert clauses(twin, "Clara reroll 1 2 for Third") == ["dice.aside"]
        assert clauses(twin, "Clara aside 1 for Third") == ["skill.buddy"]
        assert clauses(twin, "Clara reroll 1 3 for Third") == []
        assert "Clara reroll 1 3 for Third" in legal(twin, "Clara")
        assert not any(line.startswith("Clara reroll 1 2 for") for line in legal(twin, "Clara"))
