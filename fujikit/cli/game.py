"""What a game brings to the command line: its session, its options, its scenarios, commands of its own."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType

from msgspec import Struct

from fujikit.cli.parsing import Group, Parser
from fujikit.cli.session import Session
from fujikit.games import descriptor
from fujikit.games.descriptor import load_object

Offers = Mapping[str, str] | Iterable[str]
"""What fits, or what fits with a word on each, which zsh and fish show."""
Completer = Callable[[str, argparse.Namespace], Offers]
AddOptions = Callable[[Group, Parser], None]
"""Adds options to a group of a command."""


class GameGrid(Struct, frozen=True):
    """The grid of a game for `fujikit simulate`."""

    add_options: AddOptions
    read: Callable[[argparse.Namespace], dict[str, object]]
    """The grid that was asked for, without what was left open."""
    examples: str
    """Lines to type, for the help."""


class GameCommands(Struct, frozen=True, kw_only=True):
    """What a game brings to the command line."""

    session: type[Session]
    add_options: AddOptions
    """Its options for `fujikit play`."""
    scenario_names: Callable[[str], Mapping[str, str]]
    """By number, the names of its scenarios in a language."""
    scenario_texts: Callable[[str], Iterable[str]]
    """What a player needs to choose a scenario, a text each."""
    completers: Mapping[str, Completer] = {}
    """What the Tab key offers for its options, by name."""
    grid: GameGrid | None = None
    commands: tuple[ModuleType, ...] = ()
    """Modules with commands of its own."""


def commands_of(game: str) -> GameCommands:
    """What the game of that name brings to the command line."""
    found: GameCommands = load_object(descriptor(game).command_line)
    return found
