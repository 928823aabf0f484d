"""Which drawing a card shows: the same choice as in the browser (`widgets/src/board/pictures.ts`)."""

from __future__ import annotations

from typing import Any

LANDSCAPES = ("bamboo", "blossom", "hills", "lake", "ridge", "pines", "field", "path")
VILLAGES = 3
ANGER = (2, 4, 6)
"""Rounds after which the volcano looks angrier."""


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
            which = spread(f"{square} {card['need']}") % len(LANDSCAPES)
            return f"landscape-{LANDSCAPES[which]}"
    return str(card["kind"])


def spread(text: str) -> int:
    """A small hash that spreads neighbouring squares well (FNV-1a, folded once)."""
    total = 0x811C9DC5
    for letter in text:
        total = (total ^ ord(letter)) * 0x01000193 & 0xFFFFFFFF
    return total ^ total >> 15
