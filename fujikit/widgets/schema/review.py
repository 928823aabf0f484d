"""Schema of a finished game in review: where it turned, and what choices gave away."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

TurnKind = Literal["choice", "luck", "late"]
"""What made a turn go wrong: a choice, bad luck, or that nothing better was left."""


class RatedView(Struct):
    """A choice with its chance, out of 100."""

    label: str
    hundred: int
    note: str
    """What else it was worth, in words."""


class TurningPointView(Struct):
    """A turn that went wrong, and the step of the replay before its choice."""

    step: int
    round: int
    kind: TurnKind
    title: str
    text: str
    """What happened, and what a choice gave away, in sentences."""
    choices: list[RatedView]
    """What was chosen, and what would have been better."""


class PlayerReviewView(Struct):
    """What a player made of the game."""

    name: str
    made: str
    """How many turns went well, of how many."""
    gave_away: str
    """By choices about dice, in percentage points."""
    left: list[int]
    """Of what keeps a player going, at the beginning and after each turn."""


class LessonLink(Struct):
    """What to read on."""

    text: str
    title: str
    page: str
    """A notebook, by its path from the folder of all notebooks."""


class ReviewView(Struct):
    """A game in review."""

    points: list[TurningPointView]
    players: list[PlayerReviewView]
    summary: str
    """What choice and luck made of it, in sentences."""
    left_title: str
    """What the players had left."""
    lesson: LessonLink | None = None
