"""Short positions of two players, with the third set of variant A or the third meeple of variant B."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.fuji.state import THIRD
from tests.support import CLARA, JONA, STEVE, position, seat


def with_set(phase: str = "plan", **more: Any) -> Game[Any]:
    """Variant A: Clara on d2, Jona on d3, Steve's hand as the third set."""
    clara, jona = more.pop("clara", {}), more.pop("jona", {})
    third = {"dice": STEVE, **more.pop("third", {})}
    seats = (seat("Clara", "d2", **{"dice": CLARA, **clara}), seat("Jona", "d3", **{"dice": JONA, **jona}))
    return position(*seats, phase=phase, variant="a", third=third, **more)


def with_meeple(phase: str = "plan", **more: Any) -> Game[Any]:
    """Variant B: Clara on d2, Jona on d3, the third meeple on e2 with Steve's hand: B1 P1 B4 before Clara."""
    clara, jona = more.pop("clara", {}), more.pop("jona", {})
    third = {"at": "e2", "dice": STEVE, **more.pop("third", {})}
    seats = (seat("Clara", "d2", **{"dice": CLARA, **clara}), seat("Jona", "d3", **{"dice": JONA, **jona}))
    return position(*seats, phase=phase, variant="b", third=third, **more)


def agreed(game: Game[Any], *lines: str) -> Game[Any]:
    """Clara proposes each line for the third meeple, and Jona agrees."""
    for line in lines:
        game.act(f"Clara propose {line} for {THIRD}")
        game.act("Jona agree")
    return game


def legal(game: Game[Any], name: str) -> set[str]:
    return {str(action) for action in game.legal(name)}


def hand(game: Game[Any], name: str = THIRD) -> str:
    """The dice before a seat, as codes."""
    return " ".join(die.face for die in game.state.seat(name).dice)
