"""Boxes from files and texts: a game's components as data, and what players type in themselves.

A player's own file has the form of the default box, and what it leaves out comes from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from fujikit.engine.files import read_text
from fujikit.engine.mistakes import BadBox, Mistake
from fujikit.engine.toml import toml_data, toml_text

OWN_FIELDS = ("format", "name")
"""What every file says for itself; all else may be left out."""

B = TypeVar("B", bound=msgspec.Struct)


class Boxes(Generic[B]):
    """How a game reads its boxes: what a box is made of, the default box, and what is wrong with plain data.

    `upgraded` turns plain data of an earlier form into that of this version.
    """

    def __init__(
        self,
        kind: type[B],
        house: Callable[[], B],
        mistakes_in: Callable[[Mapping[str, object], str], Iterable[Mistake]],
        upgraded: Callable[[Mapping[str, object]], Mapping[str, object]] = dict,
    ) -> None:
        self._kind = kind
        self._house = house
        self._mistakes_in = mistakes_in
        self._upgraded = upgraded

    def load(self, path: str | Path) -> B:
        """The box in a file; BadBox where it can't be read or holds a mistake."""
        name = Path(path).name
        return self.parse(read_text(path, BadBox, name), name)

    def parse(self, text: str, where: str = "box") -> B:
        """The box that a TOML text describes; BadBox names the first mistake and carries all."""
        return self.of(_data_of(text, where), where)

    def of(self, data: Mapping[str, object], where: str = "box") -> B:
        """The box in plain data, as a TOML or JSON file holds it."""
        full = self._completed(data)
        if mistakes := list(self._mistakes_in(full, where)):
            raise BadBox(mistakes)
        return msgspec.convert(full, self._kind)

    def check(self, text: str, where: str = "box") -> list[Mistake]:
        """Every mistake in a box text, none if it can be used."""
        try:
            data = _data_of(text, where)
        except BadBox as bad:
            return list(bad.mistakes)
        return list(self._mistakes_in(self._completed(data), where))

    def check_file(self, path: str | Path) -> list[Mistake]:
        """Every mistake in a box file, none if it can be used."""
        name = Path(path).name
        try:
            return self.check(read_text(path, BadBox, name), name)
        except BadBox as bad:
            return list(bad.mistakes)

    def text(self, box: B) -> str:
        """The box as TOML that reads back to an equal box."""
        return toml_text(msgspec.to_builtins(box))

    def _completed(self, data: Mapping[str, object]) -> dict[str, object]:
        house = msgspec.to_builtins(self._house())
        return {**{field: house[field] for field in house if field not in OWN_FIELDS}, **self._upgraded(data)}


def _data_of(text: str, where: str) -> dict[str, object]:
    try:
        return toml_data(text)
    except ValueError as error:
        raise BadBox.about(where, f"this is not TOML: {error}") from None
