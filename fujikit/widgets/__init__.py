"""The widgets: what a reader sees and touches. The browser half is built from `widgets/`."""

from fujikit.widgets.board import Board
from fujikit.widgets.odds import Odds
from fujikit.widgets.rules import Rules
from fujikit.widgets.table import Table
from fujikit.widgets.talk import Talk

__all__ = ["Board", "Odds", "Rules", "Table", "Talk"]
