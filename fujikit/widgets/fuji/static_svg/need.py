"""A requirement as tiles: shapes and numbers; waves around odd, two lines around even.

Lengths are in units of which a tile has 20; the browser's `Need` takes the same ones from `generated.ts`.
"""

from __future__ import annotations

from functools import cache
from itertools import chain

from fujikit.fuji.need import COLOURS, PARITIES, Parity
from fujikit.widgets.fuji.drawing import NeedDrawing
from fujikit.widgets.static_svg.elements import art, element, use, words

TILE = 20
STACK = 9
"""How wide the values are that are meant, one over the other."""
MARGIN = 6
"""How much higher and wider a frame is than what it holds."""
HINTS = {parity: "".join(map(str, values)) for parity, values in PARITIES.items()}
UNIT = 1.1625
"""Pixels of a unit on a card that is 100 wide."""
GAP = 1.6
LARGER = 1.12
"""The small print of odd and even is given what room there is."""
WAVE = 4
SWING = 3

TILE_PARTS = element(
    "rect",
    id="fk-tile",
    width=TILE,
    height=TILE,
    rx=4.3,
    fill="var(--fk-die)",
    stroke="var(--fk-edge)",
)
"""The paper of a tile, to be drawn once."""


def need_size(need: NeedDrawing) -> tuple[float, float]:
    """Width and height in units."""
    if need.parity:
        return frame_size(len(need.tiles))
    return len(need.tiles) * (TILE + GAP) - GAP, TILE


def frame_size(tiles: int) -> tuple[int, int]:
    """Width and height of a frame around so many tiles; without tiles the values lie in a row."""
    return (tiles * TILE + STACK if tiles else 2 * TILE) + MARGIN, TILE + MARGIN


@cache
def frame_path(parity: Parity, tiles: int) -> str:
    """The SVG path of the frame that marks a requirement as odd or even."""
    width, height = frame_size(tiles)
    return _wavy(width, height) if parity == "odd" else _double(width, height)


def draw_need(need: NeedDrawing, middle: float, bottom: float) -> str:
    """The tiles of a card, centred over a line."""
    scale = UNIT * (LARGER if need.parity else 1)
    width, height = need_size(need)
    drawn = need_tiles(need)
    at = f"translate({middle - scale * width / 2:.2f} {bottom - scale * height:.2f}) scale({scale:g})"
    return element("g", drawn, transform=at)


def need_tiles(need: NeedDrawing) -> str:
    """The tiles with their upper left corner at the origin, in units."""
    return _framed_tiles(need.parity, need.tiles) if need.parity else _plain_tiles(need.tiles)


def _plain_tiles(tiles: list[str]) -> str:
    lefts = [number * (TILE + GAP) for number in range(len(tiles))]
    return "".join(
        use("tile", x=left or None) + _tile(tile, left, 0) for left, tile in zip(lefts, tiles, strict=True)
    )


def _framed_tiles(parity: Parity, tiles: list[str]) -> str:
    """The values that are meant are in small beside the colours; alone, they lie in a row."""
    inset = MARGIN / 2
    hints = _stack if tiles else _row
    shapes = (_tile(tile, inset + STACK + number * TILE, inset) for number, tile in enumerate(tiles))
    return _frame(frame_path(parity, len(tiles))) + hints(HINTS[parity], inset, inset) + "".join(shapes)


def _stack(values: str, left: float, top: float) -> str:
    return "".join(
        words(
            value,
            left + STACK / 2,
            top + 6.4 + number * TILE / 3,
            class_="middle bold die",
            font_size=6.7,
        )
        for number, value in enumerate(values)
    )


def _row(values: str, left: float, top: float) -> str:
    return "".join(
        words(
            value,
            left + (number + 0.5) * 2 * TILE / 3,
            top + TILE / 2 + 4.5,
            class_="middle bold die",
            font_size=12.5,
        )
        for number, value in enumerate(values)
    )


def _tile(word: str, left: float, top: float) -> str:
    if word in COLOURS:
        return art(f"die-{word}", left + 2, top + 2, TILE - 4, TILE - 4)
    return words(word, left + TILE / 2, top + TILE / 2 + 4.7, class_="tile")


def _wavy(width: float, height: float) -> str:
    inset = 2
    sides = ((width, 1, True), (height, 1, False), (width, -1, True), (height, -1, False))
    waves = chain.from_iterable(
        _waves(length - 2 * inset, sign, across=across) for length, sign, across in sides
    )
    return f"M{inset} {inset}{''.join(waves)}z"


def _waves(length: float, sign: int, *, across: bool) -> list[str]:
    count = max(2, 2 * round(length / WAVE / 2))
    step = sign * length / count
    swings = (-SWING if number % 2 == 0 else SWING for number in range(count))
    return [
        f"q{step / 2:.2f} {swing} {step:.2f} 0" if across else f"q{swing} {step / 2:.2f} 0 {step:.2f}"
        for swing in swings
    ]


def _double(width: float, height: float) -> str:
    def line(inset: float) -> str:
        across, down = width - 2 * inset, height - 2 * inset
        return f"M{inset:g} {inset:g}h{across:g}v{down:g}h{-across:g}z"

    return line(0.75) + line(3.25)


def _frame(path: str) -> str:
    return element(
        "path",
        d=path,
        fill="var(--fk-die)",
        stroke="var(--fk-die-ink)",
        stroke_width=1.2,
        stroke_linejoin="round",
    )
