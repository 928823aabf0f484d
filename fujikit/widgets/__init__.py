"""The widgets: what a reader sees and touches. The browser half is built from `widgets/`."""

from fujikit.widgets.board import Board
from fujikit.widgets.dice_tray import DiceTray
from fujikit.widgets.lesson import Lesson
from fujikit.widgets.odds import Odds
from fujikit.widgets.replay import Replay
from fujikit.widgets.rules import Rules
from fujikit.widgets.table import Table
from fujikit.widgets.talk import Talk
from fujikit.widgets.track import Track

__all__ = ["Board", "DiceTray", "Lesson", "Odds", "Replay", "Rules", "Table", "Talk", "Track"]
