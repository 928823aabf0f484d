"""Whole games that were won with lucky dice; `lucky` plays them anew when rules change on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from fujikit.api import from_record
from fujikit.engine.game import Game
from fujikit.robinson.scenarios.cursed_island import crosses
from fujikit.robinson.scenarios.volcano_island import still_to_explore
from fujikit.robinson.state import State
from tests.robinson.records.lucky import FOLDER, GAMES


def replayed(name: str) -> Game[State]:
    """The recorded game, with the cards that it was played with, move by move."""
    game: Game[State] = from_record((FOLDER / f"{name}.toml").read_text(encoding="utf-8"), name)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_record_saves_as_it_was_read(name: str, tmp_path: Path) -> None:
    game = replayed(name)
    game.save(tmp_path / "again.toml")
    assert (tmp_path / "again.toml").read_bytes() == (FOLDER / f"{name}.toml").read_bytes()


@pytest.mark.clause("rc.s1.goal", "rc.s1.pile", "rc.end.win")
def test_castaways_is_won_when_the_ship_comes_and_pile_and_fire_are_there() -> None:
    game = replayed("castaways")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "rc.s1.goal")
    assert game.round in (10, 11, 12)
    assert game.state.noted("pile") == 15
    assert game.state.item("fire") is not None


@pytest.mark.clause("rc.s3.goal", "rc.s3.raft", "rc.end.win")
def test_jenny_needs_help_is_won_as_soon_as_the_lifeboat_is_built() -> None:
    game = replayed("jenny_needs_help")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "rc.s3.goal")
    assert game.state.item("lifeboat") is not None
    arrived = [move.before.round for move in game.history if move.before.noted("jenny-in-camp")]
    assert arrived[0] < game.round
    assert game.phase == "end"


@pytest.mark.clause("rc.s2.goal", "rc.end.win")
def test_cursed_island_is_won_when_the_round_of_the_fifth_cross_is_over() -> None:
    game = replayed("cursed_island")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "rc.s2.goal")
    assert len(crosses(game.state)) >= 5
    complete = [move.before for move in game.history if len(crosses(move.before)) >= 5]
    assert {state.round for state in complete} <= {game.round}
    assert game.phase == "night"


@pytest.mark.clause("rc.s4.goal", "rc.end.win")
def test_volcano_island_is_won_as_soon_as_the_boat_is_built() -> None:
    game = replayed("volcano_island")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "rc.s4.goal")
    assert still_to_explore(game.state) == (0, 0)
    assert game.state.item("jolly-boat") is not None
    assert game.phase == "end"
    assert game.state.place("m4").down
