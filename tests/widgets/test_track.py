"""Tracks of one player and of a whole game."""

from __future__ import annotations

from typing import Any

import pytest

import fujikit
from fujikit.engine.errors import BadInput
from fujikit.widgets import Track

POSITION = """
game = "fuji"
phase = "plan"
[board]
map = "V R l l v"
[track]
length = 12
injuries = [4, 8]
[[seat]]
name = "Clara"
at = "c1"
stamina = 5
[[seat]]
name = "Jona"
at = "c1"
[[seat]]
name = "Steve"
at = "d1"
stamina = 11
"""


def test_the_house_track_needs_nothing_but_what_is_lost() -> None:
    track = Track(7)
    assert (track.length, track.injuries, track.rows[0]["lost"]) == (20, [6, 10, 14, 17], 7)


def test_a_game_shows_the_track_of_every_seat() -> None:
    track = Track.of(fujikit.position(POSITION))
    assert (track.length, track.injuries) == (12, [4, 8])
    assert [(row["name"], row["lost"]) for row in track.rows] == [("Clara", 5), ("Jona", 0), ("Steve", 11)]


def test_it_can_follow_a_game() -> None:
    track = Track(name="Clara")
    track.show(fujikit.position(POSITION))
    assert [row["lost"] for row in track.rows] == [5, 0, 11]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"lost": 21}, "lost: 21 is not between 0 and the 20 spaces of the track"),
        ({"lost": -1}, "lost: -1 is not between 0 and the 20 spaces of the track"),
        ({"lost": "7"}, "lost: '7' is no whole number"),
        ({"length": 0, "injuries": []}, "length: a track has 1 to 60 spaces, not 0"),
        ({"length": None}, "length: None is no whole number"),
        ({"injuries": [3, 21]}, "injuries: there is no space 21 on a track of 20"),
        ({"injuries": ["3"]}, "injuries: '3' is no whole number"),
        ({"character": "red"}, "character: 'red' is none of blue, purple, green, black"),
        ({"name": 3}, "name: 3 is no text"),
        ({"lang": "de"}, "lang: 'de' is none of en, fr, pl"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as bad:
        Track(**arguments)
    assert str(bad.value) == said


def test_only_a_game_has_tracks() -> None:
    with pytest.raises(BadInput, match=r"^game: str is no game; begin one with fujikit\.new_game$"):
        Track.of("fuji")  # type: ignore[arg-type]


def test_it_is_called_by_its_name() -> None:
    assert repr(Track()) == "<fujikit Track>"
