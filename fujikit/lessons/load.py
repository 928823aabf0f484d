"""Lessons from their files: read, checked, listed. What is wrong is one sentence: file, step, field."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from fujikit.engine.errors import BadInput
from fujikit.engine.files import read_text
from fujikit.engine.nearest import none_of
from fujikit.engine.public import public
from fujikit.engine.toml import toml_data, toml_text
from fujikit.engine.words import LANGUAGES
from fujikit.games import DEFAULT_GAME
from fujikit.lessons.check import mistake_in
from fujikit.lessons.kit import folder, lesson_kits
from fujikit.lessons.model import AnyStep, Change, Lesson, Text

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PLACE = re.compile(r"^(?P<what>.*?)(?: - at `\$(?P<field>.*)`)?$")


class BadLesson(BadInput):
    """A lesson that can't be taught; the message names the file, the step and the field."""


class LessonFile(Struct, forbid_unknown_fields=True):
    """A lesson as it is written; its id is the name of the file."""

    title: Text
    seat: str
    position: dict[str, object]
    step: list[dict[str, object]]
    examples: tuple[str, ...] = ()
    page: int | None = None
    change: dict[str, object] | None = None


@public
def lessons() -> tuple[str, ...]:
    """The ids of all lessons of the kit, in order.

    >>> "F-01" in lessons()
    True
    """
    return tuple(sorted(_files()))


@cache
def _files() -> dict[str, Traversable]:
    """The files of all lessons, by their ids."""
    files = (file for kit in lesson_kits() for file in folder(kit).iterdir())
    return {file.name.removesuffix(".toml"): file for file in files if file.name.endswith(".toml")}


@public
def lesson(name: str | Path, lang: str = "en") -> Lesson:
    """A lesson of the kit by its id, or one of your own by the path of its file.

    >>> lesson("F-01", lang="fr")
    <fujikit lesson F-01: Le premier pas>
    """
    if lang not in LANGUAGES:
        raise BadInput(f"lang: {none_of(lang, LANGUAGES)}")
    if isinstance(name, str) and name in lessons():
        return msgspec.structs.replace(_own(name), lang=lang)
    if isinstance(name, str) and not name.endswith(".toml"):
        raise BadInput(f"no lesson is called {name!r}; there are {', '.join(lessons())}")
    path = Path(name)
    return msgspec.structs.replace(read_lesson(read_text(path, BadLesson), path.name), lang=lang)


@cache
def _own(name: str) -> Lesson:
    """A lesson of the kit. The tests have checked it, and a page should not wait for that again."""
    file = _files()[name]
    return _parsed(file.read_text(encoding="utf-8"), file.name)


@public
def read_lesson(text: str, where: str) -> Lesson:
    """The lesson of a file's text, or `BadLesson`."""
    found = _parsed(text, where)
    if mistake := mistake_in(found):
        raise BadLesson(f"{where}: {mistake}")
    return found


def _parsed(text: str, where: str) -> Lesson:
    try:
        file = _convert(toml_data(text), LessonFile, where)
    except BadLesson:
        raise
    except ValueError as error:
        raise BadLesson(f"{where}: {error}") from None
    game = _convert(file.position.get("game", DEFAULT_GAME), str, f"{where}: position: game")
    steps = tuple(
        _convert(
            _with_table(step, file.position, f"{where}: step {number}"), AnyStep, f"{where}: step {number}"
        )
        for number, step in enumerate(file.step, 1)
    )
    place = f"{where}: change"
    change = _convert(_with_table(file.change, file.position, place), Change, place) if file.change else None
    return Lesson(
        where.removesuffix(".toml"),
        file.title,
        file.seat,
        toml_text(file.position),
        steps,
        file.examples,
        file.page,
        change,
        game=game,
    )


def _with_table(step: dict[str, object], lessons_own: dict[str, object], where: str) -> dict[str, object]:
    """The step with the text of its own table, if it lays one."""
    if "position" not in step:
        return step
    change = _convert(step["position"], dict[str, object], f"{where}: position")
    return {**step, "position": toml_text(_changed(lessons_own, change))}


def _changed(old: Any, new: Any) -> Any:
    """What is written anew, and the rest as it was; lists of named things (seats) are changed by name."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{key: _changed(old[key], new[key]) if key in old else new[key] for key in new}}
    if _named(old) and _named(new):
        changes = {each["name"]: each for each in new}
        kept = [_changed(each, changes.pop(each["name"], {})) for each in old]
        return [*kept, *changes.values()]
    return new


def _named(things: object) -> bool:
    return isinstance(things, list) and all(isinstance(each, dict) and "name" in each for each in things)


def _convert(data: object, kind: Any, where: str) -> Any:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        found = PLACE.match(str(error))
        assert found is not None
        field = (found["field"] or "").lstrip(".")
        raise BadLesson(": ".join(part for part in (where, field, found["what"]) if part)) from None
