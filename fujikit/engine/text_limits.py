"""Limits for texts that strangers write: reading one must not cost more than its length deserves.

No text of ours comes near a limit: in the boxes, positions and records of the tests a key has at most 4
parts, data is nested 7 levels deep, the largest number is 37, a record has 414 lines and packs to a quarter.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping

MAX_KEY_PARTS = 8
"""`a.b.c` has three. The time and memory that `tomllib` takes grow with the square of this number."""
MAX_DEPTH = 16
"""Lists and tables inside each other."""
MAX_ITEMS = 20_000
"""Values, list entries and headings of one text; the largest box has 8,000."""
MAX_NUMBER = 9_999
MAX_MOVES = 5_000
"""Lines of a game that somebody played: most have some hundreds. A game with so many takes no more."""
UNPACKED_BASE, MAX_UNPACKED_RATIO = 20_000, 30
"""A packed text may unpack to so many bytes, and to so many for each of its own."""
TOKEN = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+"{0,5}'  # a text may end with two quotes of its own
    r"|'''(?:[^']++|'(?!''))*+'{0,5}"
    r'|"(?:[^"\\\n]++|\\.)*+"?'  # one that does not end is read once, not from each of its letters again
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+"
    r"|[.=,\n\[\]{}]",
    re.DOTALL,
)
"""Strings and comments as a whole, and the signs that give a TOML text its structure."""


def refuse_excess(text: str) -> None:
    """Raise a ValueError that says in one sentence which limit a TOML text exceeds.

    >>> refuse_excess("level = [1, 2.5]")
    >>> refuse_excess("a" + ".a" * 20_000 + " = 1")
    Traceback (most recent call last):
    ValueError: a key has more than 8 parts
    """
    dots = depth = items = 0
    for found in TOKEN.finditer(text):
        token = found[0]
        if token == ".":
            dots += 1
            if dots >= MAX_KEY_PARTS:
                raise ValueError(f"a key has more than {MAX_KEY_PARTS} parts")
            continue
        if len(token) > 1:
            continue  # a string may be a part of a key, and a comment ends at its line
        dots = 0
        depth += (token in "[{") - (token in "]}")
        items += token in "=,["
        if depth > MAX_DEPTH:
            raise ValueError("it is nested too deeply")
        if items > MAX_ITEMS:
            raise ValueError(f"it holds more than {MAX_ITEMS:,} values")


def refuse_large_numbers(value: object) -> None:
    """Raise a ValueError if there is a number that no game can hold, however deep in plain data.

    >>> refuse_large_numbers({"token": [{"uses": 10**9}]})
    Traceback (most recent call last):
    ValueError: the number 1000000000 is too large: 9999 is the largest
    """
    match value:
        case int() | float() if not -MAX_NUMBER <= value <= MAX_NUMBER:
            shown = str(value) if isinstance(value, float) or value.bit_length() < 64 else "in it"
            raise ValueError(f"the number {shown} is too large: {MAX_NUMBER} is the largest")
        case Mapping():
            for part in value.values():
                refuse_large_numbers(part)
        case list():
            for part in value:
                refuse_large_numbers(part)


def unpack(packed: bytes, limit: int) -> bytes:
    """The bytes that `zlib` packed; a ValueError if they are damaged, or more than the packed ones deserve.

    >>> unpack(zlib.compress(bytes(100)), limit=1000) == bytes(100)
    True
    >>> unpack(zlib.compress(bytes(10**6)), limit=10**7)
    Traceback (most recent call last):
    ValueError: it is cut off or too long
    """
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(packed, min(limit, UNPACKED_BASE + MAX_UNPACKED_RATIO * len(packed)))
    except zlib.error:
        raise ValueError("it is damaged") from None
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("it is cut off or too long")
    return text
