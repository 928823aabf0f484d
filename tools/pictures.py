"""Which drawing every card shows, as a fixture for both halves: `make generated` writes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fujikit.widgets.fuji.still.pictures import picture_of, turn_of

FILE = Path(__file__).parents[1] / "widgets" / "tests" / "fixtures" / "pictures.json"
NEEDS = ("yellow|4", "1|2|3", "odd(pink|blue)", "even", "any", None)
KINDS = ("landscape", "village", "rubble", "lava", "volcano")


def cases() -> list[dict[str, Any]]:
    """Cards of every kind on many squares, in early and late rounds."""
    squares = [f"{column}{row}" for column in "abcdl" for row in (1, 2, 3, 6)]
    return [
        _case(square, kind, NEEDS[number % len(NEEDS)], 1 + number % 9)
        for kind in KINDS
        for number, square in enumerate(squares)
    ]


def _case(square: str, kind: str, need: str | None, round_now: int) -> dict[str, Any]:
    picture = picture_of(square, {"kind": kind, "need": need}, round_now)
    turn = turn_of(square, kind)
    return {
        "square": square,
        "kind": kind,
        "need": need,
        "round": round_now,
        "picture": picture,
        "turn": turn,
    }


def text() -> str:
    """The file."""
    return json.dumps(cases(), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
