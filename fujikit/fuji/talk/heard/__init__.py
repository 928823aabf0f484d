"""What was said at the table, as evidence on a player's first roll."""

from fujikit.fuji.talk.heard.listening import heard
from fujikit.fuji.talk.heard.said import Said

__all__ = ["Said", "heard"]
