"""How far two colours stand apart, by the formula of the accessibility guidelines (WCAG 2)."""

from __future__ import annotations

from matplotlib.colors import to_hex, to_rgb


def contrast(one: str, other: str) -> float:
    """From 1 for the same colour to 21 for black on white; text wants 4.5, shapes 3.

    >>> round(contrast("#000000", "#FFFFFF"), 3)
    21.0
    """
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(part) for part in to_rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two, with a share of the other.

    >>> mixed("#000000", "#FFFFFF", 0.2)
    '#333333'
    """
    pairs = zip(to_rgb(one), to_rgb(other), strict=True)
    red, green, blue = (first + (second - first) * share for first, second in pairs)
    return to_hex((red, green, blue))
