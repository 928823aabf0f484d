"""Colours in light and dark, and how matplotlib is told about them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import resources
from typing import Any

import matplotlib as mpl
from matplotlib.colors import to_hex, to_rgb
from msgspec import Struct

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of


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


SANS = ["DejaVu Sans", "Verdana", "Segoe UI", "Helvetica Neue", "Arial"]
SERIF = ["DejaVu Serif", "Georgia", "Noto Serif", "Times New Roman"]
"""The first of each comes with matplotlib and is what texts are measured with; an SVG names them all."""
SMALL, NORMAL, LARGE, TITLE = 12, 14, 16, 20


class Theme(Struct, frozen=True):
    """The colours of a picture: text in `ink` or `faded`, all else in colours that stand off the paper."""

    paper: str
    raised: str
    """What lies on the paper: dice, and the fields of the board."""
    ink: str
    faded: str
    """Second voice: axes and notes."""
    rule: str
    """Thin lines that may be overlooked."""
    good: str
    """The one thing to look at."""
    bad: str
    lines: tuple[str, ...]
    """Lines that stand beside each other."""
    heat: tuple[str, str]
    """Fields from unlikely to likely; ink is read on all of them."""

    def warmth(self, chance: float) -> str:
        """The colour of a chance on the board."""
        return mixed(*self.heat, chance)


_TOKENS: Any = json.loads((resources.files("fujikit") / "tokens.json").read_text("utf-8"))
"""The design tokens, which the widgets are drawn from too; `plots` says what a picture takes them for."""


def _theme(name: str) -> Theme:
    colours, roles = _TOKENS["palettes"]["woodblock"][name], _TOKENS["plots"][name]
    low, high = (colours[each] for each in roles["heat"])
    return Theme(
        **{each: colours[each] for each in ("paper", "raised", "ink", "faded", "rule")},
        good=colours[roles["good"]],
        bad=colours[roles["bad"]],
        lines=tuple(colours[each] for each in roles["lines"]),
        heat=(low, high),
    )


THEMES: Mapping[str, Theme] = {name: _theme(name) for name in ("light", "dark")}

DIE_COLOURS: Mapping[str, str] = {
    colour[0].upper(): _TOKENS["palettes"]["woodblock"]["light"][f"die-{colour}"]
    for colour in ("blue", "pink", "yellow")
}
"""A wave, a blossom and a sun."""


def theme_of(name: str) -> Theme:
    """The theme of that name.

    >>> theme_of("dark").paper
    '#141A2A'
    """
    if name not in THEMES:
        raise BadInput(f"theme: {none_of(name, THEMES)}")
    return THEMES[name]


@contextmanager
def drawing(theme: Theme) -> Iterator[None]:
    """While it lasts, matplotlib draws in the theme; the reader's own settings come back afterwards."""
    with mpl.rc_context():
        mpl.rcdefaults()
        mpl.rcParams.update(_settings(theme))
        yield


def _settings(theme: Theme) -> dict[Any, Any]:
    return {
        "font.family": "sans-serif",
        "font.sans-serif": SANS,
        "font.serif": SERIF,
        "font.size": NORMAL,
        "text.color": theme.ink,
        "axes.labelcolor": theme.faded,
        "axes.labelsize": NORMAL,
        "axes.facecolor": "none",
        "axes.edgecolor": theme.faded,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "xtick.color": theme.faded,
        "ytick.color": theme.faded,
        "xtick.labelsize": SMALL,
        "ytick.labelsize": SMALL,
        "figure.facecolor": theme.paper,
        "hatch.linewidth": 1.0,
        "svg.fonttype": "none",
        "svg.hashsalt": "fujikit",
    }
