"""What is drawn over the spaces of a board to point something out, as the browser's `Overlay` draws it.

Its measures are here alone: `tools/typescript.py` writes them into `generated.ts` for the browser.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import atan2, degrees, hypot
from textwrap import wrap

from fujikit.widgets.schema import ArrowView, MarksView
from fujikit.widgets.static_svg.elements import art, element, words

AWAY = 0.3
"""How far from the middle of a space an arrow begins and ends, as a part of the space's width."""
BOW = 0.14
"""How far an arrow bends, as a part of its length."""
HEAD = 9
"""Half the length of an arrow's head."""
BADGES = {"look": "icon-eye", "good": "icon-check", "bad": "icon-cross"}
COLOURS = {"look": "var(--fk-accent)", "good": "var(--fk-good)", "bad": "var(--fk-bad)"}
UPWARDS = 0.08
"""How far above the middle of its space a note hangs, as a part of the space's height."""
LINE = 20
"""Letters in a line of a note."""

Spot = tuple[float, float]
Corner = Callable[[str], Spot | None]
"""The upper left corner of a space on the picture; none where there is no such space."""


@dataclass(frozen=True)
class Box:
    """The room of a space."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Spot:
        return self.x + self.width / 2, self.y + self.height / 2


def draw_marks(marks: MarksView, corner: Corner, width: float, height: float) -> str:
    """Highlights, arrows, notes, on spaces of one size; what is not on the board is left out."""

    def box(space: str) -> Box | None:
        spot = corner(space)
        return None if spot is None else Box(*spot, width, height)

    highlights = [(kind, box(space)) for space, kind in marks.highlights.items()]
    arrows = [(arrow, box(arrow.start), box(arrow.end)) for arrow in marks.arrows]
    notes = [(text, box(space)) for space, text in marks.notes.items()]
    return "".join(
        (
            *(_highlight(kind, at) for kind, at in highlights if at),
            *(_arrow(arrow, start, end) for arrow, start, end in arrows if start and end and start != end),
            *(_note(text, at) for text, at in notes if at),
        )
    )


def _highlight(kind: str, at: Box) -> str:
    x, y, colour = at.x, at.y, COLOURS[kind]
    lines = FRAMES[kind](at, colour)
    ink = "var(--fk-ink)" if kind == "look" else colour
    badge = element(
        "circle", cx=x + 7, cy=y + at.height - 7, r=11, fill="var(--fk-raised)", stroke=ink, stroke_width=2
    )
    return lines + badge + art(BADGES[kind], x - 1, y + at.height - 15, 16, 16, color=ink)


def _corners(at: Box, colour: str) -> str:
    """Look here: four corners."""
    left, right = at.x - 4, at.x + at.width + 4
    top, bottom = at.y - 4, at.y + at.height + 4
    across, down = at.width / 3, at.height / 4
    path = (
        f"M{left:g} {top + down:g}V{top:g}H{left + across:g}"
        f"M{right - across:g} {top:g}H{right:g}V{top + down:g}"
        f"M{left:g} {bottom - down:g}V{bottom:g}H{left + across:g}"
        f"M{right - across:g} {bottom:g}H{right:g}V{bottom - down:g}"
    )
    return element("path", d=path, fill="none", stroke=colour, stroke_width=4)


def _double(at: Box, colour: str) -> str:
    """Good: two lines."""
    return _frame(at, colour, 4, None) + _frame(at, "var(--fk-raised)", 1.2, None)


def _dashes(at: Box, colour: str) -> str:
    """Bad: a broken line."""
    return _frame(at, colour, 4, "9 6")


def _frame(at: Box, colour: str, thick: float, dashes: str | None) -> str:
    return element(
        "rect",
        x=at.x - 3,
        y=at.y - 3,
        width=at.width + 6,
        height=at.height + 6,
        rx=11,
        fill="none",
        stroke=colour,
        stroke_width=thick,
        stroke_dasharray=dashes,
    )


FRAMES = {"look": _corners, "good": _double, "bad": _dashes}


def _arrow(arrow: ArrowView, at: Box, to: Box) -> str:
    start, end = at.middle, to.middle
    across, down = end[0] - start[0], end[1] - start[1]
    away = AWAY * at.width / hypot(across, down)
    tail = start[0] + across * away, start[1] + down * away
    head = end[0] - across * away, end[1] - down * away
    bend = start[0] + across / 2 + down * BOW, start[1] + down / 2 - across * BOW
    turn = degrees(atan2(head[1] - bend[1], head[0] - bend[0]))
    path = f"M{_at(tail)} Q{_at(bend)} {_at(head)}"
    return (
        _line(path, "var(--fk-raised)", 8)
        + _line(path, "var(--fk-vermilion)", 4)
        + element(
            "path",
            d=f"M{HEAD} 0L{-HEAD} {-HEAD}L{-HEAD / 2} 0L{-HEAD} {HEAD}Z",
            transform=f"translate({_at(head)}) rotate({turn:.1f})",
            fill="var(--fk-vermilion)",
            stroke="var(--fk-raised)",
            stroke_width=1.5,
        )
        + _label(arrow.text, ((tail[0] + 2 * bend[0] + head[0]) / 4, (tail[1] + 2 * bend[1] + head[1]) / 4))
    )


def _line(path: str, colour: str, thick: float) -> str:
    return element("path", d=path, fill="none", stroke=colour, stroke_width=thick, stroke_linecap="round")


def _label(text: str, spot: Spot) -> str:
    if not text:
        return ""
    width = 7 * len(text) + 12
    paper = element(
        "rect",
        x=spot[0] - width / 2,
        y=spot[1] - 9,
        width=width,
        height=18,
        rx=9,
        fill="var(--fk-raised)",
        stroke="var(--fk-vermilion)",
    )
    return paper + words(text, spot[0], spot[1] + 4.3, class_="middle", font_size=12)


def _note(text: str, at: Box) -> str:
    lines = wrap(text, LINE) or [""]
    width, height = 7 * max(map(len, lines)) + 18, 15 * len(lines) + 8
    x, y = at.x - 5, at.y + (0.5 - UPWARDS) * at.height - height / 2
    paper = element("rect", x=x, y=y, width=width, height=height, rx=3, fill="var(--fk-raised)")
    shadow = element(
        "rect", x=x + 1, y=y + 2, width=width, height=height, rx=3, fill="#000", fill_opacity=0.25
    )
    edge = element("rect", x=x, y=y, width=3, height=height, fill="var(--fk-accent)")
    said = (
        words(line, x + 10, y + 15 + 15 * number, class_="serif", font_size=12)
        for number, line in enumerate(lines)
    )
    return element("g", shadow, paper, edge, *said, transform=f"rotate(-1.5 {x:.1f} {y:.1f})")


def _at(spot: Spot) -> str:
    return f"{spot[0]:.1f} {spot[1]:.1f}"
