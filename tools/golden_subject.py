"""What the writer of golden playthroughs needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fujikit.engine.game import Game

Feature = tuple[str, object]


class Golden(NamedTuple):
    """A game for the writer: what must occur, which games to choose from, and what is told of them."""

    folder: Path
    wanted: Callable[[], set[Feature]]
    """All that must occur in at least one game."""
    features: Callable[[Game[Any]], Iterator[Feature]]
    """All that occurs in a game."""
    candidates: Callable[[], Iterator[tuple[str, Game[Any]]]]
    batch: int
    """How many candidates are compared with each other."""
    rich_batches: int
    """From so many batches only games are taken that add several things."""
    worth: Callable[[set[Feature], set[Feature], Game[Any]], float]
    """How good a game is that adds the first features while the second are missing."""
    views: Callable[[Game[Any]], object]
    """What is seen at a moment, without sentences, which may be put better at any time."""
    state_bytes: Callable[[Any], bytes]
