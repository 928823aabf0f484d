"""Phase 5, second step: what a turn costs."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from tests.support import BOX, act, position, seat

NO_PINK = "B1 B2 Y1 B1 B2 Y1"
PINK = {
    0: NO_PINK,
    1: "B1 P1 Y1 B1 B2 Y1",
    2: "B1 B2 P2 B1 B2 Y1",
    3: "P3 B2 Y1 B1 B2 Y1",
    4: "P4 B2 Y1 B1 B2 Y1",
    5: "B1 B2 P5 B1 B2 Y1",
    6: "B1 P6 Y1 B1 B2 Y1",
    7: "B1 P6 Y1 B1 P1 Y1",
    8: "B1 P6 P2 B1 B2 Y1",
    10: "B1 B2 P5 B1 B2 P5",
    20: "P4 P6 P5 B1 B2 P5",
}
"""Hands by what they are worth where pink counts."""


def pink(own: int, rival: int = 0, *, marker: str = "d4", level: int = 2, **more: Any) -> Game[Any]:
    """Clara's destination asks for pink; her best neighbour is worth `rival`."""
    return position(
        seat("Clara", "d2", marker=marker, dice=PINK[own], **more),
        seat("Jona", "e4", dice=PINK[rival]),
        seat("Steve", "e3", dice=NO_PINK),
        needs={marker: "pink"},
        phase="move",
        level=level,
    )


def loss(game: Game[Any], before: int = 0) -> int:
    act(game, f"Clara move {game.view()['seats']['Clara']['marker']}")
    lost: int = game.view()["seats"]["Clara"]["stamina"] - before
    return lost


@pytest.mark.parametrize(
    ("difference", "cost"), [(0, 4), (1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1), (7, 0), (8, 0), (20, 0)]
)
@pytest.mark.clause("stamina.level-2", "stamina.success", "stamina.fail")
def test_level_2_by_difference(difference: int, cost: int) -> None:
    assert loss(pink(difference)) == cost


@pytest.mark.clause("stamina.success")
def test_the_best_neighbour_counts() -> None:
    assert loss(pink(10, rival=6)) == 2
    assert loss(pink(10, rival=3)) == 0


@pytest.mark.clause("stamina.success", "gatherer.spend")
def test_flare_gun_and_power_bars_count_in_the_difference() -> None:
    assert loss(pink(1, flares=1)) == 2
    gatherer: dict[str, Any] = {"skill": "gatherer", "bars": 3}
    assert loss(act(pink(1, **gatherer), "Clara spend 2 Clara")) == 2
    assert loss(act(pink(1, flares=1, **gatherer), "Clara spend 3 Clara")) == 0


@pytest.mark.parametrize("rival", [1, 4, 20])
@pytest.mark.clause("stamina.fail")
def test_a_failure_costs_the_most_whatever_is_missing(rival: int) -> None:
    assert loss(pink(1, rival=rival)) == 4


@pytest.mark.parametrize("own", [0, 1, 3, 5, 7])
@pytest.mark.clause("stamina.stay")
def test_staying_costs_the_same(own: int) -> None:
    assert loss(pink(own, marker="d2")) == loss(pink(own))


@pytest.mark.clause("stamina.stay", "goal.village-stays")
def test_staying_in_the_village_costs_too() -> None:
    game = position(seat("Clara", "f4"), seat("Jona", "e4"), seat("Steve", "e3"), phase="move")
    game.act("Clara move f4")
    assert game.view()["seats"]["Clara"]["stamina"] == 4


@pytest.mark.clause("stamina.step")
def test_each_point_is_one_space() -> None:
    game = pink(0, stamina=1)
    assert loss(game, before=1) == 4
    assert game.view()["seats"]["Clara"]["stamina"] == 5


@pytest.mark.parametrize("before", [16, 18, 19])
@pytest.mark.clause("stamina.step", "goal.lose-stamina")
def test_what_goes_beyond_the_last_space_is_dropped(before: int) -> None:
    game = pink(0, stamina=before)
    game.act("Clara move d4")
    assert game.view()["seats"]["Clara"]["stamina"] == 20
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.why, game.outcome.who) == (False, "goal.lose-stamina", "Clara")


@pytest.mark.clause("stamina.step")
def test_the_space_before_the_last_is_not_the_end() -> None:
    game = pink(0, stamina=15)
    game.act("Clara move d4")
    assert game.outcome is None
    assert game.view()["seats"]["Clara"]["stamina"] == 19


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.clause("stamina.rows")
def test_every_level_has_a_row_for_every_difference(level: int) -> None:
    card = BOX.level(level)
    costs = [loss(pink(own, level=level)) for own in PINK if own]
    assert costs == [card.loss(own) for own in PINK if own]
    assert costs == sorted(costs, reverse=True)
    assert max(costs) < loss(pink(0, level=level)) == card.fail


@pytest.mark.parametrize("own", [0, 1])
@pytest.mark.clause("card.first-aid-kit", "stamina.fail")
def test_a_first_aid_kit_spares_the_loss(own: int) -> None:
    assert loss(pink(own, unhurt=True, stamina=19), before=19) == 0
