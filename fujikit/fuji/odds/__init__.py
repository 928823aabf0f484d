"""Fuji's questions to the dice: chances to move, what they cost, and what the neighbours may have."""

from fujikit.fuji.odds.dilemma import Dilemma, Mate, Weighed, dilemma
from fujikit.fuji.odds.equipment import CardUse, best_uses
from fujikit.fuji.odds.heard import heard
from fujikit.fuji.odds.moving import Choice, Odds, chance_to_move, total
from fujikit.fuji.odds.neighbours import Neighbour, Said
from fujikit.fuji.odds.prospect import Prospect, prospect

__all__ = [
    "CardUse",
    "Choice",
    "Dilemma",
    "Mate",
    "Neighbour",
    "Odds",
    "Prospect",
    "Said",
    "Weighed",
    "best_uses",
    "chance_to_move",
    "dilemma",
    "heard",
    "prospect",
    "total",
]
