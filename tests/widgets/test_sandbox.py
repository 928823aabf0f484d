"""Change it yourself: dice are turned, lines played, the own change shown; forged wishes are refused."""

from __future__ import annotations

from typing import Any

import pytest

from fujikit.lessons import lessons
from fujikit.widgets import Lesson
from tests.widgets.walk import walk_through


@pytest.fixture
def widget() -> Lesson:
    """F-01, done, with its table to change."""
    return trying("F-01")


def trying(name: str, lang: str = "en") -> Lesson:
    made = Lesson(name, lang=lang)
    walk_through(made)
    assert made.receive({"do": "go-to-step", "id": 1, "step": len(made.lesson.steps)}).ok
    return made


def table(widget: Lesson) -> Any:
    assert widget._sandbox is not None
    return widget._sandbox.table


def hand(widget: Lesson, name: str) -> dict[str, Any]:
    return next(each for each in widget.sandbox["hands"] if each["name"] == name)


def test_it_waits_behind_the_last_step() -> None:
    widget = Lesson("F-01")
    assert widget.step["change"] == 5
    assert widget.receive({"do": "go-to-step", "id": 1, "step": 5}).ok
    assert widget.step["at"] == 0
    assert not widget.sandbox_model
    walk_through(widget)
    assert widget.step["reached"] == 6
    widget.receive({"do": "go-to-step", "id": 1, "step": 5})
    assert (widget.step["at"], widget.step["kind"], widget.step["done"]) == (5, "change", True)
    assert widget.step["text"].startswith("Steve stopped you with 18.")
    assert widget.sandbox_model == table(widget).model_id


def test_all_dice_lie_open_on_a_table_that_the_browser_does_not_keep(widget: Lesson) -> None:
    table(widget).after_answer()
    assert (table(widget).name, table(widget).saved_code) == ("", "")
    assert table(widget).screen["open"]
    assert hand(widget, "Steve")["dice"] == hand(widget, "Steve")["laid"]
    hidden = trying("F-07")
    assert table(hidden).screen["open"]
    assert all(None not in seat["dice"] for seat in table(hidden).view["seats"].values())


def test_a_die_is_turned_and_the_same_line_ends_otherwise(widget: Lesson) -> None:
    assert table(widget).act("Clara move d2").ok
    assert table(widget).view["seats"]["Clara"]["at"] == "c2"
    assert widget.receive({"do": "set-lesson-die", "id": 1, "seat": "Steve", "die": 4, "face": "B1"}).ok
    assert hand(widget, "Steve")["dice"][3] == "B1"
    assert hand(widget, "Steve")["laid"][3] == "Y5"
    assert table(widget).act("Clara move d2").ok
    assert table(widget).view["seats"]["Clara"]["at"] == "d2"
    assert table(widget).receive({"do": "undo", "id": 2}).ok
    assert table(widget).view["seats"]["Clara"]["at"] == "c2"


def test_turned_dice_stay_turned_until_the_table_is_laid_anew(widget: Lesson) -> None:
    widget.receive({"do": "set-lesson-die", "id": 1, "seat": "Steve", "die": 4, "face": "B1"})
    widget.receive({"do": "set-lesson-die", "id": 2, "seat": "Clara", "die": 1, "face": "B6"})
    assert (hand(widget, "Steve")["dice"][3], hand(widget, "Clara")["dice"][0]) == ("B1", "B6")
    assert widget.receive({"do": "reset-sandbox", "id": 3}).ok
    assert all(each["dice"] == each["laid"] for each in widget.sandbox["hands"])


def test_the_lessons_own_change_is_played_and_told_in_the_language_of_the_reader(widget: Lesson) -> None:
    assert widget.sandbox["shows"] == ""
    assert widget.receive({"do": "show-example", "id": 1}).ok
    assert widget.sandbox["story"][:2] == [
        "Clara has 16 for d2, against 10, 13: enough.",
        "Clara moves to d2.",
    ]
    assert table(widget).view["seats"]["Clara"]["at"] == "d2"
    widget.set_language("fr")
    assert widget.sandbox["shows"].startswith("Si le 5 jaune de Steve")
    assert widget.sandbox["story"][1] == "Clara se déplace jusqu\u2019à d2."
    assert (table(widget).lang, widget.step["kind"]) == ("fr", "change")
    widget.receive({"do": "set-lesson-die", "id": 2, "seat": "Jona", "die": 1, "face": "B6"})
    assert (widget.sandbox["shows"], widget.sandbox["story"]) == ("", [])


@pytest.mark.parametrize("name", [each for each in lessons() if each.startswith("F-2")])
def test_dice_that_the_change_gives_or_takes_do_no_harm(name: str) -> None:
    widget = trying(name)
    assert widget.receive({"do": "show-example", "id": 1}).ok
    assert all(
        len(each["dice"]) == len(each["laid"]) == len(each["faces"]) for each in widget.sandbox["hands"]
    )


@pytest.mark.parametrize(
    "forged",
    [
        {"do": "set-lesson-die", "seat": "Steve", "die": 4, "face": "P9"},
        {"do": "set-lesson-die", "seat": "Steve", "die": 4, "face": "B4"},
        {"do": "set-lesson-die", "seat": "Steve", "die": 9, "face": "B1"},
        {"do": "set-lesson-die", "seat": "Eve", "die": 1, "face": "B1"},
        {"do": "set-lesson-die", "seat": "\ud800", "die": 1, "face": "\ud800"},
        {"do": "set-lesson-die", "seat": "Steve", "die": "4", "face": "B1"},
        {"do": "set-lesson-die", "seat": "Steve", "die": 4},
    ],
)
def test_a_face_that_no_die_has_is_refused(widget: Lesson, forged: dict[str, Any]) -> None:
    widget.receive({"do": "show-example", "id": 1})
    before = widget.sandbox
    answer = widget.receive({"id": 3, **forged})
    assert (answer.ok, answer.id) == (False, 3)
    assert answer.note.encode()
    assert widget.sandbox == before


@pytest.mark.parametrize("do", ["show-example", "reset-sandbox", "set-lesson-die"])
def test_nothing_is_changed_before_the_lesson_is_done(do: str) -> None:
    widget = Lesson("F-01")
    more = {"seat": "Steve", "die": 4, "face": "B1"} if do == "set-lesson-die" else {}
    assert not widget.receive({"do": do, "id": 1, **more}).ok
    assert widget.sandbox is None


def test_the_way_back_closes_the_table(widget: Lesson) -> None:
    left = table(widget)
    widget.receive({"do": "go-to-step", "id": 1, "step": 4})
    assert left.comm is None
    assert (widget.sandbox_model, widget.step["at"]) == ("", 4)
    widget.receive({"do": "go-to-step", "id": 2, "step": 5})
    widget.receive({"do": "go-to-step", "id": 3, "step": None})
    assert (widget.step["at"], widget.course.done) == (0, False)
    assert widget.sandbox is None
