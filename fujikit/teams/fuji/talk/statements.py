"""Statements of table talk: hints about dice, and requests about where to go."""

from __future__ import annotations

from typing import NamedTuple


class Hint(NamedTuple):
    """How good a seat's dice are for something."""

    seat: str
    quality: str
    """`strong`, `weak` or `fair`."""
    need: str
    """A requirement, like `yellow|4`."""
    square: str = ""
    """The card it was said of, if it was."""
    phase: str = "plan"
    """In phase 2 (`plan`) the first roll is spoken of, in phase 4 (`equip`) the dice as they lie now."""


class Request(NamedTuple):
    """Where somebody is to go, or not."""

    seat: str
    """Who said it."""
    who: str
    """Who is to go, the speaker or another; empty for anybody else."""
    square: str
    kind: str
    """`goes`: who goes there, or should; `keep-off`: who should not; `asks`: who is asked about it."""


class Statements(NamedTuple):
    """What was understood of all that was said this round."""

    hints: tuple[Hint, ...]
    requests: tuple[Request, ...]
