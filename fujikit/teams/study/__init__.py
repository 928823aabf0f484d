"""What many games tell: rates with intervals, what a card or a skill is worth, the aims of a fair box."""

from fujikit.teams.study.aims import Aim, aims
from fujikit.teams.study.gaps import Gap, apart, gap, paired
from fujikit.teams.study.rates import Rate, grouped, rate, where
from fujikit.teams.study.runs import RUNS, TEAMS

__all__ = [
    "RUNS",
    "TEAMS",
    "Aim",
    "Gap",
    "Rate",
    "aims",
    "apart",
    "gap",
    "grouped",
    "paired",
    "rate",
    "where",
]
