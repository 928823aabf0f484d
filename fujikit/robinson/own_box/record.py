"""The cards of a record: a game goes on with those it was begun with, however the default box is tuned."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from fujikit.engine.caching import cached_on_object
from fujikit.engine.errors import BadRecord
from fujikit.engine.text_limits import unpack
from fujikit.robinson.box import Box, house
from fujikit.robinson.own_box import box_from

MAX_CARDS_LENGTH = 500_000
"""No box comes near this many characters."""


READ_FROM = "the line that the box was read from"


def packed(box: Box) -> str:
    """A box as one line of text, the very line of the record that it came from."""
    return box.__dict__.get(READ_FROM) or _packed(box)


@cached_on_object
def _packed(box: Box) -> str:
    """Written out it would be longer than most games."""
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(box), level=9)).decode()


def box_of_record(setup: Mapping[str, object], where: str) -> Box:
    """The box that a record was played with."""
    line = setup.get("cards")
    if not isinstance(line, str):
        raise BadRecord(f"{where}: setup: cards: a text should stand here")
    return house() if line == packed(house()) else _unpacked(line, where)


@lru_cache(maxsize=4)
def _unpacked(line: str, where: str) -> Box:
    try:
        text = unpack(base64.b64decode(line, altchars=b"-_", validate=True), MAX_CARDS_LENGTH)
        data = msgspec.json.decode(text)
    except ValueError:  # whatever cannot be decoded, unpacked or read
        raise BadRecord(f"{where}: setup: cards: they are damaged or too long") from None
    if not isinstance(data, dict):
        raise BadRecord(f"{where}: setup: cards: this is no box")
    box = box_from(data, f"{where}: cards")
    box.__dict__[READ_FROM] = line
    return box
