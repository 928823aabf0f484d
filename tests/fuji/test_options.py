"""What a game is set up with goes through a record unchanged."""

from typing import Any

import pytest

import fujikit
from fujikit.engine.game import Game
from tests.support import new_game, three


@pytest.mark.parametrize(
    "game", [new_game(3), new_game(2), new_game(4, thrill=True, edition="pl"), three("move")], ids=repr
)
def test_a_record_replays_to_the_very_same_state(game: Game[Any]) -> None:
    assert fujikit.from_code(game.code()).state == game.state


def test_a_record_holds_only_the_scenario_and_level_that_are_played() -> None:
    box = new_game(3, scenario=4, level=3).state.table.box
    assert [scenario.number for scenario in box.scenarios] == [4]
    assert [level.number for level in box.levels] == [3]
