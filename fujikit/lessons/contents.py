"""The chapters of the learn notebooks, and the lessons in each."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from fujikit.engine.toml import toml_data
from fujikit.lessons.kit import LessonKit, lesson_kits


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A notebook of the game, by its name without an ending, and the ids of its lessons in their order."""

    notebook: str
    lessons: tuple[str, ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the order in which they are learned.

    >>> chapters()[0]
    Chapter(notebook='10-first-move', lessons=('F-01',))
    """
    return tuple(chapter for course in courses() for chapter in course)


@cache
def courses() -> tuple[tuple[Chapter, ...], ...]:
    """The chapters of each game that has lessons."""
    return tuple(map(_chapters, lesson_kits()))


def _chapters(kit: LessonKit) -> tuple[Chapter, ...]:
    file = resources.files(kit.package) / "chapters.toml"
    return msgspec.convert(toml_data(file.read_text(encoding="utf-8"))["chapter"], tuple[Chapter, ...])
