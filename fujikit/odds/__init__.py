"""Exact dice: distributions of totals, and the best choice of dice to throw again."""

from fujikit.odds.best import Best, Goal, Keep, TooManyDice
from fujikit.odds.distribution import Distribution, certain, total, weighted
from fujikit.odds.spread import Spread, best_policy

__all__ = [
    "Best",
    "Distribution",
    "Goal",
    "Keep",
    "Spread",
    "TooManyDice",
    "best_policy",
    "certain",
    "total",
    "weighted",
]
