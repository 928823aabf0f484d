"""Robinson's boxes from files and texts; what an own file leaves out comes from the house box."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from fujikit.engine.toml import toml_data, toml_text
from fujikit.robinson.box.components import Box
from fujikit.robinson.box.mistakes import BadBox, Mistake

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
LARGEST = 1_000_000
OWN_FIELDS = ("format", "name")
"""What every file says for itself; all else may be left out."""


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


def load_box(path: str | Path) -> Box:
    """The box in a file; BadBox where it can't be read or holds a mistake."""
    file = Path(path)
    return parse_box(_text_of(file), where=file.name)


def parse_box(text: str, where: str = "box") -> Box:
    r"""The box that a TOML text describes; BadBox names the first mistake and carries all.

    >>> parse_box('format = 1\nname = "mine"').name
    'mine'
    >>> parse_box("format = 1", where="my-box.toml")
    Traceback (most recent call last):
    fujikit.robinson.box.mistakes.BadBox: my-box.toml: name: is missing
    """
    return box_from(_data_of(text, where), where)


def box_from(data: Mapping[str, Any], where: str = "box") -> Box:
    """The box in plain data, as a TOML or JSON file holds it.

    >>> len(box_from({"format": 1, "name": "mine"}).beasts)
    16
    """
    full = _completed(data)
    if mistakes := _mistakes(full, where):
        raise BadBox(mistakes)
    return msgspec.convert(full, Box)


def check_box(text: str, where: str = "box") -> list[Mistake]:
    r"""Every mistake in a box text, none if it can be used.

    >>> text = 'format = 1\nname = "mine"\n[[gather]]\nname = "Bees"\neffect = ["sing"]\nsource = "own"'
    >>> print(*check_box(text, "my-box.toml"))
    my-box.toml: gather 1 "Bees": effect: 'sing' is nothing that a card can say
    """
    try:
        data = _data_of(text, where)
    except BadBox as bad:
        return list(bad.mistakes)
    return _mistakes(_completed(data), where)


def check_box_file(path: str | Path) -> list[Mistake]:
    """Every mistake in a box file, none if it can be used."""
    try:
        return check_box(_text_of(Path(path)), Path(path).name)
    except BadBox as bad:
        return list(bad.mistakes)


def box_text(box: Box) -> str:
    """The box as TOML that reads back to an equal box.

    >>> box_text(house()).splitlines()[:2]
    ['format = 1', 'name = "house"']
    """
    return toml_text(msgspec.to_builtins(box))


def _mistakes(data: Mapping[str, Any], where: str) -> list[Mistake]:
    from fujikit.robinson.box.check import mistakes_in  # noqa: PLC0415  # players seldom bring a box

    return list(mistakes_in(data, where))


def _completed(data: Mapping[str, Any]) -> dict[str, Any]:
    from_house = msgspec.to_builtins(house())
    return {**{field: from_house[field] for field in from_house if field not in OWN_FIELDS}, **data}


def _data_of(text: str, where: str) -> dict[str, Any]:
    try:
        return toml_data(text)
    except ValueError as error:
        raise BadBox([Mistake(where, "", "", f"this is not TOML: {error}")]) from None


def _text_of(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
        if len(content) <= LARGEST:
            return content.decode("utf-8-sig")
        reason = "the file is larger than 1 MB"
    except OSError as error:
        reason = f"the file can't be read: {error.strerror}"
    except UnicodeDecodeError:
        reason = "the file is not UTF-8 text"
    raise BadBox([Mistake(file.name, "", "", reason)])
