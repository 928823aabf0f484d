"""Short positions of two players, with the third set of variant A or the third meeple of variant B."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.fuji.state import THIRD, Seat
from tests.support import CLARA, JONA, STEVE, position

STOPS = ("Clara stop", "Clara stop for Third", "Jona stop", "Jona stop for Third")


def _pair(more: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Clara on d2 and Jona on d3, unless more is said of them."""
    clara = {"name": "Clara", "at": "d2", "dice": CLARA, **more.pop("clara", {})}
    return clara, {"name": "Jona", "at": "d3", "dice": JONA, **more.pop("jona", {})}


def with_set(phase: str = "plan", **more: Any) -> Game[Any]:
    """Variant A, with Steve's hand as the third set."""
    third = {"dice": STEVE, **more.pop("third", {})}
    return position(*_pair(more), phase=phase, variant="a", third=third, **more)


def with_meeple(phase: str = "plan", **more: Any) -> Game[Any]:
    """Variant B, the third meeple on e2 with Steve's hand: B1 P1 B4 before Clara, P4 B5 P5 before Jona."""
    third = {"at": "e2", "dice": STEVE, **more.pop("third", {})}
    return position(*_pair(more), phase=phase, variant="b", third=third, **more)


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


def third(game: Game[Any]) -> Seat:
    seat: Seat = game.state.seat("Third")
    return seat
