"""The cards of a record: what differs from the house box is written out, the rest is known by its sum."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from zlib import crc32

import msgspec

from fujikit.engine.errors import BadRecord
from fujikit.engine.once import once
from fujikit.robinson.box import Box, box_from, house

HEAD = ("format", "name")
"""What every box file begins with."""


@once
def check_sum(box: Box) -> str:
    """A number that changes when any card of a box does."""
    return f"{crc32(msgspec.json.encode(box)):08x}"


def box_data(box: Box) -> dict[str, Any]:
    """The tables of a box that are not the house's, under its head, and the sum of the house box."""
    cards = {"cards": check_sum(house())}
    if box is house():
        return cards
    printed = msgspec.to_builtins(house())
    own = {
        key: table for key, table in msgspec.to_builtins(box).items() if key in HEAD or table != printed[key]
    }
    return cards if set(own) == set(HEAD) and box.name == house().name else {**cards, "box": own}


def box_of_record(data: Mapping[str, Any], where: str) -> Box:
    """The box that a record was played with."""
    if data.get("cards") != check_sum(house()):
        raise BadRecord(f"{where}: it was played with other cards than the ones in this version's box")
    own = data.get("box")
    return house() if own is None else box_from(own, where)
