"""Tables for tests of planning and resolving: a few players who lay out their pawns."""

from __future__ import annotations

import tomllib
from typing import Any

from fujikit.engine.game import Game
from fujikit.robinson.state import KINDS, Stack, State
from tests.robinson.support import position
from tests.support import act

NAMES = ("Anna", "Ben", "Cleo", "Dora")
ROLES = ("carpenter", "cook", "soldier", "explorer")
ACTIONS = ("planning", "confirm the plan", *[f"resolve {kind}" for kind in KINDS], "wait for the table")


def plan_table(
    *lines: str,
    players: int = 3,
    det: int = 0,
    head: str = "",
    tail: str = "",
    dice: str = "",
    on: bool = False,
) -> Game[State]:
    """A game in the planning stage after some lines; `head` and `tail` stand before and after the players.

    Plain values in `tail` are of the last player's sheet. It stops when all actions are resolved, unless it
    is to go on.
    """
    roles = list(zip(NAMES, ROLES, strict=True))[:players]
    seats: dict[str, dict[str, Any]] = {name: {"role": role, "det": det} for name, role in roles}
    after = tomllib.loads(f"[[seat]]\n{tail}")
    seats[NAMES[players - 1]].update(after.pop("seat")[0])
    do = None if on else ACTIONS
    game = position(texts=(head,), seats=seats, do=do, dice=dice, seed=None, **after)
    return act(game, *lines)


def ready(game: Game[State]) -> Game[State]:
    """All are ready, one after the other."""
    for name in game.seats:
        if name in game.awaits and game.phase == "plan":
            game.act(f"{name} ready")
    return game


def rest_of(game: Game[State]) -> Game[State]:
    """Every pawn that is still idle goes to rest, and all are ready."""
    for name in game.seats:
        while lines := [str(line) for line in game.legal(name) if str(line).startswith(f"{name} place rest")]:
            own = [line for line in lines if "with" not in line]
            if not own:
                break
            game.act(own[-1])
    return ready(game)


def stack(game: Game[State], kind: str, target: str = "", number: int = 1) -> Stack:
    """A planned action."""
    found = [one for one in game.state.plan if one.kind == kind and one.target == target]
    return found[number - 1]


def happened(game: Game[State]) -> list[str]:
    """What the last move led to, by the names of the events."""
    return [type(event).__name__ for event in game.history[-1].events]
