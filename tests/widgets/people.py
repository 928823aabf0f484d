"""People round a table: they sit down, act and pass the screen on, through messages alone."""

from __future__ import annotations

from random import Random
from typing import Any

from fujikit.engine.chance import pick
from fujikit.engine.game import Game
from fujikit.widgets.schema import Answer
from fujikit.widgets.table import Table
from tests.support import new_game
from tools import fuzz

HESITANT = ("unmark", "propose", "wait", "give")


def finished() -> Game[Any]:
    """A game that was played at random to its end."""
    game = new_game()
    fuzz.play(game, Random(1))
    return game


def ask(table: Table, do: str, **fields: Any) -> Answer:
    """Send a message and hear the answer."""
    return table.receive({"do": do, "id": 1, **fields})


def sit(table: Table, seat: str = "") -> None:
    assert ask(table, "take-screen", seat=seat or table.screen["curtain"]).ok


def play(table: Table, *lines: str) -> None:
    """Play lines as their people would: whoever speaks next takes the screen first."""
    for line in lines:
        seat = line.split()[0]
        if table.screen["at"] not in (None, seat):
            assert ask(table, "pass-screen").ok
        if table.screen["curtain"]:
            sit(table, seat)
        answer = table.act(line)
        assert answer.ok, answer


def step(table: Table, random: Random) -> None:
    """One thing that people do: take the screen, act, or pass it on."""
    if table.screen["curtain"]:
        anybody = pick(table.screen["people"], random.random)
        sit(table, anybody if random.random() < 0.1 else table.screen["curtain"])
        return
    line = choose(table.view["actions"], table.view["awaits"], random)
    if line and random.random() > 0.05:
        assert table.act(line).ok
    elif table.screen["at"]:
        assert ask(table, "pass-screen").ok


def choose(actions: list[dict[str, Any]], awaits: list[str], random: Random) -> str:
    """A line that the view offers; whoever is not awaited only looks."""
    offered = [action for action in actions if action["seat"] in awaits]
    verbs = sorted({action["verb"] for action in offered})
    if not verbs:
        return ""
    verb = pick(verbs, random.random)
    if verb in HESITANT:
        verb = pick(verbs, random.random)
    return str(pick([action["line"] for action in offered if action["verb"] == verb], random.random))
