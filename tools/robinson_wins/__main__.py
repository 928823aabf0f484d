"""Plays the recorded wins of Robinson Crusoe anew: simple plans, and dice that mean well.

`python -m tools.robinson_wins` writes, for each scenario, the first game that two players win, seed by seed,
into `tests/robinson/records/`; do that only when rules have changed on purpose.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tools.robinson_wins import plans
from tools.robinson_wins.luck import HARM, HARM_OF_CANNIBALS, Luck
from tools.robinson_wins.player import Wanted, play

FOLDER = Path(__file__).parents[2] / "tests" / "robinson" / "records"
PLANS: tuple[Wanted, ...] = (
    plans.castaways,
    plans.cursed_island,
    plans.jenny_needs_help,
    plans.volcano_island,
    plans.cannibal_island,
    plans.family_robinson,
    plans.king_kong_island,
)
CANNIBAL_ISLAND = 5


def won(scenario: int, wanted: Wanted) -> Game[State]:
    """The first game that is won; on Cannibal Island with fewer books and tiles on which nobody lives."""
    cannibals = scenario == CANNIBAL_ISLAND
    harm = HARM_OF_CANNIBALS if cannibals else HARM
    options: dict[str, Any] = {"books": "easier"} if cannibals else {}
    games = (play(scenario, wanted, Luck(seed, harm), seed, **options) for seed in count())
    return next(game for game in games if game.outcome is not None and game.outcome.won)


def main() -> None:
    for scenario, wanted in enumerate(PLANS, start=1):
        won(scenario, wanted).save(FOLDER / f"{wanted.__name__}.toml")


if __name__ == "__main__":
    main()
