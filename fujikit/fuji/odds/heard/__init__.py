"""What was said at the table, as evidence on a player's first roll."""

from fujikit.fuji.odds.heard.listening import heard

__all__ = ["heard"]
