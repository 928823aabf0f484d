"""Random legal games of Robinson Crusoe: how they are set up, and how a random player chooses."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from fujikit.api import start_game
from fujikit.engine.game import Game
from fujikit.engine.notation import Action
from fujikit.robinson.actions import Place
from fujikit.robinson.box import Box, house
from fujikit.robinson.scenarios import SHEETS
from fujikit.robinson.setup.options import SWITCHES
from fujikit.robinson.state import NEVER, State
from tools.fuzz_subject import DeadEnd, Subject

NAMES = ("Anna", "Ben", "Cleo", "Dora")
TABLES = ("1", "2", "3", "4")
LOSSES = ("rc.end.death", "rc.end.rounds", "rc.end.camp", "rc.s6.children", "rc.s7.crew")
ENDS = (*LOSSES, *[f"rc.s{number}.goal" for number in sorted(SHEETS)])
LAID_OUT = 0.9
"""How often a ready player says so; else a pawn is laid out where one can be, or taken back."""
JOINED = 0.6
MANY_HEARTS = 90
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"books": "easier", "equipment": 4, "figures": ["Friday", "dog"], "wreckage": "random"},
    {"books": "harder", "equipment": 0, "figures": [], "switches": list(SWITCHES)},
)


@dataclass(frozen=True)
class Setup:
    """One way to set a game up; `hardy` with characters who live to see the last rounds."""

    table: str
    options: dict[str, Any]
    hardy: bool

    def start(self, seed: int, choices: str) -> Game[Any]:
        box = hardy_box() if self.hardy else None
        return start_game("robinson", {**self.options, "box": box}, seed=seed, choices=choices)


@cache
def hardy_box() -> Box:
    """The default box, but nobody dies of random play before everything has been seen."""
    roles = [replace(role, hearts=MANY_HEARTS) for role in house().roles]
    return replace(house(), roles=tuple(roles))


def setups() -> Iterator[Setup]:
    """Every scenario and player count, easier, harder, with every switch and without, weak and hardy."""
    for hardy, variant, scenario, count in itertools.product(
        (True, False), VARIANTS, sorted(SHEETS), range(1, len(NAMES) + 1)
    ):
        options = {"players": list(NAMES[:count]), "scenario": scenario, **variant}
        yield Setup(str(count), options, hardy)


def choose(game: Game[Any], random: Random) -> Action:
    """A random legal action of somebody the game waits for; in planning mostly pawns are laid out."""
    draw = random.random
    awaited = game.awaits
    legal = game.legal(awaited[int(draw() * len(awaited))]) if awaited else []
    legal = legal or [action for seat in game.seats for action in game.legal(seat)]
    if not legal:
        raise DeadEnd("nobody can do anything")
    for verb in ("ready", "place", "take-back"):
        preferred = [action for action in legal if action.verb == verb]
        if preferred and draw() < LAID_OUT:
            joining = [action for action in preferred if _joins(game.state, action)]
            preferred = joining if joining and draw() < JOINED else preferred
            return preferred[int(draw() * len(preferred))]
    return legal[int(draw() * len(legal))]


def _joins(state: State, action: Action) -> bool:
    """Whether a pawn would join others: scattered pawns seldom make a plan that stands."""
    if not isinstance(action, Place):
        return False
    return any((stack.kind, stack.target) == (action.kind, action.target) for stack in state.plan)


def state_bytes(state: State) -> bytes:
    """A state as JSON, with the sentences of its tasks, but for the file and the box that it came from."""
    bare = replace(state, agenda=(), due=(), table=replace(state.table, position="", box=None))
    plain = msgspec.to_builtins(bare)
    plain["round_notes"] = list(map(str, state.round_notes))
    plain["notes"] = state.all_notes()
    del plain["fight"]
    if state.table.waits == NEVER:
        del plain["let_by"], plain["table"]["waits"]
    tasks = [(str(task.effect), task.context) for task in state.agenda]
    later = [(due.moment, due.round, str(due.task.effect), due.task.context) for due in state.due]
    return msgspec.json.encode((plain, tasks, later), order="sorted")


ROBINSON = Subject(TABLES, setups, choose, state_bytes, ENDS)
