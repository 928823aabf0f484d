"""What the changes at the end of lessons lead to is what their texts say."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.engine.game import Game
from fujikit.lessons import lesson
from fujikit.lessons.course import changed_table

CHANGED = {
    "C-binoculars": ["Phase 3 begins. Rerolls allowed: Clara 1, Jona 2, Steve 2."],
    "C-carabiner": ["Clara has 12 for e2, against 0, 14: not enough.", "Clara loses 4 stamina."],
    "C-compass": [
        "Clara has 6 for e2, against 5, 2: enough.",
        "Clara loses 3 stamina.",
        "Jona has 9 for e3, against 12, 4: not enough.",
    ],
    "C-duct-tape": [
        "Clara has 18 for e2, against 0, 11: enough.",
        "Jona has 6 for e3, against 6, 1: not enough.",
        "Jona loses 4 stamina.",
    ],
    "C-first-aid-kit": ["Clara has 8 for f3, against 6, 1: enough.", "Clara loses no stamina."],
    "C-flare-gun": ["Clara has 3 for e2, against 0, 3: not enough.", "Clara loses 4 stamina."],
    "C-flashlight": ["Phase 3 begins. Rerolls allowed: Clara 1, Jona 2, Steve 2."],
    "C-lighter": [
        "The Lighter card does nothing; Clara keeps it.",
        "Clara has 8 for e2, against 0, 11: not enough.",
    ],
    "C-machete": [
        "Jona has 5 for e3, against 5, 4: not enough.",
        "Steve has 6 for f3, against 0, 3: enough.",
    ],
    "C-map": [
        "Jona has 15 for e3, against 4, 6: enough.",
        "Steve has 14 for f2, against 14, 0: not enough.",
        "Steve loses 4 stamina.",
    ],
    "C-pocket-knife": [
        "Clara has 11 for e2, against 5, 12: not enough.",
        "Clara loses 4 stamina.",
    ],
    "C-radio": ["Jona has 14 for e3, against 13, 0: enough."],
    "C-rope": [
        "The volcano erupts, and lava takes d1, c2.",
        "Lava reaches Clara: the game is lost.",
    ],
    "C-shovel": [
        "Clara has 12 for e2, against 8, 0: enough.",
        "Jona has 6 for e3, against 6, 0: not enough.",
        "Jona loses 4 stamina.",
    ],
    "C-water": [
        "Clara has 7 for e2, against 0, 4: enough.",
        "Jona has 19 for e3, against 6, 11: enough.",
    ],
    "F-17": ["Phase 3 begins. Rerolls allowed: Clara 2, Jona 1, Steve 1."],
    "F-18": ["The volcano erupts, and lava takes b1, a2."],
    "F-20": ["Clara has 26 for e2, against 0, 0: enough.", "The volcano erupts, and lava takes a2."],
    "F-21": ["Phase 3 begins. Rerolls allowed: Clara 2, Jona 2, Steve 1."],
    "F-22": ["All meeples are in the village: you win with 12 points!"],
    "F-23": ["Clara has 10 for e2, against 9, 12: not enough."],
    "F-24": ["Jona has 9 for d3, against 4, 6: enough.", "Jona loses 2 stamina."],
    "F-25": [
        "The volcano erupts, and lava takes d1, c2.",
        "The volcano erupts, and lava takes e1, d2, c3.",
        "Lava reaches Jona: the game is lost.",
    ],
    "F-26": ["Jona has 12 for e3, against 5, 11: enough.", "Jona loses 3 stamina."],
    "F-27": ["The volcano erupts, and lava takes d1, c2.", "Jona moves to f2."],
    "F-28": ["Jona moves to d1.", "Lava reaches Jona: the game is lost."],
    "F-29": ["Phase 3 begins. Rerolls allowed: Clara 4, Jona 1, Steve 0."],
    "F-30": ["Phase 3 begins. Rerolls allowed: Clara 2, Jona 2, Steve 2."],
    "F-31": ["Phase 3 begins. Rerolls allowed: Clara 2, Jona 1, Steve 1."],
    "F-32": [
        "Jona has 9 for e3, against 7, 3: enough.",
        "Jona loses 3 stamina.",
        "Steve has 10 for f2, against 9, 11: not enough.",
    ],
    "F-33": [
        "Steve has 15 for e1, against 1, 11: enough.",
        "Steve loses 2 stamina.",
        "Jona has 12 for e3, against 5, 12: not enough.",
    ],
    "F-34": ["Clara loses 4 stamina.", "Clara takes an injury: Broken arm."],
    "F-35": ["Clara takes an injury: Amnesia."],
    "F-36": [
        "The volcano erupts, and lava takes g1, f2, e3.",
        "Steve loses 3 stamina.",
        "Clara moves to h3.",
        "All meeples are in the village: you win with 10 points!",
    ],
}

SEATS = [
    ("F-17", "Clara", "bars", 3),
    ("F-21", "Clara", "bars", 2),
    ("F-21", "Jona", "aside", ["P5"]),
    ("F-31", "Jona", "marker", "e1"),
    ("F-34", "Clara", "stamina", 8),
    ("F-34", "Clara", "injuries", ["arm"]),
    ("F-35", "Clara", "equipment", ["flare-gun", "radio"]),
]
"""What a seat has when the change is played."""


def told(game: Game[Any]) -> list[str]:
    """All that everybody has been told of a game."""
    return [text for move in game.history for text in game.story(move, None, "en")]


def changed(name: str) -> Game[Any]:
    found = lesson(name)
    assert found.change is not None
    return changed_table(found, found.change, "en")


@pytest.mark.parametrize("name", CHANGED)
def test_a_change_leads_where_its_text_says(name: str) -> None:
    story = iter(told(changed(name)))
    assert [text for text in CHANGED[name] if text not in story] == []


@pytest.mark.parametrize(("name", "seat", "field", "value"), SEATS)
def test_a_change_leaves_a_seat_as_its_text_says(name: str, seat: str, field: str, value: object) -> None:
    assert changed(name).view(seat)["seats"][seat][field] == value
