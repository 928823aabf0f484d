"""Phase 5: the order, and power bars."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.fuji.state import THIRD
from fujikit.fuji.view_state import state_from_view
from fujikit.teams.fuji.strategy.turns import NextTurn, next_turn, turn
from tests.fuji.two_players import with_meeple
from tests.support import AFTER_TWO_ROUNDS, CLARA, JONA, STEVE, act, position, seat

PINK, BLUE = "P3 P6 P5 P4 P6 P5", "B6 B5 B4 B6 B5 B4"


def lines(game: Game[Any]) -> list[str | None]:
    """What every seat answers."""
    return [turn(game.view(name)) for name in game.seats]


def played(game: Game[Any]) -> Game[Any]:
    """Phase 5 played out; at every moment exactly one seat acts."""
    while game.outcome is None and game.phase == "move" and game.view()["prompt"] is None:
        (line,) = [line for line in lines(game) if line]
        game.act(line)
    return game


def two_runners(**more: Any) -> Game[Any]:
    """F-27: Steve's way crosses the token, and the eruption would take Jona's card."""
    return position(
        seat("Steve", "e1", marker="f3", dice=BLUE),
        seat("Clara", "e3", marker="e3"),
        seat("Jona", "d1", marker="f2", dice=PINK),
        map=AFTER_TWO_ROUNDS,
        needs={"f2": "pink", "f3": "blue"},
        tokens={"e2": "eruption"},
        phase="move",
        **more,
    )


def test_who_stands_where_an_extra_eruption_strikes_goes_before_it_is_set_off() -> None:
    game = played(two_runners())
    order = [str(move.action) for move in game.history]
    assert order.index("Jona move f2") < order.index("Steve move f3")
    assert (game.outcome, game.round) == (None, 2)


def test_everybody_works_out_the_same_order() -> None:
    game = two_runners()
    act(game, "Clara move e3")
    assert lines(game) == [None, None, "Jona move f2"]
    assert len({next_turn(state_from_view(game.view(name))) for name in (None, *game.seats)}) == 1


def home_run(**clara: Any) -> Game[Any]:
    """Two in the village; Clara would fail there and lose her last stamina, Steve brings the last step."""
    return position(
        seat("Clara", "e5", marker="e5", **clara),
        seat("Jona", "f5", marker="f5", dice=PINK),
        seat("Steve", "f3", marker="f4", dice=BLUE),
        needs={"f4": "blue", "e5": "6", "f5": "pink"},
        phase="move",
    )


def test_the_last_step_comes_before_a_loss_that_would_end_the_game() -> None:
    game = home_run(stamina=19)
    assert "Clara move e5" not in lines(game)
    game = played(game)
    assert game.outcome is not None
    assert game.outcome.won


def test_who_would_leave_the_village_waits_for_the_last_step() -> None:
    game = position(
        seat("Clara", "e5", marker="e4", dice="Y5 Y4 Y6 Y5 Y4 Y6"),
        seat("Jona", "f5", marker="f5", dice=PINK),
        seat("Steve", "f3", marker="f4", dice=BLUE),
        needs={"f4": "blue", "e4": "yellow", "f5": "pink"},
        phase="move",
    )
    assert next_turn(state_from_view(game.view(None))) == NextTurn("Steve")


def tie(**jona: Any) -> Game[Any]:
    """F-26: Jona's 12 against Steve's 12."""
    return position(
        seat("Clara", "d2", marker="d2", dice=CLARA),
        seat("Jona", "d3", marker="e3", dice=JONA, **jona),
        seat("Steve", "e2", marker="e2", dice=STEVE),
        needs={"e3": "odd", "d2": "6", "e2": "pink|4"},
        phase="move",
    )


def test_a_power_bar_turns_a_tie_into_a_success() -> None:
    game = tie(skill="gatherer", bars=1)
    assert played(game).view()["seats"]["Jona"]["at"] == "e3"
    assert "Jona spend 1 Jona" in [str(move.action) for move in game.history]


def test_bars_are_spent_on_a_mate_too() -> None:
    game = position(
        seat("Clara", "d2", marker="d2", dice=CLARA, skill="gatherer", bars=1),
        seat("Jona", "d3", marker="e3", dice=JONA),
        seat("Steve", "e2", marker="e2", dice=STEVE),
        needs={"e3": "odd", "d2": "6", "e2": "pink|4"},
        phase="move",
    )
    assert played(game).view()["seats"]["Jona"]["at"] == "e3"


def test_bars_are_kept_where_they_change_nothing() -> None:
    game = tie(skill="gatherer", bars=1, flares=2)
    assert not any("spend" in (line or "") for line in lines(game))


def test_a_gatherer_who_forgot_spends_no_bar() -> None:
    game = tie(skill="gatherer", bars=1, injuries=["amnesia"])
    assert not any("spend" in (line or "") for line in lines(game))


def test_a_marker_on_lava_is_moved_to_last_and_stops_nobody() -> None:
    game = position(
        seat("Clara", "f3", marker="f3"),
        seat("Jona", "e3", marker="d1", dice=JONA),
        seat("Steve", "e1", marker="f2", dice="B1 B5 Y6 B1 B5 B4"),
        map=AFTER_TWO_ROUNDS,
        needs={"d1": "pink", "f2": "blue"},
        tokens={"e2": "eruption"},
        phase="move",
    )
    act(game, "Steve move f2")
    assert lines(game) == ["Clara move f3", None, None]
    assert played(game).round == 2


def test_the_first_player_proposes_the_third_meeples_turn() -> None:
    game = with_meeple(
        "move",
        clara={"marker": "d2", "moved": True},
        jona={"marker": "d3", "moved": True},
        third={"marker": "e3"},
    )
    assert lines(game) == [f"Clara propose move e3 for {THIRD}", None]


def test_a_turn_of_the_third_meeple_that_was_declined_is_left_to_the_other_player() -> None:
    game = with_meeple(
        "move",
        clara={"marker": "d2", "moved": True},
        jona={"marker": "d3", "moved": True},
        third={"marker": "e3"},
    )
    act(game, f"Clara propose move e3 for {THIRD}", "Jona decline")
    assert lines(game) == [None, None]
