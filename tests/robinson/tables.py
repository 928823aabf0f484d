"""Small tables for tests: Anna and Ben in the camp on tile 8, and sentences that are carried out at once."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.robinson.state import State
from tests.robinson.support import position

SEATS: dict[str, dict[str, Any]] = {"Anna": {"role": "explorer"}, "Ben": {"role": "soldier"}}


def table(
    *do: str,
    dice: Any = "",
    seats: Any = None,
    who: Any = "",
    place: Any = "",
    card: Any = "",
    **head: Any,
) -> Game[State]:
    """A game with these sentences on its agenda, in a scene; the rest goes into a position."""
    scene = {"who": who, "place": place, "card": card}
    return position(seats=seats or SEATS, do=do, scene=scene, dice=dice, **{"phase": "event", **head})


def phase(name: str, **rest: Any) -> Game[State]:
    """A game in which one phase is played, and nothing after it."""
    return table(f"{name} phase", **{"phase": name, **rest})


def goods(game: Game[State], where: str = "available") -> tuple[int, int, int, int]:
    """Wood, food, food that keeps, fur."""
    stock = getattr(game.state, where).goods
    return stock.wood, stock.food, stock.kept, stock.fur


def det(game: Game[State]) -> list[int]:
    """The determination of all characters, in the order they sit."""
    return [person.det for person in game.state.people]


def asked(game: Game[State], seat: str = "Anna") -> list[str]:
    """The answers that a seat may give to the open question."""
    return [str(action).split()[-1] for action in game.legal(seat) if action.verb in ("choose", "go-on")]


def question(game: Game[State]) -> str:
    """What the game waits for: the sentence of the open question, or nothing."""
    return str(game.state.agenda[0].effect) if game.state.agenda else ""
