"""A chance as a thin ring with its number, as the browser's `Ring` draws it."""

from __future__ import annotations

from math import pi

from fujikit.widgets.static_svg.elements import element, words

HIGH, EVEN = 67, 34
"""Chances in 100 from which a ring is green, or amber; below it is red."""
RADIUS, THICK, BOX = 16, 3.4, 36


def in_hundred(chance: float) -> int:
    """A chance out of 100; what is neither certain nor impossible never looks so.

    >>> in_hundred(0.714), in_hundred(0.9999), in_hundred(0.0001), in_hundred(1.0)
    (71, 99, 1, 100)
    """
    rounded = int(100 * chance + 0.5)
    if rounded <= 0:
        return 1 if chance > 1e-9 else 0
    if rounded >= 100:
        return 99 if chance < 1 - 1e-9 else 100
    return rounded


def draw_ring(chance: float, x: float, y: float, size: float) -> str:
    """A ring in a box of that size."""
    number = in_hundred(chance)
    colour = "good" if number >= HIGH else "fair" if number >= EVEN else "bad"
    middle, around = BOX / 2, 2 * pi * RADIUS
    circle = {"cx": middle, "cy": middle, "r": RADIUS, "stroke_width": THICK}
    back = element("circle", fill="var(--fk-raised)", stroke="var(--fk-rule)", **circle)
    arc = element(
        "circle",
        fill="none",
        stroke=f"var(--fk-{colour})",
        stroke_dasharray=f"{around * number / 100:.1f} {around:.1f}",
        transform=f"rotate(-90 {middle:g} {middle:g})",
        **circle,
    )
    digits = words(
        str(number), middle, middle + 4.6, class_="middle bold", font_size=13 if number < 100 else 11
    )
    return element("g", back, arc, digits, transform=f"translate({x:g} {y:g}) scale({size / BOX:.3f})")
