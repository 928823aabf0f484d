"""A requirement as tiles: shapes and numbers; waves around odd, two lines around even."""

from __future__ import annotations

import re
from itertools import chain

from fujikit.widgets.fuji.still.ink import art, element, words

COLOURS = ("pink", "blue", "yellow")
PARITY = re.compile(r"(?P<parity>odd|even)(?:\((?P<inner>.*)\))?")
HINTS = {"odd": "135", "even": "246"}
EM = 15.5
TILE = 1.5 * EM
GAP = 0.12 * EM
LARGER = 1.12
"""The small print of odd and even is given what room there is."""
FRAME = 0.225 * EM
STACK = 0.45 * TILE
"""The values that are meant, one over the other."""
WAVE = 4.6
SWING = 3.4


def tiles(need: str) -> tuple[str | None, list[str]]:
    """Odd, even or None, and what stands on the tiles.

    >>> tiles("odd(pink|blue)")
    ('odd', ['pink', 'blue'])
    >>> tiles("yellow|4")
    (None, ['yellow', '4'])
    """
    found = PARITY.fullmatch(need)
    inner = (found["inner"] or "") if found else need
    named = [word for word in inner.split("|") if word and word != "any"]
    return (found["parity"], named) if found else (None, named or list(COLOURS))


def draw_need(need: str, middle: float, bottom: float) -> str:
    """The tiles, centred over a line."""
    parity, named = tiles(need)
    drawn = _row_of(named) if parity is None else _framed_row(parity, named)
    scale = "" if parity is None else f" scale({LARGER})"
    return element("g", drawn, transform=f"translate({middle:g} {bottom:g}){scale}")


def _row_of(named: list[str]) -> str:
    step = TILE + GAP
    left = -(len(named) * step - GAP) / 2
    return "".join(
        _paper(left + number * step, -TILE) + _shape(word, left + number * step, -TILE)
        for number, word in enumerate(named)
    )


def _framed_row(parity: str, named: list[str]) -> str:
    """The values that are meant stand in small beside the colours; alone, they lie in a row."""
    width = (len(named) * TILE + STACK if named else 2 * TILE) + 2 * FRAME
    left, top = FRAME - width / 2, -TILE - FRAME
    frame = wavy if parity == "odd" else double
    hints = _stack if named else _row
    shapes = (_shape(word, left + STACK + number * TILE, top) for number, word in enumerate(named))
    framed = frame(left - FRAME, top - FRAME, width, TILE + 2 * FRAME)
    return framed + hints(HINTS[parity], left, top) + "".join(shapes)


def _stack(values: str, left: float, top: float) -> str:
    return "".join(
        words(
            value, left + STACK / 2, top + 7.4 + number * TILE / 3, class_="middle bold die", font_size=7.75
        )
        for number, value in enumerate(values)
    )


def _row(values: str, left: float, top: float) -> str:
    return "".join(
        words(
            value,
            left + (number + 0.5) * 2 * TILE / 3,
            top + TILE / 2 + 5.2,
            class_="middle bold die",
            font_size=14.5,
        )
        for number, value in enumerate(values)
    )


def _paper(left: float, top: float) -> str:
    return element(
        "rect", x=left, y=top, width=TILE, height=TILE, rx=5, fill="var(--fk-die)", stroke="var(--fk-edge)"
    )


def _shape(word: str, left: float, top: float) -> str:
    if word in COLOURS:
        return art(f"die-{word}", left + 2.5, top + 2.5, TILE - 5, TILE - 5)
    return words(word, left + TILE / 2, top + TILE / 2 + 5.5, class_="middle bold die", font_size=EM)


def wavy(left: float, top: float, width: float, height: float) -> str:
    inset = 2.0
    sides = ((width, 1, True), (height, 1, False), (width, -1, True), (height, -1, False))
    waves = chain.from_iterable(
        _waves(length - 2 * inset, sign, across=across) for length, sign, across in sides
    )
    return _framed(f"M{left + inset:.2f} {top + inset:.2f}{''.join(waves)}z")


def _waves(length: float, sign: int, *, across: bool) -> list[str]:
    count = max(2, 2 * round(length / WAVE / 2))
    step = sign * length / count
    swings = (-SWING if number % 2 == 0 else SWING for number in range(count))
    return [
        f"q{step / 2:.2f} {swing:g} {step:.2f} 0" if across else f"q{swing:g} {step / 2:.2f} 0 {step:.2f}"
        for swing in swings
    ]


def double(left: float, top: float, width: float, height: float) -> str:
    def line(inset: float) -> str:
        across, down = width - 2 * inset, height - 2 * inset
        return f"M{left + inset:.2f} {top + inset:.2f}h{across:.2f}v{down:.2f}h{-across:.2f}z"

    return _framed(line(0.75) + line(3.25))


def _framed(path: str) -> str:
    return element(
        "path",
        d=path,
        fill="var(--fk-die)",
        stroke="var(--fk-die-ink)",
        stroke_width=1.4,
        stroke_linejoin="round",
    )
