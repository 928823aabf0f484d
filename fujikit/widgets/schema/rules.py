"""Schema of the rulebook and of table talk."""

from __future__ import annotations

from msgspec import Struct

from fujikit.widgets.schema.types import Mark


class ReasonView(Struct):
    """Why a line is refused: a sentence, and the clause a click away."""

    clause: str
    text: str
    heading: str = ""
    """What the clause is called."""


class ClauseView(Struct):
    """A clause of the rulebook, in our words."""

    id: str
    heading: str
    text: str
    page: int | None
    chapter: str
    related: list[tuple[str, str]]
    """Ids and headings."""
    marks: list[Mark] = []
    """What sets it apart: our ruling, a difference between the printed editions, mere advice."""


class FoundClause(Struct):
    """A clause in a list of what was found."""

    id: str
    heading: str
    chapter: str
    excerpt: str


class FoundView(Struct):
    """What a search has found, best first."""

    query: str
    clauses: list[FoundClause]


class ChapterView(Struct):
    """A chapter of the rulebook in its table of contents."""

    chapter: str
    page: int | None
    """Where it begins in the English rulebook."""
    clauses: list[tuple[str, str]]
    """Ids and headings."""


class ExchangeView(Struct):
    """Something that was said, and what the referee answered."""

    number: int
    text: str
    lang: str
    ok: bool
    reasons: list[ReasonView]
