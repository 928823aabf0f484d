"""Several lessons on a page, one after another, with a list that tells which are done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from fujikit.engine.errors import BadInput
from fujikit.engine.quoted import quoted
from fujikit.lessons import lesson as find_lesson
from fujikit.lessons.contents import courses
from fujikit.lessons.model import Text, text_in
from fujikit.widgets.base import on
from fujikit.widgets.lesson import Lesson
from fujikit.widgets.schema import ContentsView, OpenLesson, without_surrogates
from fujikit.widgets.screen_words import translate
from fujikit.widgets.static_lesson import lesson_parts
from fujikit.widgets.static_page import Items, Part, Title, page


class Lessons(Lesson):
    """Lessons by their ids, one at a time.

    `start` is the id of the one to open with, as a page's address may name it; without it the first that is
    not done yet is opened. `title` is what the list is called: a text, or one by language.

    >>> page = Lessons("F-03", "F-05", start="F-05", title="Requirements")
    >>> page.lesson
    <fujikit lesson F-05: Both at once>
    """

    def __init__(
        self, *names: str, start: str = "", lang: str = "en", title: Text = "", **traits: Any
    ) -> None:
        if not names:
            raise BadInput("lessons: name at least one")
        found = {name: find_lesson(name, lang) for name in names}
        self._start = without_surrogates(start)
        self._title = title
        self._teach(tuple(found.values()), found.get(start, found[names[0]]), lang, **traits)

    @on(OpenLesson)
    def _open(self, message: OpenLesson) -> None:
        name = message.lesson
        if name not in self._courses:
            raise BadInput(self._unknown(name, self.lang))
        self._start = name
        self.course = self._courses[name]

    def _first_to_do(self) -> str:
        if self._start in self._courses:
            return self._at
        return next((name for name in self._courses if name not in self._done), next(iter(self._courses)))

    def _contents(self, lang: str) -> ContentsView:
        unknown = self._start and self._start not in self._courses
        note = self._unknown(self._start, lang) if unknown else ""
        return ContentsView(
            text_in(self._title, lang), self._listed(lang), note, _onward(next(iter(self._courses)))
        )

    def static_bundle(self) -> dict[str, str]:
        """The titles of all lessons, and the page of the one that is open."""
        return page(self.lang, (*self._list(), *lesson_parts(self.course)))

    def _list(self) -> Iterator[Part]:
        listed = self._listed(self.lang)
        if len(listed) > 1:
            yield Title(text_in(self._title, self.lang) or self.translate("lessons.label"))
            yield Items([f"{each.id}: {each.title}{self._tick(done=each.done)}" for each in listed])

    def _tick(self, *, done: bool) -> str:
        return f" ({self.translate('lessons.done')})" if done else ""

    def _unknown(self, name: str, lang: str) -> str:
        return translate("lessons.unknown", lang, name=quoted(name))


def _onward(lesson: str) -> str:
    """The notebook after the one that a lesson belongs to, beside it in the folder of its game."""
    for course in courses():
        for chapter, following in pairwise(course):
            if lesson in chapter.lessons:
                return following.notebook
    return ""
