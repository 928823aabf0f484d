"""Whole games that were won with lucky dice; `lucky` plays them anew when rules change on purpose."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fujikit.api import from_record
from fujikit.engine.game import Game
from fujikit.robinson.box import house
from fujikit.robinson.record_box import check_sum
from fujikit.robinson.scenarios.cursed_island import crosses
from fujikit.robinson.scenarios.volcano_island import still_to_explore
from fujikit.robinson.state import State
from tests.robinson.records.lucky import FOLDER, GAMES


def replayed(name: str) -> Game[State]:
    """The recorded game, played move by move; a card that was reworded since does not matter by itself."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    current = re.sub(r'cards = "\w+"', f'cards = "{check_sum(house())}"', text)
    game: Game[State] = from_record(current, name)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_record_saves_as_it_was_read(name: str, tmp_path: Path) -> None:
    game = replayed(name)
    game.save(tmp_path / "again.toml")
    moves = (tmp_path / "again.toml").read_text(encoding="utf-8").partition("[play]")[2]
    assert moves == (FOLDER / f"{name}.toml").read_text(encoding="utf-8").partition("[play]")[2]


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
