"""The type of computer players: a function from a seat's view to a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

View = dict[str, Any]
"""What a seat may see, as `Game.view` gives it."""

Player = Callable[[View], str | None]
"""From a view to a line; None to let others go first.

A player with a true attribute `sees_all` is given all dice, and is no fair player (see `Seer`).
"""
