"""What computer players say and understand in table talk, in the language of the game."""

from fujikit.teams.fuji.talk.listening import open_request, understood_statements
from fujikit.teams.fuji.talk.saying import say_hints, say_outlook, say_reply
from fujikit.teams.fuji.talk.statements import Hint, Request, Statements

__all__ = [
    "Hint",
    "Request",
    "Statements",
    "open_request",
    "say_hints",
    "say_outlook",
    "say_reply",
    "understood_statements",
]
