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


class SeatSpec(NamedTuple):
    """What a team says of one seat: a kind of player, and its options."""

    kind: str
    options: dict[str, object]


def parse_team(team: str, players: int) -> list[SeatSpec]:
    """Read a team: a kind of player and its options for each seat; one kind alone takes every seat.

    >>> parse_team("teammate:talks=no+random", 2)
    [SeatSpec(kind='teammate', options={'talks': False}), SeatSpec(kind='random', options={})]
    >>> len(parse_team("random", 4))
    4
    >>> parse_team("random+random", 3)
    Traceback (most recent call last):
    fujikit.engine.errors.BadInput: team: 'random+random' is for 2 players, not for 3
    """
    specs = [_seat_spec(text) for text in team.split("+")]
    if len(specs) == 1:
        return specs * players
    if len(specs) != players:
        raise BadInput(f"team: {team!r} is for {len(specs)} players, not for {players}")
    return specs


def make_players(specs: list[SeatSpec], seats: tuple[str, ...], seed: int | str) -> dict[str, Player]:
    """The players of a game; one that can't sit down is a bad team."""
    return {seat: _make_player(spec, seat, seed) for seat, spec in zip(seats, specs, strict=True)}


def _make_player(spec: SeatSpec, seat: str, seed: int | str) -> Player:
    try:
        if "." in spec.kind:
            return load_player_class(spec.kind)(seat, seed=seed, **spec.options)
        return player(spec.kind, seat, seed=seed, **spec.options)
    except BadInput:
        raise
    except Exception as error:  # noqa: BLE001  # somebody else's code may raise anything
        raise BadInput(f"team: {spec.kind} can't take a seat: {_flat(error)}") from None


@cache
def load_player_class(kind: str) -> Callable[..., Player]:
    """Import a kind of player that a user has written, by module and class name.

    >>> load_player_class("fujikit.teams.at_random.Random").__name__
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


def _seat_spec(text: str) -> SeatSpec:
    kind, colon, options = text.strip().partition(":")
    return SeatSpec(kind, dict(_option(text, option) for option in options.split(",")) if colon else {})


def _option(text: str, option: str) -> tuple[str, object]:
    name, equals, value = (part.strip() for part in option.partition("="))
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
