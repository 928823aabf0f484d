"""What many games tell: rates with intervals, what a card or a skill is worth, the aims of a fair box."""

from typing import TYPE_CHECKING

from fujikit.teams.study.gaps import Gap, apart, gap, paired
from fujikit.teams.study.rates import Rate, grouped, rate, where

if TYPE_CHECKING:
    from fujikit.teams.fuji.study.aims import Aim, aims
    from fujikit.teams.fuji.study.runs import RUNS, TEAMS

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


def __getattr__(name: str) -> object:
    """Find what was measured of Fuji when it is asked for: its modules stand on those of this package."""
    from fujikit.teams.fuji.study import aims, runs  # noqa: PLC0415

    for module in (aims, runs):
        if name in __all__ and hasattr(module, name):
            return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
