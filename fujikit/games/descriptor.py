"""The descriptor of a game: its names, and where each layer of the kit finds what the game brings to it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from msgspec import Struct


class GameDescriptor(Struct, frozen=True, kw_only=True):
    """What the kit has to know of a game that it brings.

    What belongs to a layer above the rules is named by its path, such as `module:NAME`, and is imported when
    it is asked for: so the rules import nothing above them, and a kernel starts without all this.
    """

    name: str
    """As `new_game` and `--game` take it."""
    title: str
    """As people write it."""
    package: str
    """Where its words and its rulebook are."""
    rules: str
    """The path of its rules."""
    box: str
    """The module of its box: `house`, `box_template` and `check_box_file`."""
    example_players: tuple[str, ...]
    """Names for players where none are given."""
    command_line: str
    """The path of its `fujikit.cli.game.GameCommands`."""
    tentative_verbs: frozenset[str] = frozenset()
    """Verbs that lead nowhere by themselves: random players who did nothing else would come to no end."""
    player_kinds: Mapping[str, str] = {}
    """By name, the paths of the computer players that know this game."""
    widgets: str = ""
    """The path of its `fujikit.widgets.game_widgets.GameWidgets`; empty where it has none of its own."""
    lessons: str = ""
    """The path of its `fujikit.lessons.kit.LessonKit`; empty where there are no lessons yet."""
    simulation: str = ""
    """The path of its `fujikit.teams.simulation.adapter.GameAdapter`; empty where it can't be simulated."""
    public_names: Mapping[str, Mapping[str, str]] = {}
    """By neutral package and name, the paths of what that gives out of it where it is the default game."""
    pages: Mapping[str, str] = {}
    """By purpose (`play`, `rulebook`, `own-box`), the names of the notebooks that others link to."""

    @property
    def notebooks(self) -> str:
        """The folder of its notebooks in the folder of all notebooks, where the games have their order."""
        return self.name

    def page(self, purpose: str) -> str:
        """The notebook for a purpose, seen from the folder of all notebooks."""
        return f"{self.notebooks}/{self.pages[purpose]}.ipynb"


def load_object(path: str) -> Any:
    """Import what a path such as `module:NAME` names.

    >>> load_object("fujikit.games.descriptor:load_object").__name__
    'load_object'
    """
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
