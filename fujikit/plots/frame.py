"""Layout of every figure: its size in inches, title, subtitle, note, and plain axes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from textwrap import wrap
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter

from fujikit.engine.numbers import percent
from fujikit.plots.theme import LARGE, NORMAL, SMALL, TITLE, Theme

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


def spread_labels(heights: Sequence[float], gap: float, high: float) -> list[float]:
    """Heights for labels that want to stand at given heights: in the same order, no two closer than a gap.

    >>> spread_labels([0.5, 0.52, 0.98], 0.1, 0.95)
    [0.5, 0.6, 0.95]
    """
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = list(heights)
    for lower, upper in pairwise(order):
        placed[upper] = max(placed[upper], placed[lower] + gap)
    ceiling = high
    for number in reversed(order):
        placed[number] = min(placed[number], ceiling)
        ceiling = placed[number] - gap
    return placed


def label_width(labels: Sequence[str]) -> float:
    """The inches that labels at the ends of lines take."""
    return 0.75 + max(map(len, labels)) / 7.6


def line_ends(axes: Axes, theme: Theme, labels: Sequence[str]) -> None:
    """Name the lines of a plot at their right ends, each by its marker and a label, none on another."""
    lines = axes.get_lines()
    unit = (axes.get_xlim()[1] - axes.get_xlim()[0]) / inches_wide(axes)
    heights = [float(np.asarray(line.get_ydata())[-1]) for line in lines]
    for line, label, height, at in zip(
        lines, labels, heights, spread_labels(heights, 0.09, 0.985), strict=True
    ):
        end = float(np.asarray(line.get_xdata())[-1])
        mark = end + 0.5 * unit
        axes.add_line(
            Line2D([end, mark], [height, at], color=theme.faded, linewidth=0.8, zorder=1, clip_on=False)
        )
        marker = Line2D([mark], [at], clip_on=False)
        marker.update_from(line)
        marker.set_label("")
        axes.add_line(marker)
        axes.text(mark + 0.18 * unit, at, label, va="center", size=LARGE - 1, color=theme.ink)


def inches_wide(axes: Axes) -> float:
    """The width of axes in inches."""
    figure = axes.get_figure(root=True)
    assert figure is not None
    return float(axes.get_position().width * figure.get_figwidth())
