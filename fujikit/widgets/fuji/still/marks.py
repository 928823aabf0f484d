"""What is drawn over the cards to point something out; as `widgets/src/fuji/board/Overlay.tsx` draws it."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, degrees, hypot
from textwrap import wrap

from fujikit.widgets.fuji.still.card import HEIGHT, WIDTH
from fujikit.widgets.fuji.still.ink import art, element, words
from fujikit.widgets.wire import ArrowView, MarksView

AWAY, BOW, HEAD = 0.3, 0.14, 9
BADGES = {"look": "icon-eye", "good": "icon-check", "bad": "icon-cross"}
COLOURS = {"look": "var(--fk-accent)", "good": "var(--fk-good)", "bad": "var(--fk-bad)"}
UPWARDS = 0.08
"""How far above the middle of its card a note hangs, as a part of the card's height."""
LINE = 20
"""Letters in a line of a note."""

Spot = tuple[float, float]
Corner = Callable[[str], Spot | None]
"""The upper left corner of a card on the picture; none where there is no card."""


def draw_marks(marks: MarksView, corner: Corner) -> str:
    """Highlights, arrows, notes; what is not on the board is left out."""
    spots = [(kind, corner(square)) for square, kind in marks.highlights.items()]
    notes = [(text, corner(square)) for square, text in marks.notes.items()]
    return "".join(
        (
            *(_highlight(kind, spot) for kind, spot in spots if spot),
            *(_arrow(arrow, corner) for arrow in marks.arrows),
            *(_note(text, spot) for text, spot in notes if spot),
        )
    )


def _highlight(kind: str, spot: Spot) -> str:
    (x, y), colour = spot, COLOURS[kind]
    lines = FRAMES[kind](x, y, colour)
    ink = "var(--fk-ink)" if kind == "look" else colour
    badge = element(
        "circle", cx=x + 7, cy=y + HEIGHT - 7, r=11, fill="var(--fk-raised)", stroke=ink, stroke_width=2
    )
    return lines + badge + art(BADGES[kind], x - 1, y + HEIGHT - 15, 16, 16, color=ink)


def _corners(x: float, y: float, colour: str) -> str:
    """Look here: four corners."""
    left, right, top, bottom, across, down = (
        x - 4,
        x + WIDTH + 4,
        y - 4,
        y + HEIGHT + 4,
        WIDTH / 3,
        HEIGHT / 4,
    )
    path = (
        f"M{left:g} {top + down:g}V{top:g}H{left + across:g}"
        f"M{right - across:g} {top:g}H{right:g}V{top + down:g}"
        f"M{left:g} {bottom - down:g}V{bottom:g}H{left + across:g}"
        f"M{right - across:g} {bottom:g}H{right:g}V{bottom - down:g}"
    )
    return element("path", d=path, fill="none", stroke=colour, stroke_width=4)


def _double(x: float, y: float, colour: str) -> str:
    """Good: two lines."""
    return _frame(x, y, colour, 4, None) + _frame(x, y, "var(--fk-raised)", 1.2, None)


def _dashes(x: float, y: float, colour: str) -> str:
    """Bad: a broken line."""
    return _frame(x, y, colour, 4, "9 6")


def _frame(x: float, y: float, colour: str, thick: float, dashes: str | None) -> str:
    return element(
        "rect",
        x=x - 3,
        y=y - 3,
        width=WIDTH + 6,
        height=HEIGHT + 6,
        rx=11,
        fill="none",
        stroke=colour,
        stroke_width=thick,
        stroke_dasharray=dashes,
    )


FRAMES = {"look": _corners, "good": _double, "bad": _dashes}


def _arrow(arrow: ArrowView, corner: Corner) -> str:
    start, end = _middle(corner(arrow.start)), _middle(corner(arrow.end))
    if start is None or end is None or start == end:
        return ""
    across, down = end[0] - start[0], end[1] - start[1]
    away = AWAY * WIDTH / hypot(across, down)
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


def _note(text: str, spot: Spot) -> str:
    lines = wrap(text, LINE) or [""]
    width, height = 7 * max(map(len, lines)) + 18, 15 * len(lines) + 8
    x, y = spot[0] - 5, spot[1] + (0.5 - UPWARDS) * HEIGHT - height / 2
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


def _middle(spot: Spot | None) -> Spot | None:
    return None if spot is None else (spot[0] + WIDTH / 2, spot[1] + HEIGHT / 2)


def _at(spot: Spot) -> str:
    return f"{spot[0]:.1f} {spot[1]:.1f}"
