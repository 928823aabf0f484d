"""The widgets of the kit. Their frontend is built from `widgets/`.

Each is imported when it is first asked for, so that a page with one of them waits for that one alone.
"""

from __future__ import annotations

from typing import Any

from fujikit.games import game_names, load_name

# Type checkers read `__init__.pyi` instead, which names the classes.
PATHS = {
    "Answers": "fujikit.widgets.answers:Answers",
    "Exhibit": "fujikit.widgets.exhibit:Exhibit",
    "Lesson": "fujikit.widgets.lesson:Lesson",
    "Lessons": "fujikit.widgets.lessons:Lessons",
    "MyGames": "fujikit.widgets.my_games:MyGames",
    "PlainTable": "fujikit.widgets.plain_table:PlainTable",
    "Replay": "fujikit.widgets.replay:Replay",
    "Resume": "fujikit.widgets.resume:Resume",
    "Rules": "fujikit.widgets.rules:Rules",
    "Table": "fujikit.widgets.table:Table",
    **game_names(__name__),
}
__all__ = sorted(PATHS)  # noqa: PLE0605  # the names are the keys


def __getattr__(name: str) -> Any:
    return load_name(__name__, name, PATHS)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
