"""Fuji's questions to the dice: chances to move, what they cost, and what the neighbours may have."""

from fujikit.fuji.odds.moving import Choice, Odds, chance_to_move, total
from fujikit.fuji.odds.neighbours import Neighbour, Said
from fujikit.fuji.odds.prospect import Prospect, prospect

__all__ = ["Choice", "Neighbour", "Odds", "Prospect", "Said", "chance_to_move", "prospect", "total"]
