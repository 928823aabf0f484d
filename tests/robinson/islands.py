"""Small islands for tests: two characters, tiles where they are wanted, and something to happen at once."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.support import position

SEATS = {"Anna": {"role": "explorer"}, "Ben": {"role": "cook"}}


def island(
    *do: str, tiles: str = "m1 = 8", head: str = "", tail: str = "", dice: str = "", **scene: Any
) -> Game[State]:
    """A game in the event phase, in which these sentences are carried out, in a scene, and nothing else."""
    isle = f"[island]\n{tiles}\n{tail}"
    return position(texts=(head, isle), seats=SEATS, do=do, scene=scene, dice=dice, phase="event", camp="m1")


def resolving(*do: str, head: str = "", **rest: Any) -> Game[State]:
    """The same while actions are resolved, about Anna."""
    return island(*do, head=f'phase = "resolve"\n{head}', **{"who": "Anna", **rest})


def planning(tiles: str, head: str = "") -> Game[State]:
    """The planning stage, on an island with these tiles."""
    return position(texts=(head, f"[island]\n{tiles}"), seats=SEATS, seed=None, phase="plan", camp="m1")


def asked(game: Game[State]) -> list[str]:
    """The answers to the open question."""
    return sorted({str(action).split()[-1] for action in game.legal("Anna")})
