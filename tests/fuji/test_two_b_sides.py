"""Variant B: rerolls on both sides, the Buddy's die, and games that are saved and taken back."""

from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput, CannotUndo
from tests.fuji.two_players import STOPS, agreed, hand, legal, third, with_meeple
from tests.support import BOX, act, clauses, new_game


@pytest.mark.clause("two.b-rerolls")
def test_each_side_throws_once_for_each_reroll() -> None:
    game = act(with_meeple("reroll"), "Clara reroll 1 for Third", "Clara reroll 1 2 3 for Third")
    assert game.view("Clara")["seats"]["Third"]["rerolls"] == 0
    assert game.view("Jona")["seats"]["Third"]["rerolls"] == 2
    assert clauses(game, "Clara reroll 1 for Third") == ["reroll.by-distance"]
    assert clauses(game, "Jona reroll 4 for Third") == []
    act(game, "Jona stop for Third")
    assert clauses(game, "Jona reroll 4 for Third") == ["reroll.optional"]
    assert clauses(game, "Jona stop for Third") == ["reroll.optional"]
    assert clauses(game, "Jona reroll 4") == []


@pytest.mark.clause("two.b-rerolls", "reroll.together")
def test_the_other_player_learns_nothing_before_phase_3_ends() -> None:
    game = with_meeple("reroll")
    before = game.view("Jona")
    act(game, "Clara reroll 1 for Third", "Clara reroll 1 2")
    assert game.view("Jona") == before
    act(game, "Clara stop for Third")
    assert game.view("Jona") == before


@pytest.mark.clause("two.b-rerolls", "skill.gatherer")
@pytest.mark.parametrize(
    ("lines", "bars"),
    [
        ((), 2),
        (("Clara reroll 1 for Third",), 1),
        (("Clara reroll 1 for Third", "Jona reroll 4 for Third"), 1),
        (("Jona reroll 4 for Third", "Jona reroll 5 for Third"), 0),
    ],
)
def test_a_gatherer_gets_a_bar_where_neither_side_throws(lines: tuple[str, ...], bars: int) -> None:
    game = act(with_meeple("reroll", third={"skill": "gatherer"}), *lines)
    stops = [stop for stop in STOPS if not any(game.check(stop).clauses)]
    assert third(act(game, *stops)).bars == bars


@pytest.mark.clause("two.b-rerolls", "reroll.by-distance")
def test_it_has_the_rerolls_of_its_own_marker() -> None:
    markers = {"clara": {"marker": "d2"}, "jona": {"marker": "d3"}, "third": {"marker": "e5"}}
    game = act(with_meeple("plan", **markers), "Clara ready", "Jona ready")
    assert legal(game, "Clara").isdisjoint({"Clara reroll 1 for Third", "Clara stop for Third"})
    assert act(game, "Clara stop", "Jona stop").phase == "equip"


@pytest.mark.clause("two.b-rerolls")
def test_a_player_is_done_with_phase_3_after_both_hands() -> None:
    game = act(with_meeple("reroll"), "Clara stop")
    assert not game.view("Jona")["seats"]["Clara"]["ready"]
    act(game, "Clara stop for Third")
    assert game.view("Jona")["seats"]["Clara"]["ready"]


@pytest.mark.clause("two.b-buddy")
def test_the_side_is_agreed_in_phase_2() -> None:
    markers = {"clara": {"marker": "d2"}, "jona": {"marker": "d3"}}
    game = with_meeple("plan", **markers, third={"skill": "buddy", "marker": "e2"})
    assert {"Clara propose side Clara for Third", "Clara propose side Jona for Third"} <= legal(game, "Clara")
    agreed(game, "side Clara", "side Jona")
    act(game, "Clara ready", "Jona ready")
    assert clauses(game, "Clara aside 1 for Third") == ["two.b-buddy"]
    assert clauses(game, "Jona aside 1 for Third") == ["two.b-dice"]
    assert clauses(game, "Jona aside 4 for Third") == []
    assert "Jona aside 4 for Third" in legal(game, "Jona")
    assert "Clara aside 1 for Third" not in legal(game, "Clara")


@pytest.mark.clause("two.b-buddy")
def test_without_an_agreed_side_nothing_is_set_aside() -> None:
    game = with_meeple("reroll", third={"skill": "buddy"})
    assert clauses(game, "Clara aside 1 for Third") == ["two.b-buddy"]
    assert clauses(game, "Jona aside 4 for Third") == ["two.b-buddy"]


@pytest.mark.clause("two.b-buddy")
def test_the_side_is_not_agreed_after_phase_2() -> None:
    game = with_meeple("equip", third={"skill": "buddy"})
    assert clauses(game, "Clara propose side Clara for Third") == ["two.b-buddy"]


@pytest.mark.clause("two.b-buddy")
@pytest.mark.parametrize("own", [{"skill": "gatherer"}, {"skill": "buddy", "injuries": ["amnesia"]}])
def test_only_a_buddy_has_a_side(own: dict[str, Any]) -> None:
    game = with_meeple(third={**own, "dice": "B1 P1 B4 P4 B5 P5"})
    assert clauses(game, "Clara propose side Clara for Third") == ["two.b-buddy"]
    assert not any("side" in line for line in legal(game, "Clara"))


@pytest.mark.clause("two.b-buddy")
def test_the_side_is_a_players() -> None:
    game = with_meeple(third={"skill": "buddy"})
    assert clauses(game, "Clara propose side Third for Third") == ["two.b-buddy"]


@pytest.mark.clause("two.b-buddy", "two.b-together")
def test_no_player_settles_the_side_alone() -> None:
    game = with_meeple(third={"skill": "buddy"}, clara={"skill": "gatherer"})
    assert clauses(game, "Clara side Clara") == ["two.b-buddy"]


@pytest.mark.clause("two.b-buddy", "skill.buddy")
def test_a_third_meeple_that_is_no_buddy_sets_nothing_aside() -> None:
    game = with_meeple("reroll", third={"skill": "gatherer"}, buddy_side="Clara")
    assert clauses(game, "Clara aside 1 for Third") == ["skill.buddy"]


@pytest.mark.clause("two.b-buddy", "reroll.together")
def test_the_other_side_does_not_notice_the_buddys_die_before_phase_3_ends() -> None:
    game = with_meeple("reroll", third={"skill": "buddy"}, buddy_side="Clara")
    before = [legal(game, "Jona"), clauses(game, "Jona aside 4 for Third"), game.view("Jona")]
    act(game, "Clara aside 2 for Third")
    assert [legal(game, "Jona"), clauses(game, "Jona aside 4 for Third"), game.view("Jona")] == before
    assert game.view("Clara")["seats"]["Third"]["dice"] == ["B1", None, "B4", None, None, None]
    assert game.view("Clara")["seats"]["Third"]["aside"] == ["P1"]
    act(game, "Jona reroll 6 for Third", *STOPS)
    assert game.phase == "equip"
    assert game.view("Jona")["seats"]["Third"]["aside"] == ["P1"]
    assert len(third(game).dice) == 5


@pytest.mark.clause("two.b-buddy", "dice.aside")
def test_the_buddys_die_is_out_of_reach_once_it_is_set_aside() -> None:
    game = with_meeple("reroll", third={"skill": "buddy"}, buddy_side="Clara")
    act(game, "Clara aside 2 for Third")
    for twin in (game, fujikit.position(game.position(), box=BOX)):
        assert clauses(twin, "Clara reroll 1 2 for Third") == ["dice.aside"]
        assert clauses(twin, "Clara aside 1 for Third") == ["skill.buddy"]
        assert clauses(twin, "Clara reroll 1 3 for Third") == []
        assert "Clara reroll 1 3 for Third" in legal(twin, "Clara")
        assert "Clara reroll 1 2 for Third" not in legal(twin, "Clara")


@pytest.mark.clause("two.b-buddy", "round.end")
def test_the_next_round_asks_for_a_side_again() -> None:
    game = with_meeple("reroll", third={"skill": "buddy"}, buddy_side="Clara")
    act(game, "Clara aside 2 for Third", *STOPS, "Clara ready", "Jona ready")
    act(game, "Clara move d2", "Jona move d3")
    agreed(game, "move e2")
    assert game.state.buddy_side == ""
    assert len(third(game).dice) == 6


def test_a_proposal_goes_through_code_and_position() -> None:
    game = act(with_meeple(third={"equipment": ["rope"]}), "Clara propose use rope f2 for Third")
    for twin in (fujikit.from_code(game.code()), fujikit.position(game.position(), box=BOX)):
        assert legal(twin, "Jona") == {"Jona agree", "Jona decline"}
        assert third(act(twin, "Jona agree")).at == "f2"


def test_a_new_game_goes_through_its_code() -> None:
    game = act(new_game(2, variant="b"), "Clara mark d2", "Jona mark e2 for Third")
    twin = fujikit.from_code(game.code())
    assert [twin.view(name) for name in ("Clara", "Jona", None)] == [
        game.view(name) for name in ("Clara", "Jona", None)
    ]


def test_a_position_keeps_the_halves_of_phase_3() -> None:
    game = act(with_meeple("reroll"), "Clara reroll 1 for Third", "Jona stop for Third")
    twin = fujikit.position(game.position(), box=BOX)
    assert [legal(twin, name) for name in game.seats] == [legal(game, name) for name in game.seats]
    assert hand(twin) == hand(game)


def test_an_agreement_is_taken_back_step_by_step() -> None:
    game = with_meeple(third={"equipment": ["rope"]})
    before = game.state
    agreed(game, "use rope e3")
    assert str(game.undo()) == "Jona agree"
    assert str(game.undo()) == "Clara propose use rope e3 for Third"
    assert game.state == before


def test_no_throw_for_the_third_meeple_is_taken_back() -> None:
    game = act(with_meeple("reroll"), "Clara reroll 1 for Third")
    with pytest.raises(CannotUndo):
        game.undo()


def test_a_third_meeple_needs_its_table_in_a_position() -> None:
    text = with_meeple().position()
    with pytest.raises(BadInput, match="third"):
        fujikit.position(text[: text.index("[third]")], box=BOX)
