"""Layout of every figure: its size in inches, title, subtitle, note, and plain axes."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from fujikit.engine.numbers import percent
from fujikit.plots.theme import NORMAL, SMALL, TITLE, Theme

MARGIN = 0.45
"""Inches of paper around everything."""
HEAD, SUBTITLE = 1.27, 0.28
"""Inches for the title, and for each line under it."""
FOOT, LINE = 0.5, 0.2
"""Inches of paper around the note at the foot, and for each of its lines."""
LETTERS_PER_INCH = 125
"""Of a type of one point; larger ones have fewer."""
TITLE_LETTERS_PER_INCH = 115
"""The same for titles, which are bold."""
TITLE_LINE = 0.36
"""Inches for each further line of a title."""


class FigureLayout:
    """A figure measured in inches: a title, a place to draw on, and at the foot what the answer assumes.

    The place to draw on is as high as said, and its lower left corner is where inches are counted from.
    """

    def __init__(
        self, theme: Theme, width: float, height: float, *, title: str, below: str, note: str
    ) -> None:
        self.theme = theme
        self.width = width
        heading = self._wrapped(title, TITLE, TITLE_LETTERS_PER_INCH)
        subtitle, lines = self._wrapped(below, NORMAL), self._wrapped(note, SMALL)
        head = HEAD + (len(heading) - 1) * TITLE_LINE
        self.foot: float = FOOT + len(lines) * LINE
        self.height: float = self.foot + height + head + len(subtitle) * SUBTITLE
        self.figure: Figure = Figure(figsize=(width, self.height))
        self._text(self.height - MARGIN, "\n".join(heading), size=TITLE, family="serif", weight="bold")
        self._text(
            self.height - MARGIN - head + HEAD - 0.46,
            "\n".join(subtitle),
            linespacing=1.3,
            size=NORMAL,
            color=theme.faded,
        )
        self._text(FOOT / 2, "\n".join(lines), va="bottom", size=SMALL, color=theme.faded)

    def _text(self, height: float, text: str, **style: Any) -> None:
        self.figure.text(MARGIN / self.width, height / self.height, text, **{"va": "top"} | style)

    def _wrapped(self, text: str, size: int, letters: int = LETTERS_PER_INCH) -> list[str]:
        """Wrap a text to the width of the figure."""
        return wrap(text, int((self.width - 2 * MARGIN) * letters / size))

    def axes(self, left: float, bottom: float, width: float, height: float) -> Axes:
        """Add axes on a part of the figure."""
        place = (
            left / self.width,
            (self.foot + bottom) / self.height,
            width / self.width,
            height / self.height,
        )
        return self.figure.add_axes(place)

    def drawing_board(self, left: float, bottom: float, width: float, height: float) -> Axes:
        """Add a part to draw on, measured in inches from its own lower left corner."""
        board = self.axes(left, bottom, width, height)
        board.set_axis_off()
        board.set_xlim(0, width)
        board.set_ylim(0, height)
        return board


def percent_axis(axes: Axes, theme: Theme, lang: str, label: str) -> None:
    """Chances from 0 to 1 upwards, with thin lines across."""
    axes.set_ylim(0, 1)
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1])
    axes.yaxis.set_major_formatter(FuncFormatter(lambda chance, _: whole_percent(chance, lang)))
    axes.set_ylabel(label, labelpad=10)
    axes.grid(axis="y", color=theme.rule, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(axis="x", length=0, pad=8)
    axes.tick_params(axis="y", length=0, pad=14)
    axes.spines["left"].set_visible(False)


def whole_percent(chance: float, lang: str) -> str:
    return percent(chance, lang, digits=0)


def inches_wide(axes: Axes) -> float:
    """The width of axes in inches."""
    figure = axes.get_figure(root=True)
    assert figure is not None
    return float(axes.get_position().width * figure.get_figwidth())
