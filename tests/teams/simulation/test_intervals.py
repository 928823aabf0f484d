"""Intervals against numbers from elsewhere and against what they promise."""

from __future__ import annotations

from math import comb

import pytest

from fujikit.engine.words import LANGUAGES
from fujikit.teams.simulation.intervals import quantile, wilson
from fujikit.teams.simulation.summary import WORDS, Summary, overview


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), table I: the score method without continuity correction.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_published_intervals(hits: int, games: int, low: float, high: float) -> None:
    assert list(wilson(hits, games)) == pytest.approx([low, high], abs=5e-5)


def test_about_so_many_intervals_hold_the_true_share() -> None:
    games = 200
    for share in (0.08, 0.25, 0.5, 0.75):
        inside = [
            hits for hits in range(games + 1) if wilson(hits, games)[0] <= share <= wilson(hits, games)[1]
        ]
        chance = sum(comb(games, hits) * share**hits * (1 - share) ** (games - hits) for hits in inside)
        assert chance == pytest.approx(0.95, abs=0.015)


def test_less_confidence_is_a_narrower_interval() -> None:
    wide, narrow = wilson(40, 100), wilson(40, 100, confidence=0.5)
    assert wide[0] < narrow[0] < 0.4 < narrow[1] < wide[1]


def test_quantiles_are_among_the_numbers() -> None:
    ordered = list(range(1, 21))
    assert [quantile(ordered, share) for share in (0, 0.05, 0.5, 0.95, 1)] == [1, 1, 10, 19, 20]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_that_lost_or_won_a_single_game_does_not_read_as_one_that_never_did(lang: str) -> None:
    facts = {"level": 1, "players": 3, "team": "random"}
    cells = [Summary(facts, 100_000, won, {"lava": 100_000 - won}, (5, 7, 9)) for won in (1, 99_999)]
    (head, rarely, mostly) = overview(cells, lang)
    won = head.index(WORDS.translate("column", "won", lang))
    assert [rarely[won][0], mostly[won][0]] == ["<", ">"]
    assert not any(text.startswith(("0.0", "0,0", "100")) for text in (rarely[won], mostly[won]))
