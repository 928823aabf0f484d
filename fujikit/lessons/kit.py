"""What a game brings so that there can be lessons about it."""

from __future__ import annotations

from collections.abc import Set
from importlib import resources
from typing import TYPE_CHECKING, Any, Protocol

from fujikit.engine.errors import BadInput
from fujikit.engine.notation import Action
from fujikit.engine.verdict import Verdict
from fujikit.engine.view import ViewData
from fujikit.games import descriptor, descriptors
from fujikit.games.descriptor import load_object

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class LessonKit(Protocol):
    """The lessons of a game: where they are, and what they need of the game."""

    @property
    def package(self) -> str:
        """The package with the folder `files` and the file `chapters.toml`."""

    def box(self) -> Any:
        """The cards that lessons are played with."""

    def judge(self, text: str, lang: str) -> Verdict:
        """What the rules of table talk say of a sentence."""

    def is_talk(self, action: Action) -> bool:
        """Whether an action is talk in a language, which a table in another one does not repeat."""

    def end(self, view: ViewData) -> object:
        """What came of a game, without the dice that lie on the table: whether a change made a difference."""

    def places(self, view: ViewData) -> Set[str]:
        """What marks can point at on the board of a view."""


def lesson_kit(game: str) -> LessonKit:
    """The lessons of a game."""
    path = descriptor(game).lessons
    if not path:
        raise BadInput(f"there are no lessons of {game} yet")
    found: LessonKit = load_object(path)
    return found


def lesson_kits() -> list[LessonKit]:
    """The lessons of all games that have some."""
    return [load_object(game.lessons) for game in descriptors() if game.lessons]


def folder(kit: LessonKit) -> Traversable:
    """Where the files of a game's lessons are."""
    return resources.files(kit.package) / "files"
