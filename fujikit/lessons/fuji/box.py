"""The cards that lessons are played with: frozen, so that tuning the default box changes no lesson."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fujikit.fuji.box import Box, load_box


@cache
def lesson_box() -> Box:
    """The box of the lessons.

    >>> lesson_box().track.length
    20
    """
    return load_box(Path(__file__).with_name("box.toml"))
