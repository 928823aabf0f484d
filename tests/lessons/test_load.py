"""Lessons are read from files, and what is wrong with one is said in one sentence."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from fujikit.api import position
from fujikit.engine.errors import BadInput
from fujikit.lessons import BadLesson, lesson, lessons, read_lesson
from fujikit.lessons.check import mistake_in

FIRST = (resources.files("fujikit.lessons.fuji") / "files" / "F-01.toml").read_text(encoding="utf-8")
TALK = (resources.files("fujikit.lessons.fuji") / "files" / "F-07.toml").read_text(encoding="utf-8")


def test_the_lessons_are_listed_in_order() -> None:
    assert list(lessons()) == sorted(lessons())
    assert {"F-01", "F-07", "F-09"} <= set(lessons())


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_of_the_kit_has_no_mistake(name: str) -> None:
    """A page opens them unchecked."""
    assert mistake_in(lesson(name)) is None


def test_a_lesson_comes_in_a_language() -> None:
    assert repr(lesson("F-01", "pl")) == "<fujikit lesson F-01: Pierwszy krok>"
    assert str(lesson("F-01", "pl")).startswith("F-01: Pierwszy krok\n1. Grasz jako Clara")


def test_a_lesson_of_your_own_is_read_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FIRST, encoding="utf-8")
    assert lesson(path).id == "mine"
    assert lesson(str(path), "fr").lang == "fr"


@pytest.mark.parametrize(
    ("name", "message"),
    [("F-99", "no lesson is called 'F-99'; there are .*F-01"), ("none.toml", "none.toml")],
)
def test_an_unknown_lesson_is_named(name: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        lesson(name)


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BadInput, match="lang: 'de' is none of en, fr, pl"):
        lesson("F-01", "de")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title.pl = "Pierwszy krok"', "", "mine.toml: title.pl: is missing"),
        ('seat = "Clara"', "seat = 3", "mine.toml: seat: Expected `str`, got `int`"),
        ('kind = "say"', 'kind = "sing"', "mine.toml: step 4: kind: Invalid value 'sing'"),
        ("praise.en", "prise.en", "mine.toml: step 1: Object contains unknown field `prise`"),
        ('why.pl = "18 to', 'why.de = "18 to', "mine.toml: step 2: answer 3: why.pl: is missing"),
        ("right = true", "", "mine.toml: step 2: answer: one must be right, and at least one wrong"),
        ('"move.order"', '"move.odor"', "mine.toml: step 1: clauses: there is no 'move.odor'"),
        (
            '{ d2 = "look" }',
            '{ b9 = "look" }',
            "mine.toml: step 1: marks.highlights: there is no card on 'b9'",
        ),
        ('{ d2 = "look" }', '{ d2 = "loud" }', "mine.toml: step 1: marks.highlights"),
        ('["Clara move d2"]', '["Clara move e2"]', "mine.toml: step 1: lines: Clara move e2: "),
        ('["Clara move d2"]', '["Clara  move d2"]', "mine.toml: step 1: lines: 'Clara  move d2' is written"),
        ('["Clara move d2"]', "[]", "mine.toml: step 1: lines: there is none"),
        ('"Steve move e2"', '"Steve move e3"', "mine.toml: step 5: lines: Steve move e3: "),
        ('at = "c3"', 'at = "z3"', "mine.toml: position: "),
        ("page = 4", "page = [", "mine.toml: Invalid value"),
        ('dice = "B6 Y3 P5', 'dice = "B6 Y3 P9', "mine.toml: step 5: dice: "),
        ('dice = "B6 Y3 P5', 'dice = "Y3 P5', "mine.toml: step 5: dice: "),
        (
            'why.pl = "18 to',
            'why.de = "18"\nwhy.pl = "18 to',
            "mine.toml: step 2: answer 3: why.de: there is no such",
        ),
        ('text = "8"', 'text = ""', "mine.toml: step 2: answer 1: text: is empty"),
        (
            'kind = "do"',
            'kind = "do"\nseat = "Eve"',
            "mine.toml: step 1: seat: nobody at this table is called 'Eve'",
        ),
    ],
)
def test_a_mistake_is_named_with_file_step_and_field(old: str, new: str, message: str) -> None:
    assert old in FIRST
    with pytest.raises(BadLesson) as caught:
        read_lesson(FIRST.replace(old, new, 1), "mine.toml")
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_quoted_answers_must_agree_with_the_referee() -> None:
    with pytest.raises(BadLesson, match=r"step 2: answer 3: text\.en: the referee judges it otherwise"):
        read_lesson(TALK.replace("a lot of high dice", "two high dice"), "mine.toml")


def test_a_lesson_without_steps_is_none() -> None:
    with pytest.raises(BadLesson, match=r"mine.toml: step: there is none"):
        read_lesson(FIRST[: FIRST.index("[[step]]")].replace("page = 4", "page = 4\nstep = []"), "mine.toml")


SECOND_TABLE = """
[[step]]
kind = "ask"
text = "?"
answer = [{ text = "1", why = "1", right = true }, { text = "2", why = "2" }]
[step.position]
level = 3
board.needs.d2 = "pink"
seat = [{ name = "Jona", injuries = ["arm"] }]
"""


def test_a_step_may_lay_another_table_that_differs_where_it_says_so() -> None:
    found = read_lesson(FIRST + SECOND_TABLE, "mine.toml")
    assert found.table(1) == (0, found.position)
    start, text = found.table(len(found.steps) - 1)
    assert start == len(found.steps) - 1
    old, new = (position(each).view() for each in (found.position, text))
    assert (old["cards"]["d2"]["need"], new["cards"]["d2"]["need"]) == ("yellow|4", "pink")
    assert old["cards"]["c2"] == new["cards"]["c2"]
    assert [each["injuries"] for each in new["seats"].values()] == [["arm"], [], []]
    assert [each["at"] for each in new["seats"].values()] == ["c3", "c2", "d1"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('d2 = "pink"', 'd2 = "pinc"', "mine.toml: step 6: position: board.needs.d2: "),
        ('name = "Jona"', 'name = "Eve"', "mine.toml: step 6: position: seat Eve: at: "),
        (
            SECOND_TABLE[SECOND_TABLE.index("[step.position]") :],
            "position = 3",
            "mine.toml: step 6: position: Expected `object`, got `int`",
        ),
    ],
)
def test_a_mistake_in_another_table_is_named_with_its_step(old: str, new: str, message: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read_lesson(FIRST + SECOND_TABLE.replace(old, new), "mine.toml")
    assert str(caught.value).startswith(message)
