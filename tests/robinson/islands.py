"""Small islands for tests: two characters, tiles where they are wanted, and something to happen at once."""

from __future__ import annotations

import json
from typing import Any

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.state import State

SEATS = """
[[seat]]
name = "Anna"
role = "explorer"
[[seat]]
name = "Ben"
role = "cook"
"""


def island(
    *do: str, tiles: str = "m1 = 8", head: str = "", tail: str = "", dice: str = "", **scene: Any
) -> Game[State]:
    """A game in the event phase, in which these sentences are carried out, in a scene, and nothing else."""
    words = ", ".join(f"{key} = {json.dumps(value)}" for key, value in scene.items())
    tasks = [f"{{do = {json.dumps(line)}{', ' if words else ''}{words}}}" for line in do]
    phase = "" if "phase =" in head else 'phase = "event"'
    camp = "" if "camp =" in head else 'camp = "m1"'
    text = f"""game = "robinson"
{phase}
{camp}
{head}
agenda = [{", ".join(tasks)}]
{SEATS}
[island]
{tiles}
{tail}
"""
    return fujikit.position(text, dice=dice, seed=1)


def resolving(*do: str, head: str = "", **rest: Any) -> Game[State]:
    """The same while actions are resolved, about Anna."""
    return island(*do, head=f'phase = "resolve"\n{head}', **{"who": "Anna", **rest})


def planning(tiles: str, head: str = "") -> Game[State]:
    """The planning stage, on an island with these tiles."""
    lay = f'game = "robinson"\nphase = "plan"\ncamp = "m1"\n{head}'
    return fujikit.position(f"{lay}\n{SEATS}\n[island]\n{tiles}")


def asked(game: Game[State]) -> list[str]:
    """The answers to the open question."""
    return sorted({str(action).split()[-1] for action in game.legal("Anna")})
