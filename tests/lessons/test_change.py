"""What there is to change at the end of a lesson must be told, must play, and must make a difference."""

from __future__ import annotations

from importlib import resources

import pytest

from fujikit.engine.words import LANGUAGES
from fujikit.lessons import BadLesson, lesson, lessons, read_lesson
from fujikit.lessons.course import changed_table, own_table
from fujikit.lessons.model import text_in

FIRST = (resources.files("fujikit.lessons.fuji") / "files" / "F-01.toml").read_text(encoding="utf-8")
START = FIRST.index("[change]")
STEPS, CHANGE = FIRST[:START], FIRST[START:]
ROUND = '["Clara move d2", "Jona move c3", "Steve move e2"]'
STEVES_DICE = 'dice = "Y2 P1 B4 B1 Y3 B4"'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("text.fr", "text.de", "text.fr: is missing"),
        ("shows.pl", "shows.de", "shows.pl: is missing"),
        ('shows.en = "With', 'shows.it = "?"\nshows.en = "With', "shows.it: there is no such language"),
        ("shows.", "show.", "Object contains unknown field `show`"),
        ('["Clara move d2"]', '["Clara move e2"]', "lines: Clara move e2: "),
        ('["Clara move d2"]', '["Clara flies"]', "lines: Clara flies: "),
        ('["Clara move d2"]', f'{ROUND}\ndice = "B9"', "dice: "),
        ('["Clara move d2"]', f'{ROUND}\ndice = "B6"', "dice: "),
        (STEVES_DICE, 'dice = "Y2 P1 B4 P9 Y3 B4"', "position: seat Steve: dice: "),
        (STEVES_DICE, 'at = "z9"', "position: seat Steve: at: "),
        (STEVES_DICE, 'dice = "Y2 P1 B4 Y5 Y3 B4"', "position: the lines lead to the same without it"),
    ],
)
def test_a_mistake_in_a_change_is_named_with_its_field(old: str, new: str, message: str) -> None:
    assert old in CHANGE
    with pytest.raises(BadLesson) as caught:
        read_lesson(STEPS + CHANGE.replace(old, new), "mine.toml")
    assert str(caught.value).startswith(f"mine.toml: change: {message}")
    assert "\n" not in str(caught.value)


def test_a_change_without_position_and_lines_changes_nothing() -> None:
    bare = CHANGE[: CHANGE.index("[change.position]")].replace('lines = ["Clara move d2"]', "")
    with pytest.raises(BadLesson, match=r"mine.toml: change: lines: there is none, and no position either"):
        read_lesson(STEPS + bare, "mine.toml")


def test_a_change_may_be_nothing_but_other_lines() -> None:
    bare = CHANGE[: CHANGE.index("[change.position]")].replace("Clara move d2", "Jona move c3")
    found = read_lesson(STEPS + bare, "mine.toml")
    assert found.change is not None
    assert changed_table(found, found.change, "en").view()["seats"]["Jona"]["moved"]


def test_a_lesson_may_do_without_a_change() -> None:
    assert read_lesson(STEPS, "mine.toml").change is None


def test_the_change_of_the_first_lesson_lets_clara_walk() -> None:
    first = lesson("F-01")
    assert first.change is not None
    before, after = own_table(first, "en"), changed_table(first, first.change, "en")
    assert before.history == ()
    assert [game.view()["seats"]["Clara"]["at"] for game in (before, after)] == ["c2", "d2"]
    assert after.study


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_to_change_speaks_the_language_that_is_asked_for(lang: str) -> None:
    first = lesson("F-01")
    assert first.change is not None
    assert own_table(first, lang).lang == changed_table(first, first.change, lang).lang == lang


def test_every_lesson_of_the_kit_ends_with_something_to_change() -> None:
    assert [name for name in lessons() if lesson(name).change is None] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", lessons())
def test_the_change_of_every_lesson_plays_in_every_language(name: str, lang: str) -> None:
    found = lesson(name)
    assert found.change is not None
    game = changed_table(found, found.change, lang)
    assert [str(move.action) for move in game.history if move.action] == list(found.change.lines)
    assert text_in(found.change.text, lang) != text_in(found.change.shows, lang)
