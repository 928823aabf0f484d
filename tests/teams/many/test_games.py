"""The same grid gives the same games, however it is played."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.teams import simulate
from fujikit.teams.many.plan import Plan
from fujikit.teams.many.subject import Name

GRID: dict[str, Any] = {"team": "random", "level": [1, 4], "seed": 5}


def test_two_processes_play_the_games_of_one() -> None:
    alone, together = simulate(**GRID, games=3), simulate(**GRID, games=3, jobs=2)
    assert together.games == alone.games
    assert together.seats == alone.seats


def test_more_games_only_add_to_them() -> None:
    few, many = simulate(**GRID, games=1), simulate(**GRID, games=2)
    assert [game for game in many.games if game.number == 0] == few.games


def test_another_seed_gives_other_games() -> None:
    one, other = simulate(team="random", games=1, seed=1), simulate(team="random", games=1, seed=2)
    assert one.games[0].seed != other.games[0].seed
    assert one.seats != other.seats


def test_another_team_plays_with_the_same_seeds() -> None:
    results = simulate(team=["random", "random+random+random"], games=1)
    one, other = results.games
    assert one.seed == other.seed
    assert (one.game, other.game) == ("c0n0", "c1n0")


def test_the_cells_take_turns() -> None:
    plan: Plan = simulate(**GRID, games=2).plan
    assert list(plan.names()) == [Name(0, 0), Name(1, 0), Name(0, 1), Name(1, 1)]


@pytest.mark.parametrize("variant", ["a", "b"])
def test_a_table_of_two(variant: str) -> None:
    results = simulate(team="random", players=2, variant=variant, games=1)
    assert results.errors == ()
    assert [seat.kind for seat in results.seats] == ["random", "random", ""][: 2 + (variant == "b")]
