"""The recorded game of Cannibal Island, won with lucky dice; `lucky_5` plays it anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from fujikit.robinson.scenarios.cannibal_island import DESTROYED, burned
from tests.robinson.records.lucky import FOLDER
from tests.robinson.records.test_records import replayed

NAME = "cannibal_island"


def test_the_record_saves_as_it_was_read(tmp_path: Path) -> None:
    replayed(NAME).save(tmp_path / "again.toml")
    assert (tmp_path / "again.toml").read_bytes() == (FOLDER / f"{NAME}.toml").read_bytes()


@pytest.mark.clause("rc.s5.goal", "rc.s5.attack", "rc.s5.burned", "rc.end.win")
def test_cannibal_island_is_won_when_the_round_in_which_the_city_fell_is_over() -> None:
    game = replayed(NAME)
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why) == (True, "rc.s5.goal")
    assert game.phase == "night"
    fallen = {move.before.round for move in game.history if move.before.noted(DESTROYED)}
    assert fallen == {game.round}
    assert burned(game.state) >= 1
