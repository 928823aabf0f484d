"""The page of a picture, measured in pixels of a screen: a title, what is asked, a canvas, and a note.

The canvas counts pixels from its upper left corner, so that a picture can be laid out like a table, for a
notebook as well as for a phone. Texts are measured with the font that comes with matplotlib.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property, lru_cache
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import FancyBboxPatch, Rectangle
from matplotlib.textpath import text_to_path
from matplotlib.transforms import Affine2D, Transform

from fujikit.engine.errors import BadInput
from fujikit.plots.picture import Picture
from fujikit.plots.theme import SANS, SERIF, Theme, drawing, mixed, theme_of

PIXELS_PER_INCH = 96
POINTS = 0.75
"""Of a pixel."""
WIDTH = 720
PHONE = 500
"""Narrower pages have panels below each other, and smaller letters."""
MIN_WIDTH, MAX_WIDTH = 300, 2000
LEADING = 1.32
"""The height of a line, in the size of its letters."""
ROOM = 1.04
"""Another renderer may set a text a little wider than it was measured."""


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, weight: str = "normal", family: str = "sans") -> float:
    """How wide a text is, in pixels.

    >>> text_width("mm", 12) == 2 * text_width("m", 12) < text_width("mm", 12, "bold")
    True
    """
    font = FontProperties(family=(SANS if family == "sans" else SERIF)[0], weight=weight, size=100)
    width, _, _ = text_to_path.get_text_width_height_descent(text, font, ismath=False)
    return float(width) * size / 100 * ROOM


def wrapped(text: str, size: float, width: float, weight: str = "normal", family: str = "sans") -> list[str]:
    """A text in lines that are no wider.

    >>> wrapped("one two three", 10, text_width("one two ", 10))
    ['one two', 'three']
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight, family) <= width:
            lines[-1] = longer
        elif lines or word:
            lines.append(word)
    return lines


class Page:
    """A picture that is being drawn; `canvas` is where, in pixels from its upper left corner."""

    def __init__(
        self, theme: Theme, width: float, height: float, *, title: str, below: str, note: str
    ) -> None:
        self.theme = theme
        self.width = width
        self.height = height
        self.phone: bool = is_phone(width)
        self.margin: float = margin_of(width)
        self.normal: float = 11.0 if self.phone else 12.0
        self.small: float = 9.5 if self.phone else 10.5
        head, room = 15.0 if self.phone else 18.0, width - 2 * self.margin
        texts = (
            (wrapped(title, head, room, "bold", "serif"), head, {"weight": "bold", "family": "serif"}),
            (wrapped(below, self.normal, room), self.normal, {"color": theme.faded}),
        )
        foot = wrapped(note, self.small, room)
        top = 16.0 + sum(len(lines) * size * LEADING + 6 for lines, size, _ in texts if lines) + 6
        self.whole: float = top + height + 10 + len(foot) * self.small * LEADING + 10
        self.figure: Figure = Figure(figsize=(width / PIXELS_PER_INCH, self.whole / PIXELS_PER_INCH))
        at = 16.0
        for lines, size, style in texts:
            self._lines(lines, at, size, **style)
            at += len(lines) * size * LEADING + 6 if lines else 0
        self._lines(foot, top + height + 10, self.small, color=theme.faded)
        self.top: float = top

    @cached_property
    def canvas(self) -> Axes:
        """The whole place to draw on, counted in pixels from its upper left corner."""
        canvas = self.axes(0, 0, self.width, self.height)
        canvas.set_axis_off()
        canvas.set_xlim(0, self.width)
        canvas.set_ylim(self.height, 0)
        return canvas

    def axes(self, left: float, top: float, width: float, height: float) -> Axes:
        """Axes with scales of their own on a part of the canvas."""
        low = 1 - (self.top + top + height) / self.whole
        return self.figure.add_axes((left / self.width, low, width / self.width, height / self.whole))

    @property
    def room(self) -> float:
        """The pixels between the margins."""
        return self.width - 2 * self.margin

    def _lines(self, lines: Sequence[str], top: float, size: float, **style: Any) -> None:
        for number, line in enumerate(lines):
            down = 1 - (top + (number + 0.8) * size * LEADING) / self.whole
            self.figure.text(self.margin / self.width, down, line, size=size * POINTS, va="baseline", **style)

    def text(self, x: float, y: float, text: str, **style: Any) -> None:
        """A text, its middle at this height; `size` is in pixels."""
        size = style.pop("size", self.small)
        look = {"va": "center_baseline", "color": self.theme.ink, "size": size * POINTS} | style
        self.canvas.text(x, y, text, **look)

    def box(
        self, x: float, y: float, width: float, height: float, *, round_: float = 0.0, **style: Any
    ) -> None:
        """A rectangle, its upper left corner at (x, y)."""
        look: dict[str, Any] = {"facecolor": "none", "edgecolor": self.theme.ink, "linewidth": 0.9} | style
        if round_:
            shape = f"round,pad=0,rounding_size={round_}"
            self.canvas.add_patch(FancyBboxPatch((x, y), width, height, boxstyle=shape, **look))
        else:
            self.canvas.add_patch(Rectangle((x, y), width, height, **look))

    def line(self, xs: Sequence[float], ys: Sequence[float], **style: Any) -> None:
        """A line through points."""
        look: dict[str, Any] = {"color": self.theme.rule, "linewidth": 0.8, "zorder": 0.5} | style
        self.canvas.plot(xs, ys, clip_on=False, **look)

    def dot(self, x: float, y: float, marker: str = "o", size: float = 8.0, **style: Any) -> None:
        """A marker of so many pixels."""
        look: dict[str, Any] = {"color": self.theme.ink, "zorder": 3} | style
        self.canvas.plot(
            [x], [y], marker=marker, markersize=size * POINTS, linestyle="none", clip_on=False, **look
        )

    def at(self, x: float, y: float, pixels: float) -> Transform:
        """A place of the canvas where so many pixels are one unit, and heights go up."""
        return Affine2D().scale(pixels, -pixels).translate(x, y) + self.canvas.transData

    def tint(self, share: float) -> str:
        """The main colour, paler by what is missing to 1."""
        return mixed(self.theme.paper, self.theme.good, share)

    def picture(self, alt: str) -> Picture:
        """What has been drawn, with a text for those who do not see it."""
        return Picture(self.figure, alt, self.theme)


@contextmanager
def page(theme: str, width: float, height: float, **texts: str) -> Iterator[Page]:
    """A page to draw on, in a theme."""
    look = theme_of(theme)
    with drawing(look):
        yield Page(look, width, height, **texts)


def check_width(width: float) -> None:
    """One sentence where a picture can't be so wide.

    >>> check_width(30)
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: width: 30 pixels do not lie between 300 and 2000
    """
    if not MIN_WIDTH <= width <= MAX_WIDTH:
        raise BadInput(f"width: {width} pixels do not lie between {MIN_WIDTH} and {MAX_WIDTH}")


def is_phone(width: float) -> bool:
    """Whether panels stand below each other."""
    return width < PHONE


def margin_of(width: float) -> float:
    """The pixels left free at both sides."""
    return 14.0 if is_phone(width) else 24.0
