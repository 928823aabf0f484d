"""The players under the board: who they are, and how tired."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fujikit.fuji.clauses import WORDS
from fujikit.widgets.fuji.still.card import meeple
from fujikit.widgets.fuji.still.ink import element, words
from fujikit.widgets.fuji.still.look import own
from fujikit.widgets.screen_words import say

LONGEST_NAME = 16
NARROWEST, WIDEST, HEIGHT, GAP = 200, 320, 62, 12


class Row:
    """How the players stand under a board: side by side as far as there is room, then below."""

    def __init__(self, count: int, room: float) -> None:
        self.columns: int = max(1, min(count, int((room + GAP) // (NARROWEST + GAP))))
        self.width: float = min(WIDEST, (room - (self.columns - 1) * GAP) / self.columns)
        self.height: int = -(-count // self.columns) * (HEIGHT + GAP)

    def corner(self, number: int) -> tuple[float, float]:
        """Where a player's place begins."""
        return number % self.columns * (self.width + GAP), number // self.columns * (HEIGHT + GAP)


def draw_players(view: dict[str, Any], row: Row, left: float, top: float, lang: str) -> str:
    """All players."""
    corners = map(row.corner, range(len(view["seats"])))
    return "".join(
        element("g", *_player(view, name, row.width, lang), transform=f"translate({left + x:g} {top + y:g})")
        for name, (x, y) in zip(view["seats"], corners, strict=True)
    )


def _player(view: dict[str, Any], name: str, width: float, lang: str) -> Iterator[str]:
    seat, track = view["seats"][name], view["track"]
    colour = own(seat["character"])
    yield element(
        "rect", width=width, height=HEIGHT, rx=9, fill="var(--fk-raised)", stroke=colour, stroke_width=1.5
    )
    yield meeple(name, seat["character"], 8, 6, 30)
    shown = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
    yield words(shown, 46, 20, class_="serif", font_size=16)
    yield words(" · ".join(_facts(seat, lang)), 46, 35, class_="faded", font_size=11.5)
    left = say("track.left", lang, left=max(0, track["length"] - seat["stamina"]))
    yield words(left, width - 12, 20, class_="faded", text_anchor="end", font_size=11.5)
    yield from _track(seat["stamina"], track, colour, (width - 24) / track["length"])


def _facts(seat: dict[str, Any], lang: str) -> Iterator[str]:
    if seat["skill"]:
        yield WORDS.say("skill", seat["skill"], lang)
    yield from (WORDS.say("injury", injury, lang) for injury in seat["injuries"])


def _track(lost: int, track: dict[str, Any], colour: str, step: float) -> Iterator[str]:
    for space in range(1, track["length"] + 1):
        left, hurts, gone = 12 + (space - 1) * step, space in track["injuries"], space <= lost
        yield element(
            "rect",
            x=left,
            y=44,
            width=step - 2,
            height=10,
            rx=5 if space == track["length"] else 2.5,
            fill=colour if gone else "var(--fk-mist)",
            stroke=colour if gone else f"var(--fk-{'bad' if hurts else 'edge'})",
        )
        if hurts:
            x, ink = left + (step - 2) / 2, "var(--fk-player-ink)" if gone else "var(--fk-bad)"
            yield element("path", d=f"M{x - 3:.2f} 49h6M{x:.2f} 46v6", stroke=ink, stroke_width=1.6)
