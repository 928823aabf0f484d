"""Whole games by the functions that need no numbers: no line is illegal and nobody stalls."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from fujikit.teams import Random, play
from fujikit.teams.fuji.strategy.giving_way import give_way
from fujikit.teams.fuji.strategy.prompts import answer
from fujikit.teams.fuji.strategy.turns import turn
from tests.support import new_game

TABLES = [(2, "a"), (2, "b"), (3, ""), (4, "")]


class Handy:
    """Answers, moves and gives way by our functions; marks, throws and uses cards at random."""

    def __init__(self, seat: str, seed: int) -> None:
        self.at_random = Random(seat, seed=seed)

    def __call__(self, view: dict[str, Any]) -> str | None:
        if view["prompt"] is not None:
            return answer(view)
        if view["phase"] == "move":
            return turn(view)
        return give_way(view) or self.at_random(view)


@pytest.mark.parametrize(("players", "variant"), TABLES)
@pytest.mark.parametrize("edition", ["en", "fr", "pl"])
def test_games_come_to_an_end(players: int, variant: str, edition: str) -> None:
    for seed in range(17):
        options = {"variant": variant} if variant else {}
        game = new_game(
            players,
            edition=edition,
            scenario=seed % 7 + 1,
            level=seed % 4 + 1,
            thrill=seed % 3 == 0,
            choices="ask",
            seed=seed,
            **options,
        )
        assert play(game, {name: Handy(name, seed) for name in game.seats}).why.startswith("goal.")


def test_these_functions_need_no_numpy() -> None:
    """So that a newcomer can sit down where numpy is not loaded."""
    names = ["prompts", "turns", "giving_way", "injuries", "setting_up", "variant_b.proposals"]
    imports = "; ".join(f"import fujikit.teams.fuji.strategy.{name}" for name in names)
    found = subprocess.run(
        [sys.executable, "-c", f"{imports}; import sys; print('numpy' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "False"
