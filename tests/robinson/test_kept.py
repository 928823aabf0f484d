"""Answers that are kept while parts of the state stay the same are those that would be found anew."""

from collections.abc import Callable
from inspect import unwrap
from random import Random
from typing import Any

import pytest

from fujikit.robinson.island import island_map
from fujikit.robinson.things import reachable
from fujikit.robinson.work import pawns, spots, stage
from fujikit.robinson.work.kinds import build
from tools.fuzz import moments
from tools.fuzz_robinson import Setup, setups

KEPT: tuple[Callable[..., Any], ...] = (
    island_map.spaces_by_name,
    island_map.distances,
    island_map.explored_terrains,
    build.build_targets,
    build._price_list,
    pawns.neutral_pawns,
    spots._targets,
    reachable._by_role,
)
OF_PLANS = (spots._numbers_of_plan,)
GAMES = [setup for setup in setups() if setup.hardy and setup.table == "2" and "wreckage" in setup.options]


@pytest.mark.unmeasured
@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: f"scenario-{setup.options['scenario']}")
def test_kept_answers_hold(setup: Setup) -> None:
    game = setup.start(3, "seed")
    for _ in moments(game, Random(3)):
        for asked in (*KEPT, *(OF_PLANS if stage.is_open(game.state) else ())):
            assert asked(game.state) == unwrap(asked)(game.state), asked
