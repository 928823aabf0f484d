"""Position files: any moment of a game as a small TOML text."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from fujikit.engine.errors import BadPosition
from fujikit.engine.toml import toml_data

MAX_POSITION_LENGTH = 1_000_000
P = TypeVar("P", bound=msgspec.Struct)


def read_position(text: str, where: str, kind: type[P]) -> P:
    """The text as a game's typed data, or one sentence that says what is wrong and where."""
    return convert_position(position_data(text, where), where, kind)


def position_data(text: str, where: str) -> dict[str, object]:
    """The text as plain data."""
    if len(text) > MAX_POSITION_LENGTH:
        raise BadPosition(f"{where}: {len(text)} characters are more than any position has")
    try:
        return toml_data(text)
    except ValueError as error:
        raise BadPosition(f"{where}: {error}") from None


def convert_position(data: dict[str, object], where: str, kind: type[P]) -> P:
    """Plain data as a game's typed data."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadPosition(f"{where}: {error}".replace("`$.", "`")) from None


def shared(source: msgspec.Struct, wanted: type[msgspec.Struct]) -> dict[str, Any]:
    """What a struct of a file and one of the state both have, by name; they differ in few fields."""
    there = source.__struct_fields__
    return {name: getattr(source, name) for name in wanted.__struct_fields__ if name in there}
