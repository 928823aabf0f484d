"""The players that come with the kit, by name."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.public import public
from fujikit.teams.player import Player

KINDS = {
    "random": "fujikit.teams.at_random:Random",
    "newcomer": "fujikit.teams.fuji.newcomer:Newcomer",
    "careful": "fujikit.teams.fuji.careful:Careful",
    "teammate": "fujikit.teams.fuji.teammate:Teammate",
    "seer": "fujikit.teams.fuji.seer:Seer",
}
"""Where each lives. They are imported when one sits down: some bring numpy."""


@public
def player(kind: str, seat: str, *, seed: int | str = 0, **wish: Any) -> Player:
    """A player for a seat.

    >>> player("oracle", "Clara")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: player: 'oracle' is none of random, newcomer, careful, teammate, seer
    """
    if kind not in KINDS:
        raise BadInput(f"player: {none_of(kind, KINDS)}")
    module, _, name = KINDS[kind].partition(":")
    made: Player = getattr(import_module(module), name)(seat, seed=seed, **wish)
    return made


@public
def team(kind: str, seats: Iterable[str], *, seed: int | str = 0, **wish: Any) -> dict[str, Player]:
    """The same kind of player for every seat."""
    return {seat: player(kind, seat, seed=seed, **wish) for seat in seats}
