"""What was said at the table: evidence on a player's first roll, and who wants to go where."""

from fujikit.fuji.talk.heard.listening import Claim, Meaning, Said, heard, understand
from fujikit.fuji.talk.heard.plans import Plan

__all__ = ["Claim", "Meaning", "Plan", "Said", "heard", "understand"]
