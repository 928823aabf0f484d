"""Games by the thousand: a grid, seeds, processes, tables."""

from fujikit.teams.many.reading import read
from fujikit.teams.many.results import Results
from fujikit.teams.many.run import simulate

__all__ = ["Results", "read", "simulate"]
