"""Public names of neutral packages that belong to a game; the descriptor of the default game has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fujikit.games import DEFAULT_GAME, descriptor
from fujikit.games.descriptor import load_object


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
