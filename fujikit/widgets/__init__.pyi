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
from fujikit.widgets.my_games import MyGames
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
    "MyGames",
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
