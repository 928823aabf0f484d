"""Schema of lessons, and of the progress that the browser stores."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fujikit.widgets.schema.rules import ReasonView
from fujikit.widgets.schema.table import MarksView


class ReplyView(Struct):
    """What a learner hears after trying something."""

    ok: bool
    text: str
    reasons: list[ReasonView]
    story: list[str]
    """What happened on the table, in sentences."""


class ChoiceView(Struct):
    """An answer to choose, and what became of it."""

    text: str
    tried: Literal["", "right", "wrong"]


class LessonView(Struct):
    """The step of a lesson that a learner stands in."""

    id: str
    title: str
    at: int
    solved: list[bool]
    """One for every step: whether it is done."""
    reached: int
    """How many steps the learner may go to."""
    kind: Literal["say", "ask", "do", "show", "change"]
    """`change` comes after the last step: the lesson's own table to be changed."""
    text: str
    seat: str
    """Whose eyes the learner has."""
    marks: MarksView
    clauses: list[tuple[str, str]]
    """Ids and headings."""
    answers: list[ChoiceView]
    hints: list[str]
    more_hints: bool
    talks: bool
    """Something is to be said rather than done."""
    reply: ReplyView | None
    done: bool
    """All steps are done, and the learner stands at the end of them."""
    change: int | None = None
    """The place behind the last step, where the lesson's table can be changed; None where it can't."""


class EditableHandView(Struct):
    """The dice of a seat, which can be turned."""

    name: str
    character: str
    dice: list[str]
    laid: list[str]
    """What they show in the lesson."""
    faces: list[list[str]]
    """What each of them could show."""


class SandboxView(Struct):
    """The lesson's own table while a learner changes it."""

    hands: list[EditableHandView]
    shows: str
    """What the lesson's own change has led to, and why; empty while it is not shown."""
    story: list[str]
    """What happened with it, in sentences."""


class ListedView(Struct):
    """A lesson in the list of a page."""

    id: str
    title: str
    done: bool


class ContentsView(Struct):
    """The lessons of a page."""

    title: str
    lessons: list[ListedView]
    note: str
    """Why another lesson is shown than the one that was asked for; else empty."""
    onward: str
    """The notebook that follows in the course; empty at its end, or outside it."""


class Progress(Struct):
    """How far a learner has come in a lesson: what the browser keeps, and brings back."""

    at: int
    results: list[str | int | None]
    """One for every step that was reached: the line, the answer, or nothing."""
    done: bool
