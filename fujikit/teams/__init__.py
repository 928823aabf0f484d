"""Players made of code, and many games at once."""

from fujikit.teams.at_random import Random
from fujikit.teams.company import Company, Stalled, play
from fujikit.teams.kinds import KINDS, player, team
from fujikit.teams.player import Player

__all__ = ["KINDS", "Company", "Player", "Random", "Stalled", "play", "player", "team"]
