"""Variant B: the third meeple's marker and dice."""

from __future__ import annotations

from fujikit.fuji.state import THIRD
from fujikit.teams.fuji.mind.two.agreeing import proposals, proposes
from fujikit.teams.fuji.mind.two.third import mark_third, throw_half
from tests.fuji.two_players import with_meeple
from tests.support import MEADOW, act


def test_either_player_lays_a_marker_that_is_missing_and_nobody_moves_it() -> None:
    game = with_meeple()
    line = mark_third(game.view("Jona"))
    assert line is not None
    assert line.startswith("Jona mark")
    assert line.endswith(f"for {THIRD}")
    act(game, line)
    assert [mark_third(game.view(name)) for name in game.seats] == [None, None]


def test_the_third_meeple_goes_towards_the_village() -> None:
    game = with_meeple(third={"at": "d1"})
    line = mark_third(game.view("Clara"))
    assert line in [f"Clara mark {square} for {THIRD}" for square in ("f2", "e3", "d4")]


def test_the_third_meeple_does_not_stay_where_lava_comes() -> None:
    game = with_meeple(map=MEADOW.replace("V R R", "V L L"), third={"at": "d1"})
    assert mark_third(game.view("Clara")) != f"Clara mark d1 for {THIRD}"


def test_a_marker_that_may_not_lie_any_more_is_laid_anew() -> None:
    game = with_meeple(third={"at": "e2", "marker": "e3"}, clara={"marker": "e3"})
    line = mark_third(game.view("Clara"))
    assert line is not None
    assert " e3 " not in line


def test_each_throws_what_counts_little_on_the_own_side() -> None:
    """The third meeple has B1 P1 B4 before Clara and P4 B5 P5 before Jona."""
    game = with_meeple(
        "reroll",
        third={"marker": "e2", "given": 2, "rerolls": 2},
        clara={"marker": "d2", "half_rerolls": 2},
        jona={"marker": "d3", "half_rerolls": 2},
        needs={"e2": "blue|4"},
    )
    assert throw_half(game.view("Clara")) == f"Clara reroll 1 2 for {THIRD}"
    assert throw_half(game.view("Jona")) == f"Jona reroll 6 for {THIRD}"
    act(game, f"Jona stop for {THIRD}")
    assert throw_half(game.view("Jona")) is None


def test_the_first_player_proposes_and_what_was_declined_is_not_offered_again() -> None:
    game = with_meeple("equip", third={"marker": "e2", "equipment": ["flare-gun"]})
    assert [proposes(game.view(name)) for name in game.seats] == [True, False]
    line = f"Clara propose use flare-gun for {THIRD}"
    assert [offer["line"] for offer in proposals(game.view("Clara"), "use")] == [line]
    act(game, line, "Jona decline")
    assert proposals(game.view("Clara"), "use") == []
    assert proposals(game.view("Jona"), "use") == []
