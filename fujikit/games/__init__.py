"""The games that come with the kit: their names, and their descriptors, which are loaded when asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Literal, get_args

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import did_you_mean
from fujikit.games.descriptor import GameDescriptor, load_object

GameName = Literal["fuji", "robinson"]
GAMES: tuple[GameName, ...] = get_args(GameName)
"""The one list of games; everything else about a game is in `fujikit/<game>/descriptor.py`."""
DEFAULT_GAME: GameName = GAMES[0]
"""Which game is meant where none is named."""


def descriptor(game: object) -> GameDescriptor:
    """The descriptor of the game of that name.

    >>> descriptor("robinson").title
    'Robinson Crusoe'
    """
    if game not in GAMES:
        raise BadInput(f"no game is called {game!r}; there is {', '.join(GAMES)}{did_you_mean(game, GAMES)}")
    found: GameDescriptor = import_module(f"fujikit.{game}.descriptor").GAME
    return found


def descriptors() -> tuple[GameDescriptor, ...]:
    """The descriptors of all games."""
    return tuple(map(descriptor, GAMES))


def game_names(package: str) -> Mapping[str, str]:
    """By name, the paths of what a package gives out of the default game.

    >>> game_names("fujikit.lessons")
    {'lesson_box': 'fujikit.lessons.fuji.box:lesson_box'}
    """
    return descriptor(DEFAULT_GAME).public_names.get(package, {})


def load_name(package: str, name: str, paths: Mapping[str, str]) -> Any:
    """What a package gives out under a name, imported when it is first asked for; for its `__getattr__`."""
    if name not in paths:
        raise AttributeError(f"module {package!r} has no attribute {name!r}")
    return load_object(paths[name])
