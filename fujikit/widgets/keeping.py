"""How a game survives its table: the code that the browser keeps, files to save, and the way back."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from fujikit.api import from_record
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.record import CODE, code_of, text_of
from fujikit.teams.kinds import KINDS
from fujikit.widgets.hot_seat import NotNow
from fujikit.widgets.seal import SEALED, NotOurs, seal, server_key, unseal
from fujikit.widgets.steps import all_open
from fujikit.widgets.wire import FileView

CODE_SEATS = "# seats of code: "
"""A record ends with this, where code has or had a seat; to whoever reads the record it is a comment."""


class Found(NamedTuple):
    """A game that has come back."""

    game: Game[Any]
    code: dict[str, str] | None
    """The kind of player on every seat of code, empty for a function; None where nothing is said of it."""


class Keeper:
    """Writes the code of the game on a table, once after every move.

    A game that comes back draws its dice from the text that was sealed, so that the same code gives the same
    dice. The salt keeps anybody from working out hidden dice by trying which text leads to the dice seen.
    """

    def __init__(self) -> None:
        self._salt = secrets.token_hex(16)
        self._moment: tuple[object, ...] = ()
        self._kept = ""

    def kept(self, game: Game[Any], code: Mapping[str, str] | None = None) -> str:
        """What the browser keeps: sealed while something is hidden, plain otherwise."""
        moment = (game, game.state, game.history[-1:], game.study, code)
        if moment != self._moment:
            text = _text(game, code)
            self._kept = code_of(text) if all_open(game) else seal(f"{text}# {self._salt}\n", server_key())
            self._moment = moment
        return self._kept

    def file(self, game: Game[Any], heading: str, code: Mapping[str, str] | None = None) -> FileView:
        """The game as a file; `heading` says in a sentence what a sealed one is."""
        name = f"{game.rules.name}-{game.round}"
        if all_open(game):
            return FileView(f"{name}.toml", _text(game, code))
        return FileView(f"{name}-sealed.txt", f"# {heading}\n{self.kept(game, code)}\n")


def _text(game: Game[Any], code: Mapping[str, str] | None) -> str:
    """The record, and who is played by code."""
    return game.record() + (f"{CODE_SEATS}{json.dumps(code)}\n" if code is not None else "")


def _code_in(text: str, game: Game[Any]) -> dict[str, str] | None:
    """The seats of code that a text names after its record, as far as they are any."""
    told = [line for line in text.rpartition('"""')[2].splitlines() if line.startswith(CODE_SEATS)]
    try:
        seats = json.loads(told[0].removeprefix(CODE_SEATS)) if told else None
    except ValueError:
        return None
    if not isinstance(seats, dict):
        return None
    known = ("", *KINDS)
    return {seat: kind for seat, kind in seats.items() if seat in game.seats and kind in known}


def found(text: str) -> Found:
    """The game in a sealed code or file, a record, or a plain code; else `NotNow` with what is wrong."""
    text = text.removeprefix("\ufeff")
    code = "".join(line.strip() for line in text.splitlines() if not line.startswith("#"))
    try:
        if code.startswith(SEALED):
            return _found(unseal(code, server_key()))
        if code.startswith(CODE):
            return _found(text_of(code), "code")
        if not code:
            raise NotNow("keeping.empty")
        if code == text.strip():  # a record has many lines
            raise NotNow("keeping.no-code")
        return _found(text)
    except NotOurs:
        raise NotNow("keeping.not-ours") from None
    except NotNow:
        raise
    except BadInput as error:
        raise NotNow("keeping.no-game", why=" ".join(str(error).split())[:200]) from None


def _found(text: str, where: str = "record") -> Found:
    game = from_record(text, where)
    return Found(game, _code_in(text, game))


def key_trouble(game: Game[Any]) -> NotNow | None:
    """What is wrong with the key of the server, as far as it matters to this game."""
    trouble = "" if all_open(game) else server_key().trouble
    return NotNow(f"keeping.{trouble}") if trouble else None
