"""What players made of code say and understand at the table, in the language that is spoken there."""

from fujikit.teams.fuji.talk.hearing import asked, heard
from fujikit.teams.fuji.talk.meant import Heard, Hint, Wish
from fujikit.teams.fuji.talk.saying import say_hints, say_outlook, say_reply

__all__ = ["Heard", "Hint", "Wish", "asked", "heard", "say_hints", "say_outlook", "say_reply"]
