"""Dice as small tiles: colour, shape, letter and value, so that no one sign is needed to tell them apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from matplotlib.axes import Axes
from matplotlib.patches import Circle, FancyBboxPatch, Polygon

from fujikit.plots.theme import DIE_COLOURS, SMALL, Theme

SIZE = 0.46
"""Inches."""


def draw_die(axes: Axes, theme: Theme, die: str, left: float, bottom: float, *, kept: bool) -> None:
    """A die such as `B4`; one that will be thrown again is only an outline. `axes` are measured in inches."""
    axes.add_patch(
        FancyBboxPatch(
            (left + 0.03, bottom + 0.03),
            SIZE - 0.06,
            SIZE - 0.06,
            boxstyle="round,pad=0.03,rounding_size=0.07",
            facecolor=theme.raised if kept else "none",
            edgecolor=theme.ink if kept else theme.faded,
            linewidth=1.8 if kept else 1.0,
            clip_on=False,
            linestyle="-" if kept else (0, (2, 2)),
        )
    )
    middle = left + SIZE / 2
    if kept:
        SHAPES[die[0]](axes, middle, bottom + 0.325, DIE_COLOURS[die[0]], theme.ink)
    axes.text(
        middle,
        bottom + (0.135 if kept else SIZE / 2),
        die,
        ha="center",
        va="center_baseline",
        size=SMALL,
        weight="bold" if kept else "normal",
        color=theme.ink if kept else theme.faded,
    )


def _wave(axes: Axes, x: float, y: float, colour: str, ink: str) -> None:
    steps = [number / 24 for number in range(25)]
    crest = [(x - 0.14 + 0.28 * step, y + 0.03 + 0.03 * sin(4 * pi * step)) for step in steps]
    axes.add_patch(
        Polygon(
            [*crest, (x + 0.14, y - 0.065), (x - 0.14, y - 0.065)],
            facecolor=colour,
            edgecolor=ink,
            linewidth=0.8,
        )
    )


def _blossom(axes: Axes, x: float, y: float, colour: str, ink: str) -> None:
    points = [pi / 2 + number * pi / 40 for number in range(80)]
    radii = [0.062 + 0.032 * abs(cos(2.5 * (point - pi / 2))) for point in points]
    petals = [(x + r * cos(point), y + r * sin(point)) for point, r in zip(points, radii, strict=True)]
    axes.add_patch(Polygon(petals, facecolor=colour, edgecolor=ink, linewidth=0.8))


def _sun(axes: Axes, x: float, y: float, colour: str, ink: str) -> None:
    for number in range(8):
        ray = number * pi / 4
        ends = [(x + r * cos(ray), y + r * sin(ray)) for r in (0.065, 0.1)]
        axes.plot(*zip(*ends, strict=True), color=ink, linewidth=1.2)
    axes.add_patch(Circle((x, y), 0.058, facecolor=colour, edgecolor=ink, linewidth=0.8))


SHAPES: Mapping[str, Callable[[Axes, float, float, str, str], None]] = {"B": _wave, "P": _blossom, "Y": _sun}
