"""The game: acting, checking, undoing, copying, and the history that all of it leaves."""

from __future__ import annotations

import pytest

import fujikit
from fujikit.fuji.actions import Mark
from fujikit.fuji.plan import Marked
from tests.support import act, new_game, position, seat, three


def test_a_line_becomes_events_and_the_state_is_their_fold() -> None:
    game = three()
    events = game.act("Clara mark d2")
    assert events == (Marked("Clara", "d2"),)
    move = game.history[-1]
    state = move.before
    for event in move.folded:
        state = event.fold(state)
    assert state == game.state


def test_an_action_serves_as_well_as_its_line() -> None:
    game = three()
    assert game.check(Mark("Clara", "d2")).ok
    game.act(Mark("Clara", "d2"))
    assert game.state.seat("Clara").marker == "d2"


def test_a_refused_line_carries_its_verdict_and_changes_nothing() -> None:
    game = three()
    state, moves = game.state, len(game.history)
    with pytest.raises(fujikit.IllegalAction) as refused:
        game.act("Clara mark a1")
    assert refused.value.line == "Clara mark a1"
    assert refused.value.verdict == game.check("Clara mark a1")
    assert not refused.value.verdict
    assert isinstance(refused.value, ValueError)
    assert game.state is state
    assert len(game.history) == moves


def test_check_never_raises() -> None:
    game = three()
    for line in ("", "x", "Clara", "Clara mark", "Clara mark z9", "Clara say three yellow dice"):
        assert not game.check(line).ok


def test_the_verdict_speaks_the_language_of_the_game_or_another_one() -> None:
    english, french = three(), three(lang="fr")
    assert english.check("Clara ready").text("fr") == french.check("Clara ready").text()
    assert english.check("Clara ready").text() != french.check("Clara ready").text()


def test_seats_round_and_phase() -> None:
    game = new_game()
    assert (game.seats, game.round, game.phase) == (("Clara", "Jona", "Steve"), 1, "plan")
    assert game.outcome is None


def test_nothing_is_undone_before_the_first_move() -> None:
    with pytest.raises(fujikit.CannotUndo):
        three().undo()


def test_undo_gives_the_action_back() -> None:
    game = act(three(), "Clara mark d2", "Jona mark d3")
    assert str(game.undo()) == "Jona mark d3"
    assert game.state.seat("Jona").marker == ""
    assert str(game.undo()) == "Clara mark d2"


def test_undo_does_not_cross_a_throw_but_a_study_game_does() -> None:
    lines = ("Clara reroll 1",)
    seats = [seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2")]
    played = act(position(*seats, phase="reroll"), *lines)
    with pytest.raises(fujikit.CannotUndo, match="Reroll dice"):
        played.undo()
    studied = act(position(*seats, phase="reroll", study=True), *lines)
    before = studied.history[-1].before
    studied.undo()
    assert studied.state == before


def test_undo_does_not_cross_the_beginning_of_a_new_round_in_a_game_of_its_own() -> None:
    game = new_game()
    while game.history and game.history[-1].action is not None:
        try:
            game.undo()
        except fujikit.CannotUndo:
            break
    with pytest.raises(fujikit.CannotUndo):
        game.undo()


def test_a_copy_shares_nothing_that_changes() -> None:
    game = three()
    twin = game.copy()
    twin.act("Clara mark d2")
    assert game.state.seat("Clara").marker == ""
    assert len(game.history) + 1 == len(twin.history)


def test_a_copy_throws_the_same_dice_next() -> None:
    game = position(seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2"), phase="reroll", seed=5)
    twin = game.copy()
    assert game.act("Clara reroll 1 2 3") == twin.act("Clara reroll 1 2 3")


def test_a_scripted_copy_keeps_the_rest_of_the_script() -> None:
    seats = [seat("Clara", "d2"), seat("Jona", "d3"), seat("Steve", "e2")]
    game = position(*seats, phase="reroll", dice="B6 P6")
    game.act("Clara reroll 1")
    twin = game.copy()
    twin.act("Clara reroll 2")
    assert [die.face for die in twin.state.seat("Clara").dice[:2]] == ["B6", "P6"]


def test_text_and_repr_tell_where_the_game_is() -> None:
    game = three()
    assert str(game) == game.text() == game.text("en")
    assert game.text("fr") != game.text("en")
    assert repr(game) == "<fujikit fuji: round 1, plan, 0 moves>"


def test_the_log_holds_this_round_only() -> None:
    game = new_game()
    first = len(game.view("Clara")["log"])
    act(game, "Clara say hello")
    assert len(game.view("Clara")["log"]) == first + 1
    events = [entry["event"] for entry in game.view("Clara")["log"]]
    assert events[-1] == "Said"


def test_nobody_without_a_seat_has_a_view() -> None:
    with pytest.raises(ValueError, match="Nobody"):
        three().view("Nobody")


def test_a_game_can_be_had_as_it_was_after_any_move() -> None:
    game = act(three(), "Clara mark d2", "Jona mark d3")
    views = [three().view("Clara"), act(three(), "Clara mark d2").view("Clara"), game.view("Clara")]
    assert [game.at(moves).view("Clara") for moves in range(3)] == views
    assert len(game.history) == 2


def test_an_earlier_moment_is_played_on_without_touching_the_game() -> None:
    game = act(three(), "Clara mark d2", "Jona mark d3")
    branch = act(game.at(1), "Jona mark d4")
    assert branch.state.seat("Jona").marker == "d4"
    assert game.state.seat("Jona").marker == "d3"
    assert [str(move.action) for move in branch.history] == ["Clara mark d2", "Jona mark d4"]
    assert fujikit.from_code(branch.code()).state.seat("Jona").marker == "d4"


@pytest.mark.parametrize("moves", [-1, 3])
def test_there_is_no_moment_outside_the_history(moves: int) -> None:
    game = act(three(), "Clara mark d2", "Jona mark d3")
    with pytest.raises(fujikit.BadInput, match="2 moves"):
        game.at(moves)


def test_why_nothing_can_be_taken_back_is_known_beforehand() -> None:
    game = three(lang="fr")
    assert game.undo_refusal("en") == "There is nothing to take back."
    with pytest.raises(fujikit.CannotUndo) as refused:
        game.undo()
    assert str(refused.value) == game.undo_refusal() != game.undo_refusal("en")
    assert act(game, "Clara mark d2").undo_refusal() == ""
