"""How a game survives its table: the code that the browser keeps, files to save, and the way back."""

from __future__ import annotations

import secrets
from typing import Any

from fujikit.api import from_code, from_record
from fujikit.engine.errors import BadInput
from fujikit.engine.game import Game
from fujikit.engine.record import CODE
from fujikit.widgets.hot_seat import NotNow
from fujikit.widgets.seal import SEALED, NotOurs, seal, server_key, unseal
from fujikit.widgets.steps import all_open
from fujikit.widgets.wire import FileView


class Keeper:
    """Writes the code of the game on a table, once after every move.

    A game that comes back draws its dice from the text that was sealed, so that the same code gives the same
    dice. The salt keeps anybody from working out hidden dice by trying which text leads to the dice seen.
    """

    def __init__(self) -> None:
        self._salt = secrets.token_hex(16)
        self._moment: tuple[object, ...] = ()
        self._kept = ""

    def kept(self, game: Game[Any]) -> str:
        """What the browser keeps: sealed while something is hidden, plain otherwise."""
        moment = (game, game.state, game.history[-1:], game.study)
        if moment != self._moment:
            self._kept = link(game) or self._sealed(game)
            self._moment = moment
        return self._kept

    def file(self, game: Game[Any], heading: str) -> FileView:
        """The game as a file; `heading` says in a sentence what a sealed one is."""
        name = f"{game.rules.name}-{game.round}"
        if all_open(game):
            return FileView(f"{name}.toml", game.record())
        return FileView(f"{name}-sealed.txt", f"# {heading}\n{self.kept(game)}\n")

    def _sealed(self, game: Game[Any]) -> str:
        return seal(f"{game.record()}# {self._salt}\n", server_key())


def link(game: Game[Any]) -> str:
    """The plain code of a game without secrets; empty for others."""
    return game.code() if all_open(game) else ""


def opened(text: str) -> Game[Any]:
    """The game in a sealed code or file, a record, or a plain code; else `NotNow` with what is wrong."""
    text = text.removeprefix("\ufeff")
    code = "".join(line.strip() for line in text.splitlines() if not line.startswith("#"))
    try:
        if code.startswith(SEALED):
            return from_record(unseal(code, server_key()))
        if code.startswith(CODE):
            return from_code(code)
        if not code:
            raise NotNow("keeping.empty")
        if code == text.strip():  # a record has many lines
            raise NotNow("keeping.no-code")
        return from_record(text)
    except NotOurs:
        raise NotNow("keeping.not-ours") from None
    except NotNow:
        raise
    except BadInput as error:
        raise NotNow("keeping.no-game", why=" ".join(str(error).split())[:200]) from None


def key_trouble(game: Game[Any]) -> NotNow | None:
    """What is wrong with the key of the server, as far as it matters to this game."""
    trouble = "" if all_open(game) else server_key().trouble
    return NotNow(f"keeping.{trouble}") if trouble else None
