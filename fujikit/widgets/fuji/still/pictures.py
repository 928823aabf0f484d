"""Which drawing a card shows, and how it is turned: the same choice as in `widgets/src/fuji/board/pictures.ts`.

A fixture that both halves read (`widgets/tests/fixtures/pictures.json`) keeps them together.
"""

from __future__ import annotations

from typing import Any

LANDSCAPES = ("bamboo", "blossom", "hills", "lake", "ridge", "pines", "field", "path")
VILLAGES = 3
ANGER = (2, 4, 6)
"""Rounds after which the volcano looks angrier."""
ACROSS, DOWN, OTHER = 3, 2, 4
"""Steps through the list that make all eight neighbours of a card differ from it."""
TURNS = ("", "x", "y", "xy")
MIRRORED = ("landscape", "rubble")


def place_of(square: str) -> tuple[int, int]:
    """Column and row from 0.

    >>> place_of("c4")
    (2, 3)
    """
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


def picture_of(square: str, card: dict[str, Any], round_now: int) -> str:
    """The name of a drawing.

    >>> picture_of("a1", {"kind": "volcano", "need": None}, 4)
    'volcano-2'
    """
    column, row = place_of(square)
    match card["kind"]:
        case "volcano":
            return f"volcano-{sum(round_now >= angry for angry in ANGER)}"
        case "village":
            return f"village-{1 + (column + row) % VILLAGES}"
        case "landscape":
            tossed = OTHER * (sum(map(ord, card["need"] or "")) % 2)
            return f"landscape-{LANDSCAPES[(ACROSS * column + DOWN * row + tossed) % len(LANDSCAPES)]}"
    return str(card["kind"])


def turn_of(square: str, kind: str) -> str:
    """The axes that a drawing is mirrored along, so that cards with the same one still differ.

    >>> turn_of("b2", "lava"), turn_of("e1", "rubble")
    ('xy', 'x')
    """
    column, row = place_of(square)
    if kind == "lava":
        return TURNS[(column + 2 * row) % len(TURNS)]
    return "x" if kind in MIRRORED and (column // 4 + row // 2) % 2 else ""
