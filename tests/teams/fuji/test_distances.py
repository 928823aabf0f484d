"""How far the village is, and for how long the ways to it stay open."""

from __future__ import annotations

from fujikit.teams.fuji.distances import NEVER, board_distances, steps_between
from tests.support import AFTER_TWO_ROUNDS, position, seat


def on_the_ridge(**more: str) -> dict[str, object]:
    game = position(
        seat("Clara", "d1"), seat("Jona", "d1"), seat("Steve", "d1"), map=AFTER_TWO_ROUNDS, tokens=more
    )
    view: dict[str, object] = game.view("Clara")
    return view


def test_steps_lead_over_what_the_next_eruption_leaves() -> None:
    distances = board_distances(on_the_ridge())
    assert [distances.steps(square) for square in ("f2", "e2", "e1", "d2")] == [0, 1, 2, 2]
    assert distances.steps("c2") == NEVER


def test_a_card_lasts_until_it_is_lava_or_cut_off() -> None:
    distances = board_distances(on_the_ridge())
    assert [distances.eruptions(square) for square in ("c2", "d1", "d2", "e1", "e2")] == [0, 0, 1, 1, 2]
    assert distances.eruptions("f3") == NEVER


def test_the_best_way_goes_round_eruption_tokens() -> None:
    distances = board_distances(on_the_ridge(d2="eruption", e1="eruption2"))
    assert distances.crossed("d1", "e2", 3) == 1
    assert distances.crossed("d1", "d2", 3) == 1
    assert distances.crossed("e3", "f2", 3) == 0


def test_a_move_counts_tokens_and_not_eruptions_when_it_chooses_its_way() -> None:
    distances = board_distances(on_the_ridge(d2="eruption2", e1="eruption"))
    assert distances.board.calmest_way("d1", "e2", 3) == ("d2", "e2")
    assert distances.crossed("d1", "e2", 3) == 2


def test_a_walk_counts_steps() -> None:
    distances = board_distances(on_the_ridge())
    assert steps_between(distances, "d1", "e2") == 2
