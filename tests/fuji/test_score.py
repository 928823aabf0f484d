"""The score of a win, and the double eruption token."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.fuji.clauses import WORDS
from fujikit.fuji.end import band
from tests.support import BOX, new_game, position, seat

SIXES = "B6 P6 Y6 B6 P6 Y6"
ALL_FOUR = ["leg", "arm", "amnesia", "eye"]


def win(*others: dict[str, Any], **clara: Any) -> int:
    """The score when Clara reaches the village as the last one."""
    rest = others or ({}, {})
    names = [("Jona", "e5"), ("Steve", "f5"), ("Mara", "f5")]
    game = position(
        seat("Clara", "e4", marker="f4", dice="B6 P1 Y1 B1 P1", **clara),
        *[seat(*place, **more) for place, more in zip(names, rest, strict=False)],
        phase="move",
        needs={"f4": "6"},
    )
    game.act("Clara move f4")
    assert game.outcome is not None
    assert game.outcome.won
    assert game.outcome.score is not None
    return game.outcome.score


@pytest.mark.clause("score.points")
def test_four_points_a_player() -> None:
    assert win() == 12
    assert win({}, {}, {}) == 16


@pytest.mark.clause("score.points")
def test_an_injury_costs_a_point_and_an_unused_card_gives_one() -> None:
    assert win({"injuries": ["eye"]}, {"injuries": ["arm", "eye"]}) == 9
    assert win({"equipment": ["rope", "map"]}, {}, equipment=["radio"]) == 15


@pytest.mark.clause("score.points")
def test_a_card_counts_beside_a_broken_arm() -> None:
    assert win({"injuries": ["arm"], "equipment": ["rope"]}, {}) == 12


@pytest.mark.clause("score.points")
def test_the_score_is_never_below_nothing() -> None:
    worst = {"injuries": ALL_FOUR}
    assert win(worst, worst, injuries=ALL_FOUR) == 0


@pytest.mark.clause("score.points")
def test_a_lost_game_has_no_score() -> None:
    game = position(seat("Clara", "d2", stamina=19), seat("Jona", "d3"), seat("Steve", "e2"), phase="move")
    game.act("Clara move d2")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.score, game.outcome.verdict) == (False, None, None)


@pytest.mark.clause("score.used-once")
def test_a_tapped_card_and_power_bars_score_nothing() -> None:
    tinkerer = {"skill": "tinkerer", "equipment": ["rope", "map"], "tapped": ["rope"]}
    assert win(tinkerer, {}) == 13
    assert win({"skill": "gatherer", "bars": 3}, {}) == 12


@pytest.mark.parametrize(
    ("least", "scores"),
    [
        ("0", (0,)),
        ("1", (1, 2)),
        ("3", (3, 4)),
        ("5", (5, 6, 7)),
        ("8", (8, 9, 10, 11)),
        ("12", (12, 13, 28)),
    ],
)
@pytest.mark.clause("score.bands")
def test_six_bands(least: str, scores: tuple[int, ...]) -> None:
    assert [band(score) for score in scores] == [least] * len(scores)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.clause("score.bands")
def test_every_band_has_its_own_verdict(lang: str) -> None:
    assert len({WORDS.translate("verdict", least, lang) for least in ("0", "1", "3", "5", "8", "12")}) == 6


def tokens(game: Game[Any]) -> dict[str, str]:
    cards = game.view()["cards"]
    return {square: card["token"] for square, card in cards.items() if card["token"]}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.clause("variant.thrill")
def test_the_token_nearest_the_village_is_double_at_any_level(level: int) -> None:
    plain, thrill = new_game(level=level), new_game(level=level, thrill=True)
    assert (tokens(plain)["g3"], tokens(plain)["i3"]) == ("eruption", "eruption")
    assert (tokens(thrill)["g3"], tokens(thrill)["i3"]) == ("eruption", "eruption2")


@pytest.mark.parametrize("scenario", range(1, 8))
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.clause("variant.thrill")
def test_nearest_is_by_steps_over_terrain_cards(scenario: int, players: int) -> None:
    game = new_game(players, scenario=scenario, thrill=True)
    board = game.state.board
    village = [square for square, card in board.squares() if card.kind == "village"]
    steps = {
        square: min(board.steps(square, goal) or 99 for goal in village)
        for square in BOX.scenario(scenario).eruption
    }
    (double,) = (square for square, token in tokens(game).items() if token == "eruption2")
    assert steps[double] == min(steps.values())
    assert BOX.scenario(scenario).thrill in ("", None, double)


@pytest.mark.clause("variant.thrill")
def test_where_both_are_as_near_the_scenario_names_one() -> None:
    assert tokens(new_game(scenario=2, thrill=True))["i5"] == "eruption2"


@pytest.mark.clause("variant.thrill")
def test_the_double_side_erupts_twice() -> None:
    game = position(
        seat("Clara", "d2", marker="d3", dice=SIXES),
        seat("Jona", "e4"),
        seat("Steve", "e3"),
        tokens={"d3": "eruption2"},
        phase="move",
        thrill=True,
    )
    game.act("Clara move d3")
    assert game.view()["lava"] == ["b1", "c1"]
