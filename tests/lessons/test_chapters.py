"""The learn notebooks share the lessons out among themselves."""

from __future__ import annotations

from collections import Counter

from fujikit.lessons import chapters, lessons


def test_every_lesson_is_in_exactly_one_chapter() -> None:
    assert Counter(name for chapter in chapters() for name in chapter.lessons) == Counter(lessons())


def test_the_chapters_are_the_learn_notebooks_in_their_order() -> None:
    names = [chapter.notebook for chapter in chapters()]
    assert names == sorted(names)
    assert [int(name[:2]) for name in names] == list(range(10, 24))
