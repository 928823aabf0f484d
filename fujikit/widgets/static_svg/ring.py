"""A chance as a thin ring with its number, as the browser's `Ring` draws it."""

from __future__ import annotations

from math import pi

from fujikit.widgets.chance import in_hundred
from fujikit.widgets.static_svg.elements import element, words

HIGH, EVEN = 67, 34
"""Chances in 100 from which a ring is green, or amber; below it is red."""
RADIUS, THICK, BOX = 16, 3.4, 36


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
