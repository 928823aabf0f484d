"""Saves games to codes and files, and restores them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from fujikit.api import from_record
from fujikit.engine.chance import SeededSource, SourceState
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.record import CODE, MOVES, decode_record, encode_record
from fujikit.engine.rules import Rules
from fujikit.games import DEFAULT_GAME, descriptor
from fujikit.teams.kinds import KINDS
from fujikit.widgets.hot_seat import TableError
from fujikit.widgets.schema import FileView
from fujikit.widgets.seal import SEALED, BadSeal, seal, server_key, unseal
from fujikit.widgets.steps import all_open

CODE_SEATS = "# seats of code: "
"""A record ends with this, where code has or had a seat; to whoever reads the record it is a comment."""
DICE = "# dice to come: "
"""A sealed record ends with this."""


class RestoredGame(NamedTuple):
    """A game that was restored."""

    game: Game[Any]
    code: dict[str, str] | None
    """The kind of player on every seat of code, empty for a function; None where nothing is said of it."""


class GameSaver:
    """Writes the saved code of a table's game, once after every move.

    A sealed code also holds where the dice come from, so that a game which comes back throws the dice that it
    would have thrown without a reload.
    """

    def __init__(self) -> None:
        self._moment: tuple[object, ...] = ()
        self._code = ""

    def saved_code(self, game: Game[object], code: Mapping[str, str] | None = None) -> str:
        """Return the code that the browser stores: sealed while something is hidden, plain otherwise."""
        moment = (game, game.state, game.history[-1:], game.study, code)
        if moment != self._moment:
            text = _text(game, code)
            self._code = encode_record(text) if all_open(game) else _sealed(text, game)
            self._moment = moment
        return self._code

    def file(self, game: Game[object], heading: str, code: Mapping[str, str] | None = None) -> FileView:
        """The game as a file; `heading` says in a sentence what a sealed one is."""
        name = f"{game.rules.name}-{game.round}"
        if all_open(game):
            return FileView(f"{name}.toml", _text(game, code))
        return FileView(f"{name}-sealed.txt", f"# {heading}\n{self.saved_code(game, code)}\n")


def _sealed(text: str, game: Game[object]) -> str:
    """The code of a record, with the dice to come."""
    setup, moves, played = text.partition(MOVES)
    text = f"{moves}{played}{DICE}{msgspec.json.encode(game.source.state).decode()}\n"
    begins_with_dice = "position" in game.rules.setup(game.start)
    return seal(setup + text, server_key()) if begins_with_dice else seal(text, server_key(), public=setup)


def _text(game: Game[object], code: Mapping[str, str] | None) -> str:
    """The record, and who is played by code."""
    return game.record() + (f"{CODE_SEATS}{json.dumps(code)}\n" if code is not None else "")


def _code_in(text: str, game: Game[object]) -> dict[str, str] | None:
    """The seats of code that a text names after its record, as far as they are any."""
    told = _comments(text, CODE_SEATS)
    try:
        seats = json.loads(told[0]) if told else None
    except ValueError:
        return None
    if not isinstance(seats, dict):
        return None
    known = ("", *KINDS)
    return {seat: kind for seat, kind in seats.items() if seat in game.seats and kind in known}


Wanted = Rules[Any] | str
"""Which game a table takes back: one of the kit by its name, another by its rules."""


def restore(text: str, wanted: Wanted = DEFAULT_GAME) -> RestoredGame:
    """Restore a game from a code, a file or a record; `TableError` says what is wrong with it."""
    try:
        return _read(text.removeprefix("\ufeff"), wanted)
    except BadSeal:
        raise TableError("keeping.not-ours") from None
    except TableError:
        raise
    except BadInput as error:
        raise TableError("keeping.no-game", why=" ".join(str(error).split())[:200]) from None


def _read(text: str, wanted: Wanted) -> RestoredGame:
    code = "".join(line.strip() for line in text.splitlines() if not line.startswith("#"))
    if code.startswith(SEALED):
        return _unsealed(unseal(code, server_key()), wanted)
    if code.startswith(CODE):
        return _restored(decode_record(code), wanted, "code")
    if not code:
        raise TableError("keeping.empty")
    if code == text.strip():  # a record has many lines
        raise TableError("keeping.no-code")
    return _restored(text, wanted)


def _unsealed(text: str, wanted: Wanted) -> RestoredGame:
    """The game of a sealed text, which throws the dice that it would have thrown at its table."""
    game, code = _restored(text, wanted)
    for line in _comments(text, DICE):
        game.source = SeededSource.resume(msgspec.json.decode(line, type=SourceState))
    return RestoredGame(game, code)


def _comments(text: str, kind: str) -> list[str]:
    """What the comments of a kind say after a record."""
    lines = text.rpartition('"""')[2].splitlines()
    return [line.removeprefix(kind) for line in lines if line.startswith(kind)]


def _restored(text: str, wanted: Wanted, where: str = "record") -> RestoredGame:
    game = from_record(text, where, rules=None if isinstance(wanted, str) else wanted)
    if isinstance(wanted, str) and game.rules.name != wanted:
        raise TableError(
            "keeping.other-game", game=descriptor(game.rules.name).title, own=descriptor(wanted).title
        )
    return RestoredGame(game, _code_in(text, game))


def key_warning(game: Game[object]) -> TableError | None:
    """What is wrong with the key of the server, as far as it matters to this game."""
    warning = "" if all_open(game) else server_key().warning
    return TableError(f"keeping.{warning}") if warning else None
