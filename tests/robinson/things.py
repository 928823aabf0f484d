"""Small tables for tests of things: a cook, a soldier and what lies beside the board."""

from __future__ import annotations

import tomllib
from typing import Any

from fujikit.engine.game import Game
from fujikit.robinson.state import Gear, Person, State
from tests.robinson.support import position

ROLES = {"Anna": "cook", "Ben": "soldier"}


def things_table(
    *do: str,
    phase: str = "plan",
    head: str = "",
    tail: str = "",
    dice: str = "",
    seats: dict[str, str] | None = None,
    scene: dict[str, Any] | None = None,
    **people: str,
) -> Game[State]:
    """A game in a phase; the sentences `do` are carried out in a scene and nothing else, where there are any.

    Each seat may have further lines of its own: `Anna="det = 3"`.
    """
    names = ROLES if seats is None else seats
    sheets = {name: {"role": role, **tomllib.loads(people.get(name, ""))} for name, role in names.items()}
    return position(texts=(head, tail), seats=sheets, do=do or None, scene=scene, dice=dice, phase=phase)


def uses(game: Game[State], seat: str) -> set[str]:
    """The lines with `use` that a seat may play, without the name."""
    lines = [str(action) for action in game.legal(seat)]
    return {line.partition(" use ")[2] for line in lines if " use " in line}


def answers(game: Game[State], seat: str = "Anna") -> set[str]:
    """The answers that a seat may give."""
    lines = [str(action).split() for action in game.legal(seat)]
    return {line[-1] for line in lines if line[1] in ("choose", "go-on")}


def clauses(game: Game[State], line: str) -> list[str]:
    """The clauses that a line breaks; every one of them has its sentence."""
    verdict = game.check(line)
    assert all(reason.text() for reason in verdict.reasons)
    return verdict.clauses


def anna(game: Game[State]) -> Person:
    return game.state.person("Anna")


def ben(game: Game[State]) -> Person:
    return game.state.person("Ben")


def friday(game: Game[State]) -> Person:
    return game.state.person("Friday")


def gear(game: Game[State], name: str) -> Gear:
    """A card beside the board."""
    shelves = (*game.state.items, *game.state.treasures, *game.state.equipment)
    return next(one for one in shelves if one.name == name)


def names(game: Game[State]) -> set[str]:
    """The items that lie on the board, item side up."""
    return {one.name for one in game.state.items if not one.flipped}
