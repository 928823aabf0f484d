"""Room for a neighbour whose every card is taken."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.teams.fuji.strategy.giving_way import give_way
from tests.support import act, position, seat

POCKET = """
V R R l l l
. . . . . l
l l . . . v
"""
"""a3 and b3 are cut off from the rest."""


def lines(game: Game[Any]) -> list[str | None]:
    return [give_way(game.view(name)) for name in game.seats]


def four(**clara: Any) -> Game[Any]:
    """Clara, Jona and Mara share a pocket of two cards; Clara and Mara sit beside Jona, not side by side."""
    return position(
        seat("Clara", "a3", marker="a3", **clara),
        seat("Jona", "b3"),
        seat("Mara", "b3", marker="b3"),
        seat("Steve", "e1", marker="e1"),
        map=POCKET,
        phase="plan",
    )


def test_a_neighbour_who_can_go_elsewhere_makes_room() -> None:
    game = four()
    assert lines(game) == ["Clara mark b3", None, None, None]
    act(game, "Clara mark b3")
    assert lines(game) == [None, None, None, None]
    assert game.check("Jona mark a3").ok


def test_who_is_ready_takes_that_back_first() -> None:
    game = act(four(), "Clara ready")
    assert lines(game) == ["Clara wait", None, None, None]


def test_nobody_moves_while_there_is_room() -> None:
    game = position(
        seat("Clara", "a3", marker="a3"),
        seat("Jona", "e1", marker="e1"),
        seat("Steve", "b3"),
        map=POCKET,
        phase="plan",
    )
    assert lines(game) == [None, None, None]


def test_where_no_set_of_markers_is_legal_nobody_moves() -> None:
    """plan.no-way-out: then everybody may mark the own card."""
    game = position(
        seat("Clara", "a3", marker="a3"),
        seat("Jona", "b3", marker="b3"),
        seat("Steve", "a3"),
        map=POCKET,
        phase="plan",
    )
    assert lines(game) == [None, None, None]
    assert game.check("Steve mark a3").ok
