"""What somebody at the table can do, as a view shows the seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fujikit.fuji.state import REACH, SCOUT_REACH


def can(seat: Mapping[str, Any], skill: str) -> bool:
    """Whether somebody has a skill and can still use it.

    >>> can({"skill": "scout", "injuries": ["amnesia"]}, "scout")
    False
    """
    return bool(seat["skill"] == skill and "amnesia" not in seat["injuries"])


def reach_of(seat: Mapping[str, Any]) -> int:
    """How many steps a meeple may plan."""
    return SCOUT_REACH if can(seat, "scout") else REACH
