"""How a small game is set up: who plays, with which box, and what stands in records and position files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from fujikit.engine.boxes import Boxes
from fujikit.engine.errors import BadInput, BadPosition
from fujikit.engine.mistakes import Mistake
from fujikit.engine.positions import convert_position, position_data
from fujikit.engine.quoted import short
from fujikit.engine.schema import fields_of, schema_errors
from fujikit.engine.setup_options import BadOption, Players, bad_names
from fujikit.engine.small.state import Seat, State
from fujikit.engine.toml import toml_text
from fujikit.engine.verdict import Translator
from fujikit.engine.words import Words

BOX = "box"
"""The field of a state that holds the components of the game."""


class BadSetup(BadOption):
    """What no small game can be set up with."""

    words: ClassVar[Translator] = Words("fujikit.engine.small")


class SetupOptions(Struct, frozen=True):
    """What somebody asks for."""

    players: Players
    box: Any = None


def check_players(names: Sequence[str], least: int, most: int) -> None:
    """Refuse names that can't be used, and too few or too many of them."""
    if len(names) < least:
        raise BadSetup("players", "too-few", least=least, count=len(names))
    if len(names) > most:
        raise BadSetup("players", "too-many", most=most, count=len(names))
    for bad in bad_names(names):
        raise BadSetup("players", bad.case, seat=bad.seat, name=bad.name)


def house_box(state_type: type[State[Seat]]) -> Struct | None:
    """The components that a game comes with; None where its state has no box."""
    field = fields_of(state_type).get(BOX)
    if field is None:
        return None
    if not isinstance(field.default, Struct):
        raise BadInput(f"{state_type.__name__}.{BOX}: a box is a frozen struct, and has one as its default")
    return field.default


def read_box(house: Struct, given: object) -> Struct:
    """The box that somebody names: a struct, plain data, a file by its path, or the text of one."""
    boxes = Boxes(type(house), lambda: house, lambda data, where: _mistakes(type(house), data, where))
    if isinstance(given, type(house)):
        return boxes.of(msgspec.to_builtins(given))
    if isinstance(given, Mapping):
        return boxes.of(given)
    if isinstance(given, str) and "\n" in given.strip():
        return boxes.parse(given)
    if isinstance(given, str | Path):
        return boxes.load(given)
    raise BadInput(f"box: {short(given)} is no {type(house).__name__}, file or TOML text")


def _mistakes(kind: type[Struct], data: Mapping[str, object], where: str) -> Iterator[Mistake]:
    return (Mistake(where, "", field, flaw) for field, flaw in schema_errors(data, kind))


def position_text(game: str, state: State[Seat]) -> str:
    """A state as a position file."""
    return toml_text({"game": game, **msgspec.to_builtins(state)})


def read_position(text: str, where: str, game: str, state_type: type[Any]) -> tuple[Any, bool]:
    """The state of a position file of a game, and whether it is for study."""
    data = position_data(text, where)
    named, study = data.pop("game", game), data.pop("study", True)
    if named != game:
        raise BadPosition(f"{where}: this is a position of {short(named)}, not of {game!r}")
    if not isinstance(study, bool):
        raise BadPosition(f"{where}: study: {short(study)} is not true or false")
    return convert_position(data, where, state_type), study
