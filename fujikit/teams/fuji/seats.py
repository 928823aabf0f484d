"""What somebody at the table can do, as a view shows the seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from fujikit.fuji.state import REACH, SCOUT_REACH


class Offer(TypedDict):
    """An action that a view offers, as plain data: the fields of `fujikit.fuji.action_views.ActionView`."""

    line: str
    seat: str
    verb: str
    proposes: str
    whose: str
    squares: list[str]
    dice: list[int]
    cards: list[str]
    seats: list[str]
    value: int
    word: str


def can_use(seat: Mapping[str, Any], skill: str) -> bool:
    """Whether somebody has a skill and can still use it.

    >>> can_use({"skill": "scout", "injuries": ["amnesia"]}, "scout")
    False
    """
    return bool(seat["skill"] == skill and "amnesia" not in seat["injuries"])


def reach_of(seat: Mapping[str, Any]) -> int:
    """How many steps a meeple may plan."""
    return SCOUT_REACH if can_use(seat, "scout") else REACH
