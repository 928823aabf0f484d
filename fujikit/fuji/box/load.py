"""Boxes from files and texts; what an own file leaves out comes from the house box."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from fujikit.engine.toml import toml_data, toml_text
from fujikit.fuji.box.check import mistakes_in
from fujikit.fuji.box.components import Box
from fujikit.fuji.box.mistakes import BadBox, Mistake

HOUSE = Path(__file__).with_name("house.toml")
LARGEST = 1_000_000
OWN_FIELDS = ("format", "name")
"""What every file says for itself; all else may be left out."""


@cache
def house() -> Box:
    """The house box.

    >>> house().scenario(1).white
    'd2'
    """
    return msgspec.convert(tomllib.loads(HOUSE.read_text("utf-8")), Box)


def load_box(path: str | Path) -> Box:
    """The box in a file; BadBox where it can't be read or holds a mistake."""
    file = Path(path)
    return parse_box(_text_of(file), where=file.name)


def parse_box(text: str, where: str = "box") -> Box:
    r"""The box that a TOML text describes; BadBox names the first mistake and carries all.

    >>> box = parse_box('format = 1\nname = "mine"\ntrack = {length = 30, injuries = [], source = "house"}')
    >>> box.track.length, len(box.landscape)
    (30, 24)
    >>> parse_box("format = 1", where="my-box.toml")
    Traceback (most recent call last):
    fujikit.fuji.box.mistakes.BadBox: my-box.toml: name: is missing
    """
    return box_from(_data_of(text, where), where)


def box_from(data: Mapping[str, Any], where: str = "box") -> Box:
    """The box in plain data, as a TOML or JSON file holds it.

    >>> box_from({"format": 1, "name": "mine"}).name
    'mine'
    """
    full = _completed(data)
    if mistakes := list(mistakes_in(full, where)):
        raise BadBox(mistakes)
    return msgspec.convert(full, Box)


def check_box(text: str, where: str = "box") -> list[Mistake]:
    r"""Every mistake in a box text, none if it can be used.

    >>> text = 'format = 1\nname = "mine"\n[[village]]\nname = "inn"\nneed = "yelow|4"\nsource = "house"'
    >>> print(*check_box(text, "my-box.toml")[:1])
    my-box.toml: village 1 "inn": need: "yelow|4" names no colour or value
    """
    try:
        data = _data_of(text, where)
    except BadBox as bad:
        return list(bad.mistakes)
    return list(mistakes_in(_completed(data), where))


def check_box_file(path: str | Path) -> list[Mistake]:
    """Every mistake in a box file, none if it can be used."""
    try:
        return check_box(_text_of(Path(path)), Path(path).name)
    except BadBox as bad:
        return list(bad.mistakes)


def box_text(box: Box) -> str:
    """The box as TOML that reads back to an equal box.

    >>> parse_box(box_text(house())) == house()
    True
    """
    return toml_text(msgspec.to_builtins(box))


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
