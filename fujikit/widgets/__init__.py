"""The widgets: what a reader sees and touches. The browser half is built from `widgets/`.

Each is imported when it is first asked for, so that a page with one of them waits for that one alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fujikit.widgets.answers import Answers
    from fujikit.widgets.exhibit import Exhibit
    from fujikit.widgets.fuji.board import Board
    from fujikit.widgets.fuji.dice_tray import DiceTray
    from fujikit.widgets.fuji.experiment import Experiment
    from fujikit.widgets.fuji.odds import Odds
    from fujikit.widgets.fuji.own_box import OwnBox
    from fujikit.widgets.fuji.play import Play
    from fujikit.widgets.fuji.rerolls import Rerolls
    from fujikit.widgets.fuji.talk import Talk
    from fujikit.widgets.fuji.track import Track
    from fujikit.widgets.lesson import Lesson
    from fujikit.widgets.lessons import Lessons
    from fujikit.widgets.plain_table import PlainTable
    from fujikit.widgets.replay import Replay
    from fujikit.widgets.resume import Resume
    from fujikit.widgets.rules import Rules
    from fujikit.widgets.table import Table

__all__ = [
    "Answers",
    "Board",
    "DiceTray",
    "Exhibit",
    "Experiment",
    "Lesson",
    "Lessons",
    "Odds",
    "OwnBox",
    "PlainTable",
    "Play",
    "Replay",
    "Rerolls",
    "Resume",
    "Rules",
    "Table",
    "Talk",
    "Track",
]

OF_FUJI = {
    "Board": "board",
    "DiceTray": "dice_tray",
    "Experiment": "experiment",
    "Odds": "odds",
    "OwnBox": "own_box",
    "Play": "play",
    "Rerolls": "rerolls",
    "Talk": "talk",
    "Track": "track",
}
MODULES = (
    {name: name.lower() for name in __all__}
    | {"PlainTable": "plain_table"}
    | {name: f"fuji.{each}" for name, each in OF_FUJI.items()}
)


def __getattr__(name: str) -> Any:
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{MODULES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
