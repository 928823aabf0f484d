"""Schema of the widgets on the pages for study."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fujikit.widgets.schema.table import ChanceView
from fujikit.widgets.schema.types import Habit


class PlayerView(Struct):
    """Somebody in a question about rerolls: you, or a neighbour."""

    dice: list[str]
    seen: bool
    """Whether the dice lie open to you; of unseen ones only the number counts."""
    need: str
    """What the card asks for that they want to go to."""
    rerolls: int
    habit: Habit
    """How a neighbour throws again; you choose what is best."""


class KeepView(Struct):
    """A choice of dice to keep, and the chance to move after it."""

    dice: list[str]
    numbers: list[int]
    """Places in the hand, from 1."""
    chance: ChanceView
    away: str
    """What it gives away, in words."""


class CurveView(Struct):
    """The chance to move with 0, 1, … rerolls, by a way of throwing again."""

    way: Literal["best", "threshold", "misfits"]
    chances: list[ChanceView]


class TotalsView(Struct):
    """How likely every total from 0 up is: yours in the end, and the higher one of the neighbours."""

    mine: list[float]
    theirs: list[float]
    text: str


class WeighedView(Struct):
    """What a hand is worth."""

    fits: str
    """The faces that count."""
    now: ChanceView
    """With the dice as they lie."""
    best: KeepView
    others: list[KeepView]
    """The next choices, best first."""
    curves: list[CurveView]
    curves_text: str
    totals: TotalsView
    advice: str
    model: str


class GoalView(Struct):
    """Who moves when you throw again for a goal."""

    goal: Literal["me", "sum", "all"]
    dice: list[str]
    numbers: list[int]
    chances: list[ChanceView]
    """Yours, then the neighbours'."""
    all_move: ChanceView
    average: str
    """How many of you move on average."""


class ExperimentView(Struct):
    """Dice thrown many times, beside what was to be expected."""

    fits: str
    last: list[str]
    """What the dice showed last; empty before the first throw."""
    times: int
    counts: list[int]
    """How often every total from 0 up has come."""
    exact: list[float]
    """How likely it is."""
    text: str


class FieldView(Struct):
    """Room for an answer, and what was thought of the last one."""

    name: str
    text: str
    verdict: Literal["", "right", "rounded", "wrong", "unread"]


class BoxCardView(Struct):
    """A terrain card of a box."""

    name: str
    need: str
    reroll: bool
    source: str
    own: bool
    """Not as in the default box."""


class MistakeView(Struct):
    """Something that is wrong in a box: on which card, in which field, and what."""

    card: str
    field: str
    message: str


class OwnBoxView(Struct):
    """What came of the text of a box: mistakes, or cards."""

    name: str
    mistakes: list[MistakeView]
    landscape: list[BoxCardView]
    village: list[BoxCardView]
    scenarios: list[tuple[int, str, str]]
    """Numbers, names, and what is special about each."""
    scenario: int
    """The one that is laid out."""
