"""Dice as small tiles: colour, shape, letter and value, so that no one sign is needed to tell them apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin

from matplotlib.axes import Axes
from matplotlib.patches import Circle, FancyBboxPatch, Polygon
from matplotlib.transforms import Affine2D, Transform

from fujikit.plots.theme import DIE_COLOURS, SMALL, Theme

SIZE = 0.46
"""Inches."""


def draw_die(
    axes: Axes,
    theme: Theme,
    die: str,
    left: float,
    bottom: float,
    *,
    kept: bool,
    place: Transform | None = None,
    size: float = SMALL,
) -> None:
    """A die such as `B4`; one that will be thrown again is only an outline.

    Measured in inches, or in the units of a `place`; the letters have a `size` in points.
    """
    place = place or axes.transData
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
            transform=place,
        )
    )
    middle = left + SIZE / 2
    if kept:
        there = Affine2D().translate(middle, bottom + 0.325) + place
        SHAPES[die[0]](axes, DIE_COLOURS[die[0]], theme.ink, there)
    axes.text(
        middle,
        bottom + (0.135 if kept else SIZE / 2),
        die,
        ha="center",
        va="center_baseline",
        size=size,
        weight="bold" if kept else "normal",
        color=theme.ink if kept else theme.faded,
        transform=place,
    )


def _wave(axes: Axes, colour: str, ink: str, place: Transform) -> None:
    steps = [number / 24 for number in range(25)]
    crest = [(-0.14 + 0.28 * step, 0.03 + 0.03 * sin(4 * pi * step)) for step in steps]
    _shape(axes, [*crest, (0.14, -0.065), (-0.14, -0.065)], colour, ink, place)


def _blossom(axes: Axes, colour: str, ink: str, place: Transform) -> None:
    points = [pi / 2 + number * pi / 40 for number in range(80)]
    radii = [0.062 + 0.032 * abs(cos(2.5 * (point - pi / 2))) for point in points]
    petals = [(r * cos(point), r * sin(point)) for point, r in zip(points, radii, strict=True)]
    _shape(axes, petals, colour, ink, place)


def _shape(
    axes: Axes, points: Sequence[tuple[float, float]], colour: str, ink: str, place: Transform
) -> None:
    axes.add_patch(Polygon(points, facecolor=colour, edgecolor=ink, linewidth=0.8, transform=place))


def _sun(axes: Axes, colour: str, ink: str, place: Transform) -> None:
    for number in range(8):
        ray = number * pi / 4
        ends = [(r * cos(ray), r * sin(ray)) for r in (0.065, 0.1)]
        axes.plot(*zip(*ends, strict=True), color=ink, linewidth=1.2, transform=place)
    axes.add_patch(Circle((0.0, 0.0), 0.058, facecolor=colour, edgecolor=ink, linewidth=0.8, transform=place))


SHAPES: Mapping[str, Callable[[Axes, str, str, Transform], None]] = {"B": _wave, "P": _blossom, "Y": _sun}
"""A sign of each colour, its middle at a place where an inch is one unit."""
