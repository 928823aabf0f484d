"""Panels of dots with their intervals: a row for each thing compared, a panel for each condition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from matplotlib.axes import Axes

from fujikit.plots.page import POINTS, Page, check_width, is_phone, margin_of, page, text_width, wrapped
from fujikit.plots.picture import Picture
from fujikit.plots.theme import Theme

ROW, TOP, BOTTOM, GAP = 30.0, 26.0, 44.0, 22.0
"""Pixels: for a row, for the names of the panels, for their axes, and between them."""
LABEL = 46.0
"""Pixels that the number beside a dot takes."""
MOST_LABELS = 0.32
"""The names of the rows take no more of the width."""


class Dot(NamedTuple):
    """What was measured, and between which ends it lies; one that misses its aim is drawn as a cross."""

    value: float
    low: float
    high: float
    missed: bool = False


class Panel(NamedTuple):
    """The dots of one condition, by the names of their rows; bands show where those ought to lie."""

    name: str
    dots: Mapping[str, Dot]
    bands: Mapping[str, tuple[float, float]] = {}
    """By the row that is judged by it."""
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
    panels: Sequence[Panel],
    rows: Sequence[str],
    scales: Sequence[Scale],
    texts: Texts,
    *,
    theme: str,
    width: float,
) -> Picture:
    """The panels side by side, on a phone below each other; each has a scale, and the names of the rows."""
    check_width(width)
    beside = 1 if is_phone(width) else len(panels)
    tall = TOP + ROW * len(rows) + BOTTOM
    with page(
        theme,
        width,
        tall * (len(panels) // beside),
        title=texts.title,
        below=texts.below,
        note=texts.note,
    ) as drawn:
        names = _names(drawn, rows)
        label = max(text_width(line, drawn.small) for name in names for line in name) + 10
        across = (drawn.room - label + GAP) / beside - GAP
        for number, (panel, scale) in enumerate(zip(panels, scales, strict=True)):
            left = margin_of(width) + label + (number % beside) * (across + GAP)
            top = (number // beside) * tall + TOP
            axes = drawn.axes(left, top, across, ROW * len(rows))
            _draw(drawn, axes, panel, rows, scale)
            if number % beside == 0:
                _name_rows(drawn, axes, names, left - margin_of(width))
        middle = margin_of(width) + label + (drawn.room - label) / 2
        for line in range(len(panels) // beside):
            y = 1 - (drawn.top + (line + 1) * tall - 8) / drawn.whole
            look: dict[str, Any] = {"ha": "center", "size": drawn.small * POINTS, "color": drawn.theme.faded}
            drawn.figure.text(middle / width, y, scales[0].name, **look)
    return drawn.picture(f"{texts.alt} {texts.note}")


def _names(drawn: Page, rows: Sequence[str]) -> list[list[str]]:
    """The names of the rows in lines that leave room for the panels."""
    return [wrapped(row, drawn.small, drawn.room * MOST_LABELS) for row in rows]


def _draw(drawn: Page, axes: Axes, panel: Panel, rows: Sequence[str], scale: Scale) -> None:
    _calm(axes, drawn.theme, scale, len(rows))
    axes.tick_params(labelsize=drawn.small * POINTS)
    axes.set_title(panel.name, size=drawn.normal * POINTS, color=drawn.theme.ink, pad=6, weight="bold")
    if panel.line is not None:
        axes.axvline(panel.line, color=drawn.theme.faded, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    for row, name in enumerate(rows):
        if name in panel.bands:
            low, high = panel.bands[name]
            axes.barh(row, high - low, left=low, height=0.9, color=drawn.theme.rule, alpha=0.55, zorder=0)
        if name in panel.dots:
            _dot(axes, drawn.theme, panel.dots[name], row)
            _number(drawn, axes, panel.dots[name], row, scale)


def _calm(axes: Axes, theme: Theme, scale: Scale, rows: int) -> None:
    axes.set_xlim(scale.low, scale.high)
    axes.set_ylim(rows - 0.5, -0.5)
    axes.set_yticks([])
    axes.set_xticks(list(scale.ticks), [scale.tick(tick) for tick in scale.ticks])
    axes.tick_params(length=0, pad=5)
    axes.grid(axis="x", color=theme.rule, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.spines[["left", "bottom"]].set_visible(False)


def _name_rows(drawn: Page, axes: Axes, names: Sequence[Sequence[str]], pixels: float) -> None:
    for number, lines in enumerate(names):
        left = -pixels / (axes.get_position().width * drawn.width)
        look: dict[str, Any] = {"va": "center", "size": drawn.small * POINTS, "color": drawn.theme.ink}
        axes.text(left, number, "\n".join(lines), transform=axes.get_yaxis_transform(), **look)


def _dot(axes: Axes, theme: Theme, dot: Dot, row: int) -> None:
    colour = theme.bad if dot.missed else theme.good
    axes.plot([dot.low, dot.high], [row, row], color=colour, linewidth=2.0, solid_capstyle="round")
    axes.plot(
        [dot.value],
        [row],
        color=colour,
        marker="X" if dot.missed else "o",
        markersize=9 if dot.missed else 7,
        markeredgecolor=colour if dot.missed else theme.paper,
        markeredgewidth=1.0,
        clip_on=False,
    )


def _number(drawn: Page, axes: Axes, dot: Dot, row: int, scale: Scale) -> None:
    """What was measured, at the right of the line if there is room, else at its left."""
    unit = (scale.high - scale.low) / (axes.get_position().width * drawn.width)
    fits = dot.high + LABEL * unit <= scale.high + 8 * unit
    axes.annotate(
        scale.text(dot.value),
        (dot.high if fits else dot.low, row),
        (5 if fits else -5, 0),
        textcoords="offset points",
        ha="left" if fits else "right",
        va="center",
        size=drawn.small * POINTS,
        color=drawn.theme.ink,
    )
