"""What a card asks for as signs: colours and values in boxes, odd in a wavy frame, even in a double one."""

from __future__ import annotations

from math import pi, sin
from typing import Any

from matplotlib.patches import Polygon

from fujikit.fuji.clauses import WORDS
from fujikit.fuji.need import COLOURS, parse_need
from fujikit.plots.fuji.tiles import SHAPES
from fujikit.plots.page import POINTS, Page, text_width
from fujikit.plots.theme import DIE_COLOURS

SIGN = 15.0
"""Pixels of a sign."""
HEIGHT = 17.0


def need_width(need: str, words: dict[str, str]) -> float:
    """How wide the signs of a requirement are.

    >>> need_width("1|2|3", {}) == 3 * SIGN + 6
    True
    """
    asked = parse_need(need)
    signs = len(asked.colours) + len(asked.values)
    if asked.parity and not signs:
        return text_width(words[asked.parity], 10, "bold") + 14
    return max(signs, 1) * SIGN + 6


def draw_need(page: Page, need: str, x: float, y: float, words: dict[str, str]) -> float:
    """The signs of a requirement from x on, their middle at a height; how wide they are.

    `words` names odd and even, and any die, in the language of the picture.
    """
    asked, width = parse_need(need), need_width(need, words)
    signs = [*(COLOURS[colour] for colour in asked.colours), *map(str, asked.values)]
    if asked.parity:
        _frame(page, asked.parity, x, y, width)
    if not signs:
        page.text(x + width / 2, y, words[asked.parity or "any"], size=10, weight="bold", ha="center")
    for number, sign in enumerate(signs):
        left = x + 3 + number * SIGN
        if not asked.parity:
            page.box(left + 0.5, y - SIGN / 2, SIGN - 1, SIGN, round_=2.5, facecolor=page.theme.raised)
        _sign(page, sign, left + SIGN / 2, y)
    return width


def _sign(page: Page, sign: str, x: float, y: float) -> None:
    if sign in DIE_COLOURS:
        SHAPES[sign](page.canvas, DIE_COLOURS[sign], page.theme.ink, page.at(x, y, 42.0))
    else:
        page.canvas.text(x, y, sign, size=10 * POINTS, weight="bold", ha="center", va="center_baseline")


def _frame(page: Page, parity: str, x: float, y: float, width: float) -> None:
    """A wavy frame for odd, a double one for even."""
    top, bottom = y - HEIGHT / 2, y + HEIGHT / 2
    look: dict[str, Any] = {"facecolor": page.theme.raised, "edgecolor": page.theme.ink, "linewidth": 0.9}
    if parity == "even":
        page.box(x, top, width, HEIGHT, round_=2.5, **look)
        page.box(x + 2, top + 2, width - 4, HEIGHT - 4, round_=1.5)
        return
    corners = [(x, top), (x + width, top), (x + width, bottom), (x, bottom)]
    points = []
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        waves = max(2, round(max(abs(x2 - x1), abs(y2 - y1)) / 5))
        for step in range(8 * waves):
            share, off = step / 8 / waves, 1.1 * sin(pi * step / 4)
            points.append(
                (x1 + (x2 - x1) * share + off * (x1 == x2), y1 + (y2 - y1) * share + off * (y1 == y2))
            )
    page.canvas.add_patch(Polygon(points, **look))


def sign_words(lang: str) -> dict[str, str]:
    """The words that stand on signs.

    >>> sign_words("en")["odd"]
    'odd'
    """
    return {word: WORDS.translate("plots", f"sign-{word}", lang) for word in ("odd", "even", "any")}
