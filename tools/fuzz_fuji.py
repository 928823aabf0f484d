"""Random legal games of Fuji: how they are set up, and how a random player chooses."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from fujikit.api import start_game
from fujikit.engine.game import Game
from fujikit.engine.notation import Action
from fujikit.fuji.actions import Propose, Unmark, Wait
from fujikit.fuji.box import Box, house, load_box
from fujikit.fuji.state import THIRD, State
from tools.fuzz_subject import DeadEnd, Subject

FROZEN_BOX = Path(__file__).parents[1] / "tests" / "box.toml"
NAMES = ("Clara", "Jona", "Steve", "Mara")
TABLES = (("2a", 2, "a"), ("2b", 2, "b"), ("3", 3, None), ("4", 4, None))
OUT_OF_TURN = 0.04
"""How often somebody acts who has nothing to do: then `wait` and `give` are used."""
HESITANT = (Unmark, Propose, Wait)
"""What is drawn twice before it is done: two random players would else talk about one plan for hours."""


@dataclass(frozen=True)
class Setup:
    """One way to set a game up."""

    table: str
    options: dict[str, Any]
    box: str

    def start(self, seed: int, choices: str) -> Game[Any]:
        return start_game("fuji", {**self.options, "box": box_called(self.box)}, seed=seed, choices=choices)


@cache
def box_called(name: str) -> Box:
    return house() if name == "house" else load_box(FROZEN_BOX)


def setups() -> Iterator[Setup]:
    """Every player count and variant, scenario, level, edition, thrill and box."""
    for scenario, level, edition, thrill, box, (table, count, variant) in itertools.product(
        range(1, 8), range(1, 5), ("en", "fr", "pl"), (False, True), ("house", "frozen"), TABLES
    ):
        options = {
            "players": list(NAMES[:count]),
            "variant": variant,
            "scenario": scenario,
            "level": level,
            "edition": edition,
            "thrill": thrill,
        }
        yield Setup(table, options, box)


def choose(game: Game[Any], random: Random) -> Action:
    """A random legal action: a seat that has something to do, a verb, then one of its actions."""
    draw = random.random
    seats = busy(game.state) if draw() > OUT_OF_TURN else game.seats
    legal = game.legal(seats[int(draw() * len(seats))]) or _anything(game, random)
    kinds = list(dict.fromkeys(map(type, legal)))
    kind = kinds[int(draw() * len(kinds))]
    if kind in HESITANT:
        kind = kinds[int(draw() * len(kinds))]
    actions = [action for action in legal if type(action) is kind]
    return actions[int(draw() * len(actions))]


def busy(state: State) -> list[str]:
    """The seats that the game waits for; the third meeple's business is everybody's."""
    players = state.players()
    if state.prompts:
        asked = [p.seat for p in state.prompts if not (p.kind == "carabiner" and p.taken)]
        return [seat.name for seat in players] if THIRD in asked else asked
    if state.phase == "reroll" and state.table.variant == "b":
        return [seat.name for seat in players if not (seat.ready and seat.half_ready)]
    if state.phase == "move":
        waiting = [seat.name for seat in state.seats if not seat.moved]
        return [seat.name for seat in players] if THIRD in waiting else waiting
    return [seat.name for seat in players if not seat.ready]


def _anything(game: Game[Any], random: Random) -> list[Action]:
    """The actions of some seat that has any, where the one first asked has none."""
    offers = [actions for seat in game.seats if (actions := game.legal(seat))]
    if not any(action.verb != "give" for actions in offers for action in actions):
        raise DeadEnd("nobody can do anything")
    return offers[int(random.random() * len(offers))]


def state_bytes(state: State) -> bytes:
    """A state as JSON, but for its file and box: a record holds just the cards in play."""
    table = msgspec.structs.replace(state.table, position="", lang="", box=None)
    return msgspec.json.encode(msgspec.structs.replace(state, table=table), order="sorted")


FUJI = Subject(
    tuple(table for table, _, _ in TABLES),
    setups,
    choose,
    state_bytes,
    ("goal.win", "goal.lose-lava", "goal.lose-stamina"),
)
