"""The boxes of both games, for tests of what holds for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from fujikit.engine.mistakes import Mistake
from fujikit.fuji import box as fuji
from fujikit.fuji.box.check import mistakes_in as mistakes_in_fuji
from fujikit.robinson import own_box as robinson
from fujikit.robinson.own_box.check import mistakes_in as mistakes_in_robinson

FILE = "my-box.toml"
Data = dict[str, Any]


class Boxes(NamedTuple):
    """How the boxes of a game are read, a box that replaces some of its cards, and a sort of card."""

    box: ModuleType
    mistakes_in: Callable[[Mapping[str, Any], str], Iterable[Mistake]]
    own: str
    section: str
    formats: str
    """The formats that are read, as a mistake says it."""

    def data(self) -> Data:
        """The default box as plain data."""
        return plain(self.box.house())

    def said(self, data: Data) -> list[str]:
        """What is wrong with plain data."""
        return [str(mistake) for mistake in self.mistakes_in(data, FILE)]


def plain(box: msgspec.Struct) -> Data:
    decoded: Data = msgspec.json.decode(msgspec.json.encode(box))
    return decoded


FUJI = Boxes(
    fuji,
    mistakes_in_fuji,
    """\
format = 1
name = "Zoë's 箱"

[track]
length = 20
injuries = [9, 15]
source = "rulebook"

[[level]]
number = 5
fail = 2
rows = [{ from = 1, loss = 1 }]
source = "house"
""",
    "landscape",
    "format 1",
)
ROBINSON = Boxes(
    robinson,
    mistakes_in_robinson,
    """\
format = 2
name = "Zoë's 箱"

[[beast]]
name = "Hedgehog"
strength = 1
weapon = 0
food = 1
fur = 0
effect = ["unless medicine: 1 wound"]
source = "own"
confidence = "high"
clause = ""
key = ""
""",
    "beast",
    "formats 1 to 2",
)
