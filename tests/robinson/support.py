"""Whole games for tests: set up, played at random, and compared."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
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


def position(
    *names: str,
    texts: Iterable[str] = (),
    seats: Mapping[str, Mapping[str, Any]] | None = None,
    do: Iterable[str | Mapping[str, Any]] | None = None,
    scene: Mapping[str, Any] | None = None,
    dice: Any = "",
    seed: int | None = 1,
    box: Any = None,
    **fields: Any,
) -> Game[State]:
    """A game in the middle, from the fields of a position file; all tables of these tests are made here.

    `texts` hold further fields as TOML, and `seats` what stands on the sheets, by name. The sentences `do`
    are carried out in a scene and nothing after them; without any the round goes its way.
    """
    data: dict[str, Any] = {"game": "robinson", **fields}
    for text in texts:
        data.update(tomllib.loads(text))
    if do is not None:
        lines = [{"do": line} if isinstance(line, str) else line for line in do]
        data["agenda"] = [{**line, **(scene or {})} for line in lines]
    if "seat" not in data:
        sheets = seats or {name: {} for name in names or ("Anna", "Ben")}
        data["seat"] = [{"name": name, **sheet} for name, sheet in sheets.items()]
    return fujikit.position(toml_text(data), dice=dice, seed=seed, box=box)


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
