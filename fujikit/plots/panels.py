"""Panels of dots with their intervals: a row for each thing compared, a panel for each condition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from matplotlib.axes import Axes

from fujikit.plots.frame import MARGIN, FigureLayout, inches_wide
from fujikit.plots.picture import Picture
from fujikit.plots.theme import NORMAL, SMALL, Theme, drawing, theme_of

ROW, TOP, BOTTOM, GAP = 0.46, 0.42, 0.85, 0.45
"""Inches: for a row, for the names of the panels, for their axes, and between them."""
LETTERS = 8.6
"""Of a normal size to an inch."""
LABEL = 0.62
"""Inches that the number beside a dot takes."""


class Dot(NamedTuple):
    """What was measured, and between which ends it lies; one that misses its aim is drawn as a cross."""

    value: float
    low: float
    high: float
    missed: bool = False


class Panel(NamedTuple):
    """The dots of one condition, by the names of their rows; a band shows where they ought to lie."""

    name: str
    dots: Mapping[str, Dot]
    band: tuple[float, float] | None = None
    line: float | None = None


class Scale(NamedTuple):
    """The axis of all panels: its ends, its ticks, its name, how values are written beside dots and on it."""

    low: float
    high: float
    ticks: Sequence[float]
    name: str
    text: Callable[[float], str]
    tick: Callable[[float], str]


class Texts(NamedTuple):
    """The words around the panels, and those for whoever does not see them."""

    title: str
    below: str
    note: str
    alt: str


def panels_picture(
    panels: Sequence[Panel], rows: Sequence[str], scale: Scale, texts: Texts, *, theme: str, width: float
) -> Picture:
    """The panels side by side, the names of the rows at the left; each panel is `width` inches wide."""
    left = MARGIN + max(len(row) for row in rows) / LETTERS + 0.25
    across = len(panels) * (width + GAP) - GAP
    with drawing(theme_of(theme)):
        layout = FigureLayout(
            theme_of(theme),
            left + across + MARGIN + 0.2,
            BOTTOM + ROW * len(rows) + TOP,
            title=texts.title,
            below=texts.below,
            note=texts.note,
        )
        for number, panel in enumerate(panels):
            axes = layout.axes(left + number * (width + GAP), BOTTOM, width, ROW * len(rows))
            _calm(axes, layout.theme, scale, len(rows))
            _name(axes, layout.theme, panel)
            for row, name in enumerate(rows):
                if name in panel.dots:
                    _dot(axes, layout.theme, panel.dots[name], row)
                    _number(axes, layout.theme, panel.dots[name], row, scale)
            if not number:
                _name_rows(axes, layout.theme, rows, left - MARGIN - 0.1)
        middle = (left + across / 2) / layout.width
        low = (layout.foot + 0.12) / layout.height
        layout.figure.text(middle, low, scale.name, ha="center", size=NORMAL, color=layout.theme.faded)
    return Picture(layout.figure, f"{texts.alt} {texts.note}", layout.theme)


def _calm(axes: Axes, theme: Theme, scale: Scale, rows: int) -> None:
    axes.set_xlim(scale.low, scale.high)
    axes.set_ylim(rows - 0.5, -0.5)
    axes.set_yticks([])
    axes.set_xticks(list(scale.ticks), [scale.tick(tick) for tick in scale.ticks])
    axes.tick_params(length=0, pad=8)
    axes.grid(axis="x", color=theme.rule, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines[["left", "bottom"]].set_visible(False)


def _name_rows(axes: Axes, theme: Theme, rows: Sequence[str], inches: float) -> None:
    for number, row in enumerate(rows):
        left = -inches / inches_wide(axes)
        axes.text(left, number, row, va="center", transform=axes.get_yaxis_transform(), color=theme.ink)


def _name(axes: Axes, theme: Theme, panel: Panel) -> None:
    """The name of a panel, and what its dots are held against."""
    axes.set_title(panel.name, size=NORMAL, color=theme.ink, pad=8, weight="bold")
    if panel.band is not None:
        axes.axvspan(*panel.band, color=theme.rule, alpha=0.55, linewidth=0, zorder=0)
    if panel.line is not None:
        axes.axvline(panel.line, color=theme.faded, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)


def _dot(axes: Axes, theme: Theme, dot: Dot, row: int) -> None:
    colour = theme.bad if dot.missed else theme.good
    axes.plot([dot.low, dot.high], [row, row], color=colour, linewidth=2.4, solid_capstyle="round")
    axes.plot(
        [dot.value],
        [row],
        color=colour,
        marker="X" if dot.missed else "o",
        markersize=12 if dot.missed else 9,
        markeredgecolor=colour if dot.missed else theme.paper,
        markeredgewidth=1.0,
        clip_on=False,
    )


def _number(axes: Axes, theme: Theme, dot: Dot, row: int, scale: Scale) -> None:
    """What was measured, at the right of the line if there is room, else at its left."""
    fits = dot.high + LABEL * (scale.high - scale.low) / inches_wide(axes) <= scale.high
    axes.annotate(
        scale.text(dot.value),
        (dot.high if fits else dot.low, row),
        (7 if fits else -7, 0),
        textcoords="offset points",
        ha="left" if fits else "right",
        va="center",
        size=SMALL,
        color=theme.ink,
    )
