"""Table talk: what may be said about the dice, in English, French and Polish."""

from fujikit.fuji.talk.referee import referee

__all__ = ["referee"]
