"""Computer players, and simulations of many games."""

from typing import TYPE_CHECKING

from fujikit.teams.at_random import Random
from fujikit.teams.company import Company, Stalled, play
from fujikit.teams.kinds import KINDS, player, team
from fujikit.teams.player import Player

if TYPE_CHECKING:
    from fujikit.teams.simulation import Results, simulate

__all__ = [
    "KINDS",
    "Company",
    "Player",
    "Random",
    "Results",
    "Stalled",
    "play",
    "player",
    "simulate",
    "team",
]


def __getattr__(name: str) -> object:
    """Many games come when they are asked for: a kernel that plays one starts without them."""
    if name not in ("Results", "simulate"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from fujikit.teams import simulation  # noqa: PLC0415

    return getattr(simulation, name)
