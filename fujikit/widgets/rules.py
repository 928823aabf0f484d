"""The rulebook to look things up in."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten
from typing import Any

import msgspec
import traitlets

from fujikit.engine.errors import BadInput
from fujikit.engine.rulebook import Clause
from fujikit.widgets.base import FujikitWidget, clause_view, on
from fujikit.widgets.schema import (
    ChapterView,
    ClauseView,
    FoundClause,
    FoundView,
    LookUp,
    Search,
    without_surrogates,
)
from fujikit.widgets.screen_words import pair
from fujikit.widgets.static_page import Items, Note, Paragraph, Part, Title, page
from fujikit.widgets.traits import DictTrait, ListTrait, dict_trait, list_trait

MAX_QUERY_LENGTH = 200
EXCERPT = 120


class Rules(FujikitWidget):
    """Search, chapters, clauses and what is related to them, in three languages.

    >>> Rules("diagnal steps").clause
    'plan.orthogonal'
    >>> Rules(clause="plan.three-steps", lang="fr").page["page"]
    5
    """

    bundle = "rules"
    clause: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The id of the clause that is open; empty for none. Set it to open another one."""
    page: DictTrait = dict_trait(ClauseView | None)
    """A `ClauseView`: the clause that is open."""
    found: DictTrait = dict_trait(FoundView)
    """A `FoundView`: what the last search has found."""
    contents: ListTrait = list_trait(ChapterView)
    """All chapters, each a `ChapterView`."""

    def __init__(self, query: str = "", *, clause: str = "", lang: str = "en", **look: Any) -> None:
        super().__init__(lang=lang, **look)
        self._list_contents()
        self.search(query)
        best = self.found["clauses"][0]["id"] if self.found["clauses"] else ""
        self.clause = clause or best

    def search(self, query: str) -> None:
        """Show the clauses that fit some words."""
        if len(query) > MAX_QUERY_LENGTH:
            raise BadInput(self.translate("rules.too-long", most=MAX_QUERY_LENGTH))
        asked = without_surrogates(query)
        clauses = [self._found(each) for each in self.rulebook().search(asked, self.lang)]
        self.found = msgspec.to_builtins(FoundView(asked, clauses))

    @on(Search)
    def _search(self, message: Search) -> None:
        self.search(message.query)

    def _look_up(self, message: LookUp) -> None:
        self.clause = message.clause

    def set_language(self, lang: str) -> None:
        super().set_language(lang)
        self._list_contents()
        self.search(self.found["query"])
        self._open()

    def static_bundle(self) -> dict[str, str]:
        """The clause that is open, and what was found; else all chapters with their clauses."""
        return page(self.lang, self._parts())

    def _parts(self) -> Iterator[Part]:
        yield Title(self.translate("rules.title"))
        if self.page:
            yield from self._clause_parts(self.page)
        else:
            yield Paragraph(self.translate("rules.welcome"))
        if found := self.found["clauses"]:
            yield Title(self.translate("rules.results"))
            yield Items([pair(each["heading"], each["excerpt"], self.lang) for each in found])
        elif not self.page:
            yield from self._contents_parts()

    def _clause_parts(self, clause: dict[str, Any]) -> Iterator[Part]:
        printed = (
            self.translate("rules.page", page=clause["page"])
            if clause["page"]
            else self.translate("rules.ours")
        )
        yield Title(clause["heading"], printed)
        yield Paragraph(clause["text"])
        yield from (Note(self.translate(f"rules.{mark}")) for mark in clause["marks"])
        if clause["related"]:
            headings = ", ".join(heading for _id, heading in clause["related"])
            yield Note(self.pair("rules.related", headings))

    def _contents_parts(self) -> Iterator[Part]:
        for chapter in self.contents:
            yield Title(self.translate(f"chapter.{chapter['chapter']}"))
            yield Paragraph(" · ".join(heading for _id, heading in chapter["clauses"]))

    @traitlets.validate("clause")
    def _known(self, proposal: traitlets.Bunch) -> str:
        """Only clauses that there are."""
        clause: str = proposal["value"]
        if clause:
            clause_view(self.rulebook(), clause, self.lang)
        return clause

    @traitlets.observe("clause")
    def _opened(self, _change: object) -> None:
        self._open()

    def _open(self) -> None:
        opened = clause_view(self.rulebook(), self.clause, self.lang) if self.clause else None
        self.page = msgspec.to_builtins(opened)

    def _list_contents(self) -> None:
        self.contents = msgspec.to_builtins([self._chapter(each) for each in self.rulebook().chapters()])

    def _chapter(self, chapter: str) -> ChapterView:
        clauses = [clause for clause in self.rulebook().values() if clause.chapter == chapter]
        page = min((clause.page for clause in clauses if clause.page), default=None)
        return ChapterView(chapter, page, [(clause.id, clause.heading(self.lang)) for clause in clauses])

    def _found(self, clause: Clause) -> FoundClause:
        excerpt = shorten(clause.plain_text(self.lang), EXCERPT, placeholder=" …")
        return FoundClause(clause.id, clause.heading(self.lang), clause.chapter, excerpt)
