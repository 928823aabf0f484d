"""Lessons: the worked examples of the rulebook to be done, and the stepper that leads through them."""

from __future__ import annotations

from fujikit.games import game_names, load_name
from fujikit.lessons.contents import Chapter, chapters
from fujikit.lessons.course import Course, Reply, begin
from fujikit.lessons.load import BadLesson, lesson, lessons, read_lesson
from fujikit.lessons.model import Lesson

# Type checkers read `__init__.pyi` instead, which has the names of the game as well.
PATHS = game_names(__name__)
__all__ = [  # noqa: PLE0604  # the keys of the paths are names
    "BadLesson",
    "Chapter",
    "Course",
    "Lesson",
    "Reply",
    "begin",
    "chapters",
    "lesson",
    *PATHS,
    "lessons",
    "read_lesson",
]


def __getattr__(name: str) -> object:
    return load_name(__name__, name, PATHS)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
