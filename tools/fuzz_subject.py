"""What the fuzzer needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple, Protocol

from fujikit.engine.game import Game
from fujikit.engine.notation import Action


class DeadEnd(Exception):
    """Nobody can do anything, and the game is not over."""


class Start(Protocol):
    """One way to set a game up."""

    @property
    def table(self) -> str: ...

    def start(self, seed: int, choices: str) -> Game[Any]: ...


class Subject(NamedTuple):
    """A game for the fuzzer: its tables, its set-ups, how a random player chooses, how it may end."""

    tables: tuple[str, ...]
    setups: Callable[[], Iterable[Start]]
    choose: Callable[[Game[Any], Random], Action]
    state_bytes: Callable[[Any], bytes]
    ends: tuple[str, ...]
