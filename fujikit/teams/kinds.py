"""The players that come with the kit, by name."""

from __future__ import annotations

from collections.abc import Iterable

from fujikit.engine.errors import BadInput
from fujikit.engine.nearest import none_of
from fujikit.engine.public import public
from fujikit.games import descriptors
from fujikit.games.descriptor import load_object
from fujikit.teams.player import Player

KINDS: dict[str, str] = {
    "random": "fujikit.teams.at_random:Random",
    **{kind: path for game in descriptors() for kind, path in game.player_kinds.items()},
}
"""Where each lives. They are imported when one sits down: some bring numpy."""


@public
def player(kind: str, seat: str, *, seed: int | str = 0, **options: object) -> Player:
    """A player for a seat.

    >>> player("oracle", "Clara")
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: player: 'oracle' is none of random, newcomer, careful, teammate, seer
    """
    if kind not in KINDS:
        raise BadInput(f"player: {none_of(kind, KINDS)}")
    made: Player = load_object(KINDS[kind])(seat, seed=seed, **options)
    return made


@public
def team(kind: str, seats: Iterable[str], *, seed: int | str = 0, **options: object) -> dict[str, Player]:
    """The same kind of player for every seat."""
    return {seat: player(kind, seat, seed=seed, **options) for seat in seats}
