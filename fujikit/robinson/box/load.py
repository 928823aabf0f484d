"""Robinson's boxes from files and texts; what an own file leaves out comes from the house box."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from fujikit.engine.boxes import Boxes
from fujikit.engine.mistakes import Mistake
from fujikit.robinson.box.components import Box

FOLDER = Path(__file__).parent
FILES = (
    "board",
    "characters",
    "scenarios",
    "tiles",
    "inventions",
    "equipment",
    "tokens",
    "beasts",
    "events",
    "adventures",
    "mystery",
)
"""The house box, one file a sort of component."""


@cache
def house() -> Box:
    """The house box.

    >>> len(house().tiles), house().name
    (11, 'house')
    """
    data: dict[str, Any] = {}
    for name in FILES:
        data.update(tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")))
    return msgspec.convert(data, Box)


def _mistakes_in(data: Mapping[str, Any], where: str) -> Iterable[Mistake]:
    from fujikit.robinson.box.check import mistakes_in  # noqa: PLC0415  # players seldom bring a box

    return mistakes_in(data, where)


BOXES = Boxes(Box, house, _mistakes_in)
load_box, parse_box, box_from, box_text = BOXES.load, BOXES.parse, BOXES.of, BOXES.text
check_box, check_box_file = BOXES.check, BOXES.check_file
