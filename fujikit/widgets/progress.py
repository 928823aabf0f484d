"""What the browser keeps of a learner's way, and how much of it is believed when it comes back."""

from __future__ import annotations

import msgspec

from fujikit.lessons import Course, Lesson
from fujikit.lessons.course import resumed
from fujikit.widgets.wire import Progress

LONGEST = 200_000
"""All lessons of the kit, with something said in each, take a tenth of this."""
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


def progress_of(course: Course, at: int, *, done: bool) -> Progress:
    """What is to be kept of a course; `at` may lie one behind its last step."""
    return Progress(course.lang, at, list(course.results), done)  # type: ignore[arg-type]  # a language


def kept_lessons(text: str) -> dict[str, Progress]:
    """What was kept, by the ids of lessons; whatever is not as we write it is left out.

    >>> kept_lessons('{"F-01": {"lang": "en", "at": 1, "results": ["x", null], "done": false}, "F-02": 3}')
    {'F-01': Progress(lang='en', at=1, results=['x', None], done=False)}
    >>> kept_lessons("[")
    {}
    """
    if len(text) > LONGEST:
        return {}
    try:
        entries = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except UNREADABLE:
        return {}
    read = {name: _read(entry) for name, entry in entries.items()}
    return {name: progress for name, progress in read.items() if progress is not None}


def _read(entry: msgspec.Raw) -> Progress | None:
    try:
        return msgspec.json.decode(entry, type=Progress)
    except UNREADABLE:
        return None


def came_back(lesson: Lesson, kept: Progress, lang: str) -> Course:
    """The course that what was kept leads to, played through the lesson again."""
    return resumed(lesson, kept.lang, kept.results, kept.at).speak(lang)
