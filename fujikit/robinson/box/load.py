"""The default box, from its files."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

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
    data: dict[str, object] = {}
    for name in FILES:
        data.update(tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")))
    return msgspec.convert(data, Box)
