"""A table for tests of equipment: Clara on d2, Jona on d3 and Steve on e2 of the meadow, with their cards."""

from __future__ import annotations

from typing import Any

from fujikit.engine.game import Game
from fujikit.fuji.move import Compared
from tests.support import CLARA, JONA, STEVE, position, seat

FIVE_DICE = ("scout", "survivalist", "tinkerer")


def table(
    clara: str = "", jona: str = "", steve: str = "", *, phase: str = "equip", **more: Any
) -> Game[Any]:
    """The cards of each seat are named in one text; a dict called after a seat adds to that seat."""
    seats = [
        _seat("Clara", "d2", CLARA, clara, more.pop("Clara", {})),
        _seat("Jona", "d3", JONA, jona, more.pop("Jona", {})),
        _seat("Steve", "e2", STEVE, steve, more.pop("Steve", {})),
    ]
    return position(*seats, phase=phase, **more)


def _seat(name: str, at: str, hand: str, cards: str, more: dict[str, Any]) -> dict[str, Any]:
    dice = " ".join(hand.split()[: 5 if more.get("skill") in FIVE_DICE else 6])
    return seat(name, **{"at": at, "dice": dice, "equipment": cards.split(), **more})


def of(game: Game[Any], name: str, by: str | None = "") -> Any:
    """What the seat itself sees of its place, or what `by` sees of it."""
    return game.view(name if by == "" else by)["seats"][name]


def hand(game: Game[Any], name: str, by: str | None = "") -> str:
    """The dice of a hand as one text, `?` for each that is hidden."""
    return " ".join(die or "?" for die in of(game, name, by)["dice"])


def log(game: Game[Any], by: str | None) -> list[str]:
    """The events of the round that somebody hears of."""
    return [entry["event"] for entry in game.view(by)["log"]]


def compared(game: Game[Any], line: str) -> tuple[int, tuple[int, ...]]:
    """The mover's value and those of the neighbours, in the order they sit."""
    (event,) = [event for event in game.act(line) if isinstance(event, Compared)]
    return event.value, event.rivals
