"""Literal types that kernel and browser share."""

from __future__ import annotations

from typing import Literal

Lang = Literal["en", "fr", "pl"]
Theme = Literal["auto", "light", "dark"]
Palette = Literal["woodblock", "clear", "contrast"]
Highlight = Literal["look", "good", "bad"]
Mark = Literal["ruling", "edition", "advice"]
Habit = Literal["misfits", "threshold", "best"]
PlayerKind = Literal["newcomer", "careful", "teammate"]
"""The computer players that are offered on screen."""
