"""What was said at the table: evidence on a player's first roll, and who wants to go where."""

from fujikit.fuji.talk.heard.listening import Meaning, Said, Told, heard, understand
from fujikit.fuji.talk.heard.plans import Plan

__all__ = ["Meaning", "Plan", "Said", "Told", "heard", "understand"]
