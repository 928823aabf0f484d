"""Variant B: the third meeple is played by both players together."""

import fujikit
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
