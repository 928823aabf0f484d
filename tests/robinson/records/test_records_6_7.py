"""Family Robinson and King Kong Island, won with lucky dice; `lucky_6_7` plays them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.inventions import standing
from fujikit.robinson.scenarios.family_robinson import children, wanted
from fujikit.robinson.scenarios.king_kong_island import traps
from fujikit.robinson.state import State
from tests.robinson.records.lucky import FOLDER
from tests.robinson.records.lucky_6_7 import GAMES


def replayed(name: str) -> Game[State]:
    game: Game[State] = fujikit.load(FOLDER / f"{name}.toml")
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_record_saves_as_it_was_read(name: str, tmp_path: Path) -> None:
    replayed(name).save(tmp_path / "again.toml")
    assert (tmp_path / "again.toml").read_bytes() == (FOLDER / f"{name}.toml").read_bytes()


@pytest.mark.clause("rc.s6.goal", "rc.s6.children", "rc.end.win")
def test_family_robinson_is_won_when_the_round_of_the_ninth_invention_is_over() -> None:
    game = replayed("family_robinson")
    state = game.state
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "rc.s6.goal")
    assert len(wanted(state)) == 9
    assert all(standing(state, name) for name in wanted(state))
    assert state.shelter
    assert min(state.roof, state.palisade, state.weapon) >= 1
    assert children(state) >= 1
    assert game.phase == "night"


@pytest.mark.clause("rc.s7.goal", "rc.s7.trap", "rc.s7.capture", "rc.end.win")
def test_king_kong_island_is_won_as_soon_as_he_is_captured() -> None:
    game = replayed("king_kong_island")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "rc.s7.goal")
    assert len(traps(game.state)) == 3
    built = [move.before.round for move in game.history if " build trap@" in str(move.action)]
    assert max(built) < game.round
    assert any("place hunt king-kong" in str(move.action) for move in game.history)
    assert game.phase == "resolve"
