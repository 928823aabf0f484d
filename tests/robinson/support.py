"""Whole games for tests: set up, played at random, and compared."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

import fujikit
from fujikit.engine.game import Game
from fujikit.engine.toml import toml_text
from fujikit.robinson.state import State
from tools.fuzz import play
from tools.fuzz_robinson import NAMES, state_bytes

__all__ = ["NAMES", "moment", "new_game", "position", "seats", "state_bytes", "view_bytes"]


def seats(count: int = 3) -> list[str]:
    return list(NAMES[:count])


def new_game(count: int = 3, **options: Any) -> Game[State]:
    """A game for so many players."""
    return fujikit.new_game("robinson", **{"players": seats(count), "seed": 1, **options})


def position(*names: str, dice: str = "", seed: int = 1, **top: Any) -> Game[State]:
    """A game in the middle, from the fields of a position file."""
    data = {"game": "robinson", **top, "seat": [{"name": name} for name in names or ("Anna", "Ben")]}
    return fujikit.position(toml_text(data), dice=dice, seed=seed)


def moment(seed: int, moves: int, **options: Any) -> Game[State]:
    """A game after so many random moves, or at its end."""
    game = new_game(1 + seed % 4, seed=seed, **options)
    play(game, Random(seed), moves)
    return game


def wounds(game: Game[State]) -> list[int]:
    """The wounds of all characters, in the order they sit."""
    return [person.wounds for person in game.state.people]


def view_bytes(game: Game[State], seat: str | None) -> bytes:
    return msgspec.json.encode(game.view(seat))


def without_origin(state: State) -> State:
    """A state but for the file that it came from."""
    return replace(state, table=replace(state.table, position=""))
