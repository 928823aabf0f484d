"""What players made of code say and understand at the table, in the language that is spoken there."""

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
