"""The same grid gives the same games, however it is played; one that fails costs no other."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from fujikit.engine.errors import BadInput
from fujikit.teams import simulate
from fujikit.teams.simulation import worker
from fujikit.teams.simulation.adapter import GameId
from fujikit.teams.simulation.plan import batches
from fujikit.teams.simulation.run import make_plan
from tests.teams.simulation.players import HERE

BOX = Path(__file__).parents[2] / "box.toml"
GRID: dict[str, Any] = {"team": "random", "level": [1, 4], "seed": 5, "box": BOX}


def test_two_processes_play_the_games_of_one() -> None:
    alone, together = simulate(**GRID, games=3), simulate(**GRID, games=3, jobs=2)
    assert len(alone.games) == 6
    assert together.games == alone.games
    assert together.seats == alone.seats


def test_more_games_only_add_to_them() -> None:
    few, many = simulate(**GRID, games=1), simulate(**GRID, games=2)
    assert [game for game in many.games if game.number == 0] == few.games


def test_another_seed_gives_other_games() -> None:
    one, other = simulate(**GRID, games=1), simulate(**{**GRID, "seed": 6}, games=1)
    assert {game.seed for game in one.games}.isdisjoint({game.seed for game in other.games})
    assert one.seats != other.seats


def test_another_team_plays_with_the_same_seeds() -> None:
    one, other = simulate(team=["random", "random+random+random"], box=BOX, games=1).games
    assert one.seed == other.seed
    assert (one.game, other.game) == ("c0n0", "c1n0")
    assert one.rounds == other.rounds


def test_the_cells_take_turns_in_portions() -> None:
    plan = make_plan("fuji", 2, 0, {"team": "random", "level": [1, 4]})
    done = {GameId(1, 0)}
    assert list(batches(plan, done, 2)) == [(GameId(0, 0), GameId(0, 1)), (GameId(1, 1),)]


@pytest.mark.parametrize("variant", ["a", "b"])
def test_a_table_of_two(variant: Literal["a", "b"]) -> None:
    results = simulate(team="random", players=2, variant=variant, games=1, box=BOX)
    assert results.errors == ()
    assert [seat.kind for seat in results.seats] == ["random", "random", ""][: 2 + (variant == "b")]


def test_a_game_that_fails_is_a_sentence_with_its_seed_and_the_others_go_on() -> None:
    results = simulate(team=f"{HERE}.Clumsy", games=6, seed=1, box=BOX)
    kept = {game.number for game in results.games}
    assert kept == {
        number for number in range(6) if results.plan.seed_of(GameId(0, number))[-1] in "89abcdef"
    }
    assert 0 < len(kept) < 6
    assert len(results.errors) == 6 - len(kept)
    lost = next(number for number in range(6) if number not in kept)
    sentence = next(error for error in results.errors if f"c0n{lost} " in error)
    assert results.plan.seed_of(GameId(0, lost)) in sentence
    assert sentence.endswith("ZeroDivisionError: over my own feet")
    with pytest.raises(ZeroDivisionError):
        results.replay(f"c0n{lost}")


@pytest.mark.slow
def test_the_games_of_a_process_that_dies_are_played_by_others(tmp_path: Path) -> None:
    grid: dict[str, Any] = {"team": f"{HERE}.Mortal:once={tmp_path / 'died'}", "box": BOX, "games": 4}
    together = simulate(**grid, jobs=2)
    assert (tmp_path / "died").exists()
    alone = simulate(**grid)
    assert together.games == alone.games
    assert len(alone.games) == 4


@pytest.mark.slow
def test_processes_that_always_die_are_given_up() -> None:
    with pytest.raises(BadInput, match="die again and again"):
        simulate(team=f"{HERE}.Doomed", box=BOX, games=1, jobs=2)


def test_a_worker_of_another_version_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "__version__", "0.0.0")
    with pytest.raises(BadInput, match=r"a worker has fujikit 0\.0\.0"):
        simulate(**GRID, games=1)


@pytest.mark.parametrize("name", ["c2n0", "first", ""])
def test_a_game_that_is_not_of_the_grid(name: str) -> None:
    results = simulate(**GRID, games=1)
    with pytest.raises(BadInput, match="no game of this grid"):
        results.replay(name)
