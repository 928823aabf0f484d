"""A team as one text: `teammate`, `teammate+newcomer+newcomer`, `teammate:talks=no`, `my_module.MyPlayer`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import NamedTuple

from fujikit.engine.errors import BadInput
from fujikit.teams.kinds import player
from fujikit.teams.player import Player

TRUTHS = {"yes": True, "no": False}


class Chair(NamedTuple):
    """Who sits on it: a kind of player, and what is asked of it."""

    kind: str
    wish: dict[str, object]


def line_up(team: str, players: int) -> list[Chair]:
    """Who sits where; one kind alone takes every seat.

    >>> line_up("teammate:talks=no+random", 2)
    [Chair(kind='teammate', wish={'talks': False}), Chair(kind='random', wish={})]
    >>> len(line_up("random", 4))
    4
    >>> line_up("random+random", 3)
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: team: 'random+random' is for 2 players, not for 3
    """
    chairs = [_chair(text) for text in team.split("+")]
    if len(chairs) == 1:
        return chairs * players
    if len(chairs) != players:
        raise BadInput(f"team: {team!r} is for {len(chairs)} players, not for {players}")
    return chairs


def seated(chairs: list[Chair], seats: tuple[str, ...], seed: int | str) -> dict[str, Player]:
    """The players of a game; one that can't sit down is a bad team."""
    return {seat: _player(chair, seat, seed) for seat, chair in zip(seats, chairs, strict=True)}


def _player(chair: Chair, seat: str, seed: int | str) -> Player:
    try:
        if "." in chair.kind:
            return own(chair.kind)(seat, seed=seed, **chair.wish)
        return player(chair.kind, seat, seed=seed, **chair.wish)
    except BadInput:
        raise
    except Exception as error:  # noqa: BLE001  # somebody else's code may raise anything
        raise BadInput(f"team: {chair.kind} can't take a seat: {_flat(error)}") from None


@cache
def own(kind: str) -> Callable[..., Player]:
    """A kind of player that somebody has written, by the name of its module and its own.

    >>> own("fujikit.teams.at_random.Random").__name__
    'Random'
    """
    module, _, name = kind.rpartition(".")
    try:
        made: Callable[..., Player] = getattr(import_module(module), name)
    except Exception as error:  # noqa: BLE001  # a module of somebody's own may raise anything
        raise BadInput(f"team: there is no player {kind}: {_flat(error)}") from None
    return made


def _flat(error: Exception) -> str:
    """What an error says, on one line."""
    return " ".join(str(error).split()) or type(error).__name__


def _chair(text: str) -> Chair:
    kind, colon, wishes = text.strip().partition(":")
    return Chair(kind, dict(_wish(text, wish) for wish in wishes.split(",")) if colon else {})


def _wish(text: str, wish: str) -> tuple[str, object]:
    name, equals, value = (part.strip() for part in wish.partition("="))
    if not (name.isidentifier() and equals and value):
        raise BadInput(f"team: {text!r} should read like teammate:talks=no")
    return name, _value(value)


def _value(text: str) -> object:
    if text in TRUTHS:
        return TRUTHS[text]
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text
