"""Several lessons on a page: one at a time, with ticks, found by address, and gone on with after a reload."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from fujikit.engine.errors import BadInput
from fujikit.lessons import chapters
from fujikit.widgets import Lesson, Lessons
from tests.widgets.walk import walk_on, walk_through

PAGE = ("F-03", "F-05")


def ticks(widget: Lesson) -> list[bool]:
    return [each["done"] for each in widget.contents["lessons"]]


def visited(widget: Lesson) -> str:
    """What the browser would keep of a visit."""
    return json.dumps(widget.progress)


def resume(widget: Lesson, kept: str) -> None:
    assert widget.receive({"do": "restore-progress", "id": 1, "saved": kept}).ok


def test_a_page_opens_with_its_first_lesson_and_lists_them_all() -> None:
    page = Lessons(*PAGE, lang="fr", title={"en": "Cards", "fr": "Cartes", "pl": "Karty"})
    assert page.step["id"] == "F-03"
    assert page.contents["title"] == "Cartes"
    assert [each["id"] for each in page.contents["lessons"]] == ["F-03", "F-05"]
    assert page.contents["note"] == ""
    page.set_language("pl")
    assert page.contents["title"] == "Karty"
    assert page.contents["lessons"][0]["title"] == page.step["title"]


def test_a_lesson_that_is_done_gets_a_tick_and_the_next_is_opened() -> None:
    page = Lessons(*PAGE)
    assert ticks(page) == [False, False]
    walk_through(page)
    assert ticks(page) == [True, False]
    assert page.receive({"do": "open-lesson", "id": 1, "lesson": "F-05"}).ok
    assert (page.step["id"], page.step["at"]) == ("F-05", 0)


def test_who_comes_back_to_a_lesson_stands_where_they_left_it() -> None:
    page = Lessons(*PAGE)
    walk_on(page)
    page.receive({"do": "open-lesson", "id": 1, "lesson": "F-05"})
    page.set_language("pl")
    page.receive({"do": "open-lesson", "id": 2, "lesson": "F-03"})
    assert (page.step["id"], page.step["at"], page.course.lang) == ("F-03", 1, "pl")


def test_the_address_may_name_the_lesson_to_open() -> None:
    assert Lessons(*PAGE, start="F-05").step["id"] == "F-05"


@pytest.mark.parametrize("start", ["F-99", "F-01", "<b>", "x" * 5000, "\ud800"])
def test_an_address_that_names_none_of_them_opens_the_first_and_says_so(start: str) -> None:
    page = Lessons(*PAGE, start=start)
    assert page.step["id"] == "F-03"
    assert page.contents["note"].startswith("There is no lesson")
    assert len(page.contents["note"]) < 150
    assert page.contents["note"].encode()
    page.set_language("pl")
    assert page.contents["note"].startswith("Na tej stronie nie ma lekcji")
    page.receive({"do": "open-lesson", "id": 1, "lesson": "F-05"})
    assert page.contents["note"] == ""


def test_a_lesson_of_another_page_is_not_opened() -> None:
    page = Lessons(*PAGE)
    answer = page.receive({"do": "open-lesson", "id": 1, "lesson": "F-01"})
    assert not answer.ok
    assert '"F-01"' in answer.note
    assert page.step["id"] == "F-03"


def test_a_lesson_alone_opens_no_other() -> None:
    widget = Lesson("F-01")
    assert not widget.receive({"do": "open-lesson", "id": 1, "lesson": "F-03"}).ok
    assert len(widget.contents["lessons"]) == 1


def test_a_page_without_lessons_is_none() -> None:
    with pytest.raises(BadInput, match="lessons: name at least one"):
        Lessons()


def test_the_way_on_is_the_next_chapter() -> None:
    pages = [page for page in chapters() if page.lessons]
    for page, following in pairwise(pages):
        assert Lessons(*page.lessons[:1]).contents["onward"] == following.notebook
    assert Lessons(*pages[-1].lessons).contents["onward"] == ""
    assert Lesson("F-01").contents["onward"] == ""


def test_a_reload_loses_nothing() -> None:
    before = Lessons(*PAGE)
    walk_on(before)
    walk_on(before)
    after = Lessons(*PAGE)
    resume(after, visited(before))
    assert after.course == before.course
    assert after.step == before.step


def test_what_was_said_comes_back_in_another_language_too() -> None:
    before = Lesson("F-07", lang="pl")
    walk_through(before)
    before.set_language("fr")
    after = Lesson("F-07", lang="en")
    resume(after, visited(before))
    assert after.step["done"]
    assert after.course.lang == "en"


def test_the_table_to_change_is_laid_again() -> None:
    before = Lesson("F-01")
    walk_through(before)
    before.receive({"do": "go-to-step", "id": 1, "step": 5})
    after = Lesson("F-01")
    resume(after, visited(before))
    assert after.step["kind"] == "change"
    assert after.sandbox is not None


def test_without_an_address_the_first_lesson_that_is_not_done_is_opened() -> None:
    first = Lessons(*PAGE)
    walk_through(first)
    page = Lessons(*PAGE)
    resume(page, visited(first))
    assert (ticks(page), page.step["id"]) == ([True, False], "F-05")
    asked = Lessons(*PAGE, start="F-03")
    resume(asked, visited(first))
    assert (asked.step["id"], asked.step["done"]) == ("F-03", True)


def test_a_tick_stays_when_a_lesson_is_begun_again() -> None:
    page = Lessons(*PAGE)
    walk_through(page)
    page.receive({"do": "go-to-step", "id": 1, "step": None})
    assert (ticks(page), page.step["at"]) == ([True, False], 0)
    assert page.progress["F-03"]["done"]
    again = Lessons(*PAGE, start="F-03")
    resume(again, visited(page))
    assert (ticks(again), again.step["at"]) == ([True, False], 0)


GOOD: dict[str, Any] = {"at": 1, "results": [1, None], "done": False}


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[",
        "[]",
        "null",
        '"F-03"',
        "\ud800",
        '{"F-03": ' * 5000,
        json.dumps({"F-03": 3, "F-99": GOOD, "": None}),
        json.dumps({"F-03": {**GOOD, "at": "1"}}),
        json.dumps({"F-03": {"at": 1, "results": [1, None]}}),
        json.dumps({"F-03": {**GOOD, "results": [True]}}),
        json.dumps({"F-03": {**GOOD, "results": {"0": 1}}}),
        json.dumps({"F-03": {**GOOD, "results": ["x" * 300_000]}}),
        json.dumps({"F-03": {**GOOD, "results": ["Jona move e2", 99, -1, "", None]}}),
        json.dumps({"F-03": {**GOOD, "results": [], "at": 10**30}}),
    ],
)
def test_what_was_kept_wrongly_is_left_aside(kept: str) -> None:
    page = Lessons(*PAGE)
    resume(page, kept)
    assert (page.step["id"], page.step["at"], ticks(page)) == ("F-03", 0, [False, False])
    assert page.step["reply"] is None


def test_one_bad_entry_does_not_spoil_the_others() -> None:
    right = next(i for i, each in enumerate(Lesson("F-03").step["answers"]) if each["text"] == "5")
    page = Lessons(*PAGE)
    resume(page, json.dumps({"F-05": 3, "F-03": {**GOOD, "results": [right, None]}}))
    assert (page.step["id"], page.step["at"]) == ("F-03", 1)


def test_without_widgets_the_first_board_and_all_titles_stand_for_the_page() -> None:
    still = Lessons(*PAGE, lang="pl").static_bundle()
    alone = Lesson("F-03", lang="pl").static_bundle()
    assert "- F-03: To albo tamto\n- F-05: Jedno i drugie\n" in still["text/plain"]
    assert still["text/plain"].endswith(alone["text/plain"])
    assert still["text/html"].endswith(alone["text/html"].removeprefix('<div lang="pl">'))
