"""Whole games that were won; `python -m tools.robinson_wins` plays them anew when rules change on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from fujikit.api import from_record
from fujikit.engine.game import Game
from fujikit.robinson.scenarios.cannibal_island import DESTROYED, burned
from fujikit.robinson.scenarios.cursed_island import crosses
from fujikit.robinson.scenarios.family_robinson import children, wanted
from fujikit.robinson.scenarios.king_kong_island import traps
from fujikit.robinson.scenarios.volcano_island import still_to_explore
from fujikit.robinson.state import State
from fujikit.robinson.things.inventions import standing

FOLDER = Path(__file__).parent
NAMES = sorted(file.stem for file in FOLDER.glob("*.toml"))


def replayed(name: str) -> Game[State]:
    """The recorded game, with the cards that it was played with, move by move."""
    game: Game[State] = from_record((FOLDER / f"{name}.toml").read_text(encoding="utf-8"), name)
    return game


def won(name: str, goal: str) -> Game[State]:
    """The recorded game, which was won for this goal."""
    game = replayed(name)
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, goal)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_record_saves_as_it_was_read(name: str, tmp_path: Path) -> None:
    replayed(name).save(tmp_path / "again.toml")
    assert (tmp_path / "again.toml").read_bytes() == (FOLDER / f"{name}.toml").read_bytes()


@pytest.mark.clause("rc.s1.goal", "rc.s1.pile", "rc.end.win")
def test_castaways_is_won_when_the_ship_comes_and_pile_and_fire_are_there() -> None:
    game = won("castaways", "rc.s1.goal")
    assert game.round in (10, 11, 12)
    assert game.state.noted("pile") == 15
    assert game.state.item("fire") is not None


@pytest.mark.clause("rc.s3.goal", "rc.s3.raft", "rc.end.win")
def test_jenny_needs_help_is_won_as_soon_as_the_lifeboat_is_built() -> None:
    game = won("jenny_needs_help", "rc.s3.goal")
    assert game.state.item("lifeboat") is not None
    arrived = [move.before.round for move in game.history if move.before.noted("jenny-in-camp")]
    assert arrived[0] < game.round
    assert game.phase == "end"


@pytest.mark.clause("rc.s2.goal", "rc.end.win")
def test_cursed_island_is_won_when_the_round_of_the_fifth_cross_is_over() -> None:
    game = won("cursed_island", "rc.s2.goal")
    assert len(crosses(game.state)) >= 5
    complete = [move.before for move in game.history if len(crosses(move.before)) >= 5]
    assert {state.round for state in complete} <= {game.round}
    assert game.phase == "night"


@pytest.mark.clause("rc.s4.goal", "rc.end.win")
def test_volcano_island_is_won_as_soon_as_the_boat_is_built() -> None:
    game = won("volcano_island", "rc.s4.goal")
    assert still_to_explore(game.state) == (0, 0)
    assert game.state.item("jolly-boat") is not None
    assert game.phase == "end"
    assert game.state.place("m4").down


@pytest.mark.clause("rc.s5.goal", "rc.s5.attack", "rc.s5.burned", "rc.end.win")
def test_cannibal_island_is_won_when_the_round_in_which_the_city_fell_is_over() -> None:
    game = won("cannibal_island", "rc.s5.goal")
    assert game.phase == "night"
    fallen = {move.before.round for move in game.history if move.before.noted(DESTROYED)}
    assert fallen == {game.round}
    assert burned(game.state) >= 1


@pytest.mark.clause("rc.s6.goal", "rc.s6.children", "rc.end.win")
def test_family_robinson_is_won_when_the_round_of_the_ninth_invention_is_over() -> None:
    game = won("family_robinson", "rc.s6.goal")
    state = game.state
    assert len(wanted(state)) == 9
    assert all(standing(state, name) for name in wanted(state))
    assert state.shelter
    assert min(state.roof, state.palisade, state.weapon) >= 1
    assert children(state) >= 1
    assert game.phase == "night"


@pytest.mark.clause("rc.s7.goal", "rc.s7.trap", "rc.s7.capture", "rc.end.win")
def test_king_kong_island_is_won_as_soon_as_he_is_captured() -> None:
    game = won("king_kong_island", "rc.s7.goal")
    assert len(traps(game.state)) == 3
    built = [move.before.round for move in game.history if " build trap@" in str(move.action)]
    assert max(built) < game.round
    assert any("place hunt king-kong" in str(move.action) for move in game.history)
    assert game.phase == "resolve"
