"""A player who lays pawns out goal by goal, and answers what is asked with what does little harm."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import fujikit
from fujikit.engine.game import Game
from fujikit.robinson.scenarios.castaways import LayWood
from fujikit.robinson.state import State
from fujikit.robinson.work.spots import at, numbers
from fujikit.robinson.work.stage import is_open
from tools.robinson_wins.luck import Luck

PLAYERS = ["Anna", "Ben"]
LIKED = ("stay", "stop", "m4", "b3", "t3", "b2", "t2", "m3")
"""Answers that do little harm, the best first."""
SAFER = ("m1", "t1", "b1", "m2", "t2", "b2", "t3", "b3", "m4")
"""Where the lava comes late, the last space first."""
MOST_WOOD, NO_WOOD = ("5", "4", "3", "2", "1", "0"), ("0",)
PILE_FIRST = 5
"""The last round in which the pile may come before a roof."""
USERS = (1, 3, 5, 6)
"""The scenarios in which things are used."""
FEEDS = ("biscuits", "stone-soup", "goat", "ruined-hut", "oil", "treasure")
WEAPONS = (
    "pistol",
    "scenario-pistol",
    "old-rifle",
    "saber",
    "frenzy",
    "old-machete",
    "pirate-sabre",
    "poison",
)
PROTECTS = (
    *("helmet", "blankets", "large-leaves", "hooch", "vines"),
    *("thorny-bushes", "tobacco", "empty-bottle"),
)
HEALS = ("flask-of-rum", "scenario-herbs", "pot", "fireplace", "vegetables", "grandmas-recipe")
HELPFUL = (*FEEDS, *WEAPONS, *PROTECTS, *HEALS, "bottle-of-wine")
MAX_PAWNS = 6
LEFT_OVER = ("rest", "rest 2", *[f"arrange {number}" if number > 1 else "arrange" for number in range(1, 9)])
Wanted = Callable[[State], list[str]]


def play(scenario: int, wanted: Wanted, luck: Luck, seed: int, **options: Any) -> Game[State]:
    """One game: goals are fulfilled in order as far as pawns go, and what is asked gets a chance answer."""
    game = fujikit.new_game("robinson", players=PLAYERS, scenario=scenario, seed=seed, **options)
    random = Random(seed)
    while game.outcome is None:
        if is_open(game.state):
            plan(game, wanted, luck)
        else:
            game.act_with(answer(game, random), luck)
    return game


def answer(game: Game[State], random: Random) -> str:
    """An answer to the open question: the camp goes where it is safe, and fog settles far away."""
    if game.state.table.scenario.number in USERS and (line := _helpful(game)):
        return line
    seat = game.awaits[0]
    lines = {str(action).split()[-1]: str(action) for action in game.legal(seat) if action.verb != "use"}
    liked = [lines[word] for word in _liked(game.state) if word in lines]
    return liked[0] if liked else random.choice(list(lines.values()))


def _helpful(game: Game[State]) -> str:
    """Something that is used up at the first opportunity."""
    lines = [str(line) for name in game.seats for line in game.legal(name) if line.verb == "use"]
    return next((line for line in lines if line.split()[2] in HELPFUL), "")


def _liked(state: State) -> tuple[str, ...]:
    if isinstance(state.agenda[0].effect, LayWood):
        return NO_WOOD if not state.shelter or (state.round > PILE_FIRST and not state.roof) else MOST_WOOD
    if state.table.scenario.number == 4 and state.phase == "night":
        return (*SAFER[: SAFER.index(state.camp)], "stay")
    return LIKED


def plan(game: Game[State], wanted: Wanted, luck: Luck) -> None:
    """All pawns are laid out, goal by goal, each with the fewest pawns that may try it."""
    for goal in [*wanted(game.state), *LEFT_OVER]:
        laid = [line for _ in range(MAX_PAWNS) if (line := _joined(game, goal, luck))]
        if laid and not _complete(game, goal):
            for line in laid:
                game.act_with(line.replace(" place ", " take-back "), luck)
    for name in game.seats:
        while not game.check(f"{name} ready").ok:
            lines = map(str, game.legal(name))
            spare = [line for line in lines if f"{name} place " in line and " with " not in line]
            game.act_with(spare[0], luck)
    for name in game.seats:
        game.act_with(f"{name} ready", luck)


def _joined(game: Game[State], goal: str, luck: Luck) -> str:
    """A further pawn on a spot that lacks one; the line that put it there."""
    if _complete(game, goal):
        return ""
    for name in game.seats:
        for line in (f"{name} place {goal}", f"{name} place {goal} with Friday"):
            if game.check(line).ok:
                game.act_with(line, luck)
                return line
    return ""


def _complete(game: Game[State], goal: str) -> bool:
    kind, _, rest = goal.partition(" ")
    target, _, number = rest.partition(" ")
    if kind in ("arrange", "rest"):
        target, number = "", rest
    stacks = at(game.state, kind, target)
    if len(stacks) < int(number or 1):
        return False
    stack = stacks[int(number or 1) - 1]
    return len(stack.pawns) >= numbers(game.state, kind, target, stack.burden)[0]
