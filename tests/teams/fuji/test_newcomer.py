"""A newcomer goes for the village and throws again what does not fit."""

from __future__ import annotations

import subprocess
import sys

from fujikit.teams.fuji.newcomer import Newcomer
from tests.support import AFTER_TWO_ROUNDS, CLARA, position, seat


def test_it_marks_the_card_nearest_to_the_village() -> None:
    game = position(seat("Clara", "d3"), seat("Jona", "d1"), seat("Steve", "d1"))
    assert Newcomer("Clara")(game.view("Clara")) == "Clara mark f4"


def test_it_leaves_a_card_to_a_neighbour_who_marked_it() -> None:
    game = position(seat("Clara", "d3"), seat("Jona", "d4", marker="f4"), seat("Steve", "d1"))
    assert Newcomer("Clara")(game.view("Clara")) == "Clara mark e5"


def test_it_does_not_stay_where_lava_comes_next() -> None:
    game = position(
        seat("Clara", "d1"),
        seat("Jona", "e2", marker="f2"),
        seat("Steve", "e2", marker="f3"),
        map=AFTER_TWO_ROUNDS,
    )
    assert Newcomer("Clara")(game.view("Clara")) == "Clara mark e2"


def test_it_throws_again_what_does_not_fit() -> None:
    game = position(
        seat("Clara", "d3", marker="d4", dice=CLARA),
        seat("Jona", "d1"),
        seat("Steve", "e1"),
        phase="reroll",
        needs={"d4": "blue"},
    )
    assert Newcomer("Clara")(game.view("Clara")) == "Clara reroll 3 5 6"


def test_it_needs_no_numpy() -> None:
    code = "import sys, fujikit.teams.fuji.newcomer; sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
